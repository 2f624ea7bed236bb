import Testing

@testable import Language

@Suite struct PhraseTests {
  @Test func `a phrase stands for each of its branches`() {
    #expect(
      Phrase.branches(of: "[the] <n> (days|weeks) ago") == [
        [.slot(.n), .word("days"), .word("ago")],
        [.word("the"), .slot(.n), .word("days"), .word("ago")],
        [.slot(.n), .word("weeks"), .word("ago")],
        [.word("the"), .slot(.n), .word("weeks"), .word("ago")],
      ])
  }

  @Test func `an alternative may be of several words, or none`() {
    #expect(
      Phrase.branches(of: "(right now|now|)") == [
        [.word("right"), .word("now")], [.word("now")], [],
      ])
  }

  @Test(arguments: Rule.all.map(\.phrase))
  func `every rule's phrase begins with something`(phrase: String) {
    #expect(Phrase.branches(of: phrase).allSatisfy { !$0.isEmpty }, "\(phrase)")
  }
}
