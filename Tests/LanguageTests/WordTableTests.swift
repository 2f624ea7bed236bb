import Testing

@testable import Language

struct WordTableTests {
  /// Words of every length around the eight bytes that are compared at once.
  private static let words: [String] = (1...12).flatMap { length in
    ["a", "b", "é"].map { String(repeating: "x", count: length - 1) + $0 }
  }

  @Test func `every word keeps the number it was added with`() {
    var table = WordTable(expecting: 1)
    for (number, word) in Self.words.enumerated() { #expect(table.add(word) == number) }
    for (number, word) in Self.words.enumerated() {
      #expect(table.number(of: word) == number)
      #expect(table.add(word) == number)
      #expect(table[number] == word)
    }
    #expect(table.count == Self.words.count)
  }

  @Test(arguments: ["", "x", "xxxxxxx", "xxxxxxxx", "xxxxxxxxx", "xxxxxxxaa", "y", "a\u{0}"])
  func `a word that was not added has no number`(word: String) {
    var table = WordTable()
    for word in Self.words { _ = table.add(word) }
    #expect(table.number(of: word) == nil)
  }

  @Test func `a word made of others is theirs end to end`() {
    var table = WordTable(of: ["cat", "cow", "catcow"])
    #expect(table.add(joining: [0, 1][...]) == 2)
    #expect(table.add(joining: [1, 0][...]) == 3 && table[3] == "cowcat")
  }

  @Test func `what a word begins with is found, the shortest first`() {
    var table = WordTable()
    for word in ["bleed", "b", "bleeding", "bleedings", "bled", "leed"] { _ = table.add(word) }
    var found: [String] = []
    table.forEachPrefix(of: "bleedingsome") { found.append(table[$0]) }
    #expect(found == ["b", "bleed", "bleeding", "bleedings"])
  }

  @Test func `thousands of words stay apart`() {
    var table = WordTable(expecting: 1)
    let words = (0..<5000).map { "w\($0)" + ($0.isMultiple(of: 3) ? "longerthaneight" : "") }
    for (number, word) in words.enumerated() { #expect(table.add(word) == number) }
    #expect(words.enumerated().allSatisfy { table.number(of: $1) == $0 })
  }
}
