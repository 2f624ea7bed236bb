/// Numbers by where they stand, in words too.
extension SlotFiller {
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
