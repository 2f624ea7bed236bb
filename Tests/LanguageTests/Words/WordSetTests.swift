import Knowledge
import Testing

@testable import Language

struct WordSetTests {
  private static let many = (0..<2000).map {
    "w\($0)" + ($0.isMultiple(of: 3) ? "inmanyletters" : "")
  }

  @Test func `a set has the words that were put in and no others`() {
    let set = WordSet(Self.many)
    #expect(set.count == Self.many.count)
    #expect(Self.many.allSatisfy { set.contains($0) })
    #expect(!["", "w", "w2000", "w3", "inmanyletters"].contains { set.contains($0) })
  }

  @Test func `a word that is put in twice counts once`() {
    let set: WordSet = ["day", "night", "day"]
    #expect(set.count == 2 && !set.isEmpty && WordSet().isEmpty)
  }

  @Test func `even the empty word can be put in`() {
    #expect(WordSet([""]).contains("") && !WordSet(["a"]).contains(""))
  }

  @Test func `tokens are found by their folded text`() {
    let message = Normaliser().normalise("Don't ÉTÉ 12")
    let set: WordSet = ["dont", "ete", "12"]
    #expect(message.tokens.count == 3 && message.tokens.allSatisfy { set.contains($0) })
  }

  @Test func `slots and intents are found by their names`() {
    let set: WordSet = ["date", "log.period_start"]
    #expect(set.contains(SlotName("date")) && set.contains(IntentID("log.period_start")))
    #expect(!set.contains(SlotName("time")) && !set.contains(IntentID("log.period_end")))
  }

  @Test func `two sets make one of the words of both`() {
    let both = WordSet(Self.many.prefix(20)).union(WordSet(Self.many.dropFirst(10).prefix(30)))
    #expect(both.count == 40 && Self.many.prefix(40).allSatisfy { both.contains($0) })
    #expect(!both.contains(Self.many[40]))
  }
}
