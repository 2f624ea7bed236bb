import Testing

@testable import Assistant

struct HushTests {
  private let hush = Hush(["bab", "fertil", "conce"])

  @Test(arguments: [
    "A slow breath is enough.", "", "Unbaby is no word.", "Rabat is a city.", "b", "ba",
    "“Tea” helps, naïve or not.",
  ])
  func `a text without the words is left as it is`(text: String) {
    #expect(hush.allows(text) && hush.kept(text) == text)
  }

  @Test(arguments: [
    "The baby kicks.", "BABIES sleep.", "(baby)", "Your fertile days", "“Baby” steps, café",
    "tea\nbaby", "pre-conception", "1baby",
  ])
  func `a text with a word that begins so is not allowed`(text: String) {
    #expect(!hush.allows(text))
  }

  @Test func `only the sentences that hold such a word are left out`() {
    #expect(
      hush.kept("Rest a little. Babies like it too. Is tea near? “Fertile” days come later.")
        == "Rest a little. Is tea near?")
    #expect(hush.kept("Baby steps") == "")
  }

  @Test func `without words nothing is left out`() {
    #expect(Hush([]).kept("The baby kicks.") == "The baby kicks.")
  }
}
