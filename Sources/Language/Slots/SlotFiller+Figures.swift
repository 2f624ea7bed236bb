import Knowledge

/// Numbers by where they stand, in words too.
extension SlotFiller {
  /// Puts the hundred back that is spoken without its name: "one eighty three", "one eighteen".
  mutating func joinHundreds() {
    let words = reading.message.tokens
    for index in figures.indices.reversed() {
      let first = figures[index].tokens.lowerBound
      guard first > span.lowerBound, let hundreds = Self.hundreds[words[first - 1].text],
        (10..<100).contains(figures[index].value), words[first].kind == .word,
        first - 1 == span.lowerBound || !Self.counted.contains(words[first - 2])
      else { continue }
      let figure = figures[index]
      figures[index] = Figure(
        tokens: (first - 1)..<figure.tokens.upperBound, value: figure.value + hundreds,
        unit: figure.unit)
      figures.removeAll { $0.tokens == (first - 1)..<first }
    }
  }

  /// Of some figures, the one that a correction says it is to be: "was 61, should be 62".
  func corrected(_ fitting: [Int]) -> Int? {
    guard intent.id == "edit.change" else { return nil }
    let words = reading.message.tokens
    return fitting.last { index in
      let before = figures[index].tokens.lowerBound - 1
      return before >= span.lowerBound && Self.settling.contains(words[before])
    }
  }

  private static let settling: WordSet = [
    "to", "be", "is", "it", "=", "actually", "really", "now", "as", "say", "said", "read", "into",
  ]
  private static let hundreds: WordMap<Double> = ["one": 100, "two": 200]

  private static let counted: WordSet = ["day", "week", "number", "no", "cd", "#", "month"]

  /// The number whose words end before a token.
  func figure(endingAt index: Int) -> Double? {
    figures.first { $0.unit == .none && $0.tokens.upperBound == index }?.value
  }

  /// The number whose words begin at a token.
  func figure(startingAt index: Int) -> Double? {
    figures.first { $0.unit == .none && $0.tokens.lowerBound == index }?.value
  }

  /// Whether a number is one of two with a slash between, as in a blood pressure.
  func isOfPair(_ tokens: Range<Int>) -> Bool {
    let words = reading.message.tokens
    func isSlash(_ index: Int) -> Bool { span.contains(index) && words[index].text == "/" }
    func isNumber(_ index: Int) -> Bool { span.contains(index) && words[index].number != nil }
    return isSlash(tokens.upperBound) && isNumber(tokens.upperBound + 1)
      || isSlash(tokens.lowerBound - 1) && isNumber(tokens.lowerBound - 2)
  }
}
