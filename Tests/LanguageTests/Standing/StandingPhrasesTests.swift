import Testing

@testable import Language

/// Phrases that set a standing.
struct StandingPhrasesTests {
  private func end(_ phrase: String, _ text: String) -> Int? {
    var phrases = StandingPhrases()
    for phrase in ["before", phrase] { phrase.withBytes { phrases.add($0) } }
    return phrases.end(of: 1, at: 0, in: Normaliser().normalise(text).tokens)
  }

  @Test(
    arguments: [
      ("can|could you please? log", "could you log it", 3),
      ("can|could you please? log", "can you please log it", 4),
      ("can|could you please? log", "can you kindly log it", nil),
      ("quick? question", "question", 1), ("am i", "am", nil), ("", "x", 0),
    ] as [(String, String, Int?)])
  func `each step takes one of its words or may be left out`(
    phrase: String, text: String, expected: Int?
  ) {
    #expect(end(phrase, text) == expected)
  }

  @Test func `a phrase begins with its first word that must be there or one before it`() {
    var phrases = StandingPhrases()
    "a|b? c d".withBytes { phrases.add($0) }
    var openers: [WordKey] = []
    phrases.forEachOpener(of: 0) { openers.append($0) }
    #expect(openers == ["a", "b", "c"].map { WordKey($0) } && phrases.count == 1)
  }

  @Test func `rules are tried in their order, each once`() {
    var rules = StandingRules()
    for (id, phrase) in [("asked", "do|does"), ("usual", "do? do"), ("asked", "do you")] {
      phrase.withBytes { rules.add(.init(id: id, reach: .opener), $0) }
    }
    var found: [String] = []
    rules.forEachMatch(.opener, at: 0, in: Normaliser().normalise("do you").tokens) { rule, end in
      found.append("\(rule.id) \(end)")
    }
    #expect(found == ["asked 1", "usual 1", "asked 2"])
    rules.forEachMatch(.mark, at: 0, in: Normaliser().normalise("do").tokens) { _, _ in
      found = []
    }
    #expect(found.count == 3)
  }
}
