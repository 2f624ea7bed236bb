import Testing

@testable import Assistant

/// How a row of words of a cue is found.
struct QueryPatternTests {
  private func units(_ text: String) -> [QueryUnit] {
    text.split(separator: " ").enumerated().map { place, word in
      let kind: QueryUnit.Kind =
        Double(word).map { .number($0) }
        ?? (word == "?" ? .mark : word == "M" ? .measure(0) : .word)
      return QueryUnit(text: String(word), kind: kind, tokens: place..<place + 1)
    }
  }

  @Test(arguments: [
    ("how many", "so how many", 1..<3), ("^ how|what", "how odd", 0..<1),
    ("last <N> <M>", "the last 3 M", 1..<4), ("a ..2 d", "a b c d", 0..<4),
    ("day|cd the? <N>", "cd 4", 0..<2), ("run*", "running", 0..<1), ("now $", "so now ?", 1..<2),
  ])
  func `a pattern stands`(pattern: String, text: String, place: Range<Int>) {
    #expect(QueryPattern(pattern).first(in: units(text)) == place)
  }

  @Test(arguments: [
    ("^ how", "so how"), ("a ..1 d", "a b c d"), ("now $", "now then"), ("<M>", "word"),
    ("<N> <N>", "3"),
  ])
  func `a pattern does not stand`(pattern: String, text: String) {
    #expect(QueryPattern(pattern).first(in: units(text)) == nil)
  }

  @Test(arguments: [
    ("how|what many", ["many"]), ("last? <N> day|days", ["day", "days"]), ("run* <M>", []),
    ("a|b|c ..2 d|e", ["d", "e"]),
  ])
  func `a pattern names the words of which one must stand`(pattern: String, words: [String]) {
    #expect(QueryPattern(pattern).anchors == Set(words))
  }
}
