import Testing

@testable import Language

@Suite struct ElongationTests {
  @Test(
    arguments: [
      ("todayyyy", "today"), ("heavyyy", "heavy"), ("sooo", "so"), ("yesss", "yess"),
      ("tireddd", "tired"), ("messsy", "messy"), ("bloooood", "blood"), ("nooooo", "no"),
    ])
  func `a letter held down is cut back`(typed: String, word: String) {
    #expect(Normaliser().normalise(typed).tokens.map(\.text) == [word])
  }

  @Test(arguments: ["zzzz", "mmm", "aaaa", "www", "coffee", "iii", "cramps", "xx"])
  func `words without a run and words of one letter stay as they are`(typed: String) {
    #expect(Normaliser().normalise(typed).tokens.map(\.text) == [typed])
  }

  @Test func `the word still covers all that was typed`() {
    #expect(Normaliser().normalise("sooo tireddd").tokens.map(\.range) == [0..<4, 5..<12])
  }
}
