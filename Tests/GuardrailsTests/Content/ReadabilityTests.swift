import Guardrails
import Testing

struct ReadabilityTests {
  @Test(arguments: [
    ("", 0, 0), ("The cat sat.", 3, 3), ("One two three. Four five?", 5, 3),
    ("It's what you’d say; so there", 6, 4),
  ])
  func `words and sentences are counted`(text: String, words: Int, longest: Int) {
    let measured = Readability(text)
    #expect(measured.words == words)
    #expect(measured.longestSentence == longest)
  }

  @Test func `the grade is that of the formula`() {
    // Six words in one sentence, each of one syllable: 0.39 × 6 + 11.8 × 1 − 15.59.
    #expect(abs(Readability("The cat sat on the mat.").grade - (-1.45)) < 0.001)
    // "table" has two syllables, the others one: 0.39 × 4 + 11.8 × 1.25 − 15.59.
    #expect(abs(Readability("A table made here.").grade - 0.72) < 0.001)
  }

  @Test func `long words and long sentences raise the grade`() {
    let plain = Readability("Rest when you can. Drink some water. It may help.").grade
    let long = Readability("Administering considerable hydration facilitates recuperation.").grade
    #expect(plain < 3)
    #expect(long > 15)
  }
}
