extension Double {
  /// The whole number towards zero; nil where it is no number or too large for one.
  package var whole: Int? { Int(exactly: rounded(.towardZero)) }
}
