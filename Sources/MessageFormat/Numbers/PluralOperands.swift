/// What plural rules ask of a number as it is shown.
struct PluralOperands: Hashable, Sendable {
  /// The whole part; of one with more than 18 digits, its last 18.
  let whole: Int
  /// Whether the whole part has more than 18 digits.
  let isHuge: Bool
  /// How many digits are shown after the point.
  let places: Int
  /// Whether a digit after the point is not zero.
  let hasFraction: Bool

  /// The operands of a whole number, shown without a point.
  init(_ number: Int) {
    whole = Int(number.magnitude % 1_000_000_000_000_000_000)
    isHuge = number.magnitude >= 1_000_000_000_000_000_000
    places = 0
    hasFraction = false
  }

  /// The operands of the digits shown.
  init(whole digits: [UInt8], fraction: [UInt8]) {
    whole = digits.suffix(18).reduce(0) { $0 * 10 + Int($1) }
    isHuge = digits.dropLast(18).contains { $0 != 0 }
    places = fraction.count
    hasFraction = fraction.contains { $0 != 0 }
  }
}
