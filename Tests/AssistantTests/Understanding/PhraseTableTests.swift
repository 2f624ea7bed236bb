import Language
import Testing

@testable import Assistant

/// Phrases in flat arrays, found by their words.
@Suite struct PhraseTableTests {
  private func table(_ phrases: [(String, Int)]) -> PhraseTable {
    var table = PhraseTable(expecting: phrases.count)
    for (phrase, meaning) in phrases {
      var phrase = phrase
      phrase.withUTF8 { table.add($0, meaning: meaning, by: Normaliser()) }
    }
    return table
  }

  private func found(_ table: PhraseTable, at start: Int, in words: String...) -> [[Int]] {
    var found: [[Int]] = []
    table.forEach(at: start, in: table.numbers(of: words)) { found.append([$0, $1]) }
    return found.sorted { $0[1] < $1[1] }
  }

  @Test func `every phrase that begins at a word is found, with its length`() {
    let table = table([("yes", 1), ("yes please", 2), ("yes please do", 3), ("please", 4)])
    #expect(found(table, at: 0, in: "yes", "please", "do") == [[1, 1], [2, 2], [3, 3]])
    #expect(found(table, at: 1, in: "yes", "please", "do") == [[4, 1]])
    #expect(found(table, at: 2, in: "yes", "please", "do").isEmpty)
  }

  @Test func `a phrase longer than what is left of the words is not found`() {
    let table = table([("not at all", 1)])
    #expect(found(table, at: 0, in: "not", "at").isEmpty)
    #expect(found(table, at: 0, in: "not", "at", "all") == [[1, 3]])
  }

  @Test func `a word of no phrase begins none`() {
    let table = table([("maybe later", 1)])
    #expect(found(table, at: 0, in: "qwxz").isEmpty)
    #expect(found(table, at: 0, in: "later").isEmpty)
  }

  @Test func `a phrase without words is left out`() {
    let table = table([("", 1), ("  ", 2), ("ok", 3)])
    #expect(found(table, at: 0, in: "ok") == [[3, 1]])
  }

  @Test func `the same words may mean two things`() {
    let table = table([("the second", 1), ("the second", 2)])
    #expect(Set(found(table, at: 0, in: "the", "second")) == [[1, 2], [2, 2]])
  }
}
