/// A decimal number with at most three places, kept exactly as it is written.
///
/// Units are those of the fact that carries it. The range is ±1 000 000.
public struct Amount: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number times 1000.
  public let thousandths: Int

  static let limit = 1_000_000

  /// Takes thousandths; nil beyond ±1 000 000.
  public init?(thousandths: Int) {
    guard thousandths.magnitude <= UInt(Self.limit * 1000) else { return nil }
    self.thousandths = thousandths
  }

  /// Rounds to three places; nil when `value` is not finite or beyond ±1 000 000.
  public init?(_ value: Double) {
    guard value.isFinite, value.magnitude <= Double(Self.limit) else { return nil }
    self.init(thousandths: Int((value * 1000).rounded()))
  }

  /// Takes a whole number; nil beyond ±1 000 000.
  public init?(_ value: Int) {
    guard value.magnitude <= UInt(Self.limit) else { return nil }
    self.thousandths = value * 1000
  }

  /// Reads `12`, `-3` or `36.625`; nil for anything else, a fourth decimal included.
  public init?(_ text: some StringProtocol) {
    var digits = Substring(text)
    let isNegative = digits.utf8.first == UInt8(ascii: "-")
    if isNegative { digits = digits.dropFirst() }
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = Self.number(parts[0], places: 1...7) else { return nil }
    var fraction = 0
    if parts.count == 2 {
      guard let read = Self.number(parts[1], places: 1...3) else { return nil }
      fraction = (parts[1].utf8.count..<3).reduce(read) { value, _ in value * 10 }
    }
    let magnitude = whole * 1000 + fraction
    self.init(thousandths: isNegative ? -magnitude : magnitude)
  }

  private static func number(_ digits: Substring, places: ClosedRange<Int>) -> Int? {
    guard places.contains(digits.utf8.count) else { return nil }
    var value = 0
    for byte in digits.utf8 {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }

  /// The number as a `Double`.
  public var value: Double { Double(thousandths) / 1000 }

  /// The shortest decimal that reads back as this number: `36.62`, `250`.
  public var description: String {
    let magnitude = Int(thousandths.magnitude)
    let sign = thousandths < 0 ? "-" : ""
    guard magnitude % 1000 != 0 else { return "\(sign)\(magnitude / 1000)" }
    var places = String(String(1000 + magnitude % 1000).dropFirst())
    while places.last == "0" { places.removeLast() }
    return "\(sign)\(magnitude / 1000).\(places)"
  }

  /// Orders by value.
  public static func < (left: Amount, right: Amount) -> Bool {
    left.thousandths < right.thousandths
  }
}

extension Amount: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A literal in a program; one out of range is a programmer's error.
  public init(floatLiteral value: Double) {
    guard let amount = Amount(value) else { preconditionFailure("\(value) is no amount") }
    self = amount
  }

  /// A literal in a program; one out of range is a programmer's error.
  public init(integerLiteral value: Int) {
    guard let amount = Amount(value) else { preconditionFailure("\(value) is no amount") }
    self = amount
  }
}
