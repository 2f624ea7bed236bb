extension Int {
  /// The whole part of a number, held to a million millions either way so that no sum or product
  /// made of it overflows; 0 for what is no number.
  @inlinable package init(clamping value: Double) {
    let most = 1e12
    self = value.isNaN ? 0 : Int(Swift.min(most, Swift.max(-most, value)))
  }
}
