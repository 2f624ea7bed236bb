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
}
