/// A decimal number, exact: a sign, digits, and where the point stands among them.
struct DecimalNumber: Hashable, Sendable {
  /// More digits than this before or after the point are refused.
  private static let limit = 1000

  private(set) var isNegative: Bool
  /// The digits from the first to the last that is not zero; none for zero.
  private var digits: [UInt8]
  /// How many digits stand before the point; negative for zeros after it.
  private var point: Int

  /// The number of an integer.
  init(_ number: Int) {
    self.init(
      isNegative: number < 0, digits: String(number.magnitude).utf8.map { $0 - 48 },
      point: String(number.magnitude).utf8.count)
  }

  /// The shortest decimal number that reads back as this one; nil when it is not finite.
  init?(_ number: Double) {
    guard number.isFinite else { return nil }
    self.init(literal: number.description)
  }

  /// Reads a number as messages write it: `-1.5e3`, no leading zeros, no `+`, no bare point.
  init?(literal text: String) {
    var bytes = text.utf8[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes = bytes.dropFirst() }
    let whole = Self.takeDigits(&bytes)
    guard !whole.isEmpty, whole.count == 1 || whole[0] != 0 else { return nil }
    var fraction: [UInt8] = []
    if bytes.first == UInt8(ascii: ".") {
      bytes = bytes.dropFirst()
      fraction = Self.takeDigits(&bytes)
      guard !fraction.isEmpty else { return nil }
    }
    guard let exponent = Self.takeExponent(&bytes), bytes.isEmpty,
      whole.count + fraction.count <= Self.limit
    else { return nil }
    self.init(
      isNegative: isNegative, digits: whole + fraction, point: whole.count + exponent)
  }

  private init(isNegative: Bool, digits: [UInt8], point: Int) {
    let zeros = digits.prefix { $0 == 0 }.count
    var digits = Array(digits.dropFirst(zeros))
    while digits.last == 0 { digits.removeLast() }
    self.isNegative = isNegative
    self.digits = digits
    self.point = digits.isEmpty ? 0 : point - zeros
  }

  private static func takeDigits(_ bytes: inout Substring.UTF8View) -> [UInt8] {
    let digits = bytes.prefix { $0 &- 48 < 10 }
    bytes = bytes.dropFirst(digits.count)
    return digits.map { $0 - 48 }
  }

  /// Reads `e-3`; zero when there is none, nil when it is malformed or too large.
  private static func takeExponent(_ bytes: inout Substring.UTF8View) -> Int? {
    guard let mark = bytes.first, mark | 0x20 == UInt8(ascii: "e") else { return 0 }
    bytes = bytes.dropFirst()
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { bytes = bytes.dropFirst() }
    let written = takeDigits(&bytes)
    let digits = written.drop { $0 == 0 }
    guard !written.isEmpty, digits.count <= 3, bytes.isEmpty else { return nil }
    let size = digits.reduce(0) { $0 * 10 + Int($1) }
    return isNegative ? -size : size
  }

  /// Whether the number is zero.
  var isZero: Bool { digits.isEmpty }

  /// The number as an integer, where it is one and fits.
  var integer: Int? {
    guard digits.count <= max(point, 0) else { return nil }
    return Int(description)
  }

  /// The number in digits, as in `-0.05`.
  var description: String {
    let digits = visibleDigits(minimumFraction: 0)
    let whole = digits.whole.isEmpty ? [0] : digits.whole
    let sign = isNegative ? "-" : ""
    return sign + Self.text(whole)
      + (digits.fraction.isEmpty ? "" : "." + Self.text(digits.fraction))
  }

  static func text(_ digits: some Sequence<UInt8>) -> String {
    String(decoding: digits.map { $0 + 48 }, as: UTF8.self)
  }

  /// The digits before and after the point, with zeros to fill up the fraction.
  func visibleDigits(minimumFraction: Int) -> (whole: [UInt8], fraction: [UInt8]) {
    let shown = digits + Array(repeating: 0, count: max(0, point - digits.count))
    let whole = Array(shown.prefix(max(0, point)))
    var fraction = [UInt8](repeating: 0, count: digits.isEmpty ? 0 : max(0, -point))
    fraction += shown.dropFirst(max(0, point))
    fraction += Array(repeating: 0, count: max(0, minimumFraction - fraction.count))
    return (whole, fraction)
  }

  /// The number times a power of ten.
  func shifted(by places: Int) -> DecimalNumber {
    DecimalNumber(isNegative: isNegative, digits: digits, point: point + places)
  }

  /// The nearest number with at most so many digits after the point; halves go away from zero.
  func rounded(toFraction places: Int) -> DecimalNumber { rounded(toDigits: point + places) }

  /// The nearest number with at most so many digits from its first one.
  func rounded(toSignificant count: Int) -> DecimalNumber { rounded(toDigits: count) }

  /// The number without its sign.
  var magnitude: DecimalNumber {
    DecimalNumber(isNegative: false, digits: digits, point: point)
  }

  private func rounded(toDigits count: Int) -> DecimalNumber {
    guard count < digits.count else { return self }
    guard count >= 0 else { return DecimalNumber(isNegative: isNegative, digits: [], point: 0) }
    var kept = [0] + digits.prefix(count)
    if digits[count] >= 5 {
      var place = kept.count - 1
      while kept[place] == 9 {
        kept[place] = 0
        place -= 1
      }
      kept[place] += 1
    }
    return DecimalNumber(isNegative: isNegative, digits: kept, point: point + 1)
  }
}
