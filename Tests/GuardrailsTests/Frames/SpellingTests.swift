import Testing

@testable import Guardrails

/// How typed words find their usual spelling.
struct SpellingTests {
  let spelling = Spelling(
    usual: ["cud": "could"], tolerant: ["bleeding", "suicidal"], protected: ["breeding"])

  @Test func `a short form stands for its word`() {
    #expect(spelling.usual("cud") == "could")
    #expect(spelling.usual("cloud") == "cloud")
  }

  @Test(arguments: ["bleding", "bleedding", "blreeding", "bleeeding", "bledeing", "bleedinh"])
  func `one slip is forgiven`(word: String) {
    #expect(spelling.corrected(word) == "bleeding")
  }

  @Test(arguments: ["bledin", "leeding", "breeding", "bleed", "reading"])
  func `more than a slip, another first letter or a word of its own is not`(word: String) {
    #expect(spelling.corrected(word) == nil)
  }

  @Test func `drawn out letters are calmed`() {
    #expect(Spelling.calmed("sooooo", to: 1) == "so")
    #expect(Spelling.calmed("bleeeeding", to: 2) == "bleeding")
    #expect(Spelling.calmed("bleeding", to: 1) == nil)
  }
}
