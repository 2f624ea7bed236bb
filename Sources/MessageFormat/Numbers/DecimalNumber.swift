/// A decimal number, exact: a sign, digits, and where the point stands among them.
struct DecimalNumber: Hashable, Sendable {
  /// A number written with more digits than this is refused.
  private static let limit = 1000
  /// The most bytes of a number: the digits, two signs, a point and an exponent.
  private static let longest = limit + 16

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
    guard text.utf8.count <= Self.longest else { return nil }
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

  /// Whether a text is the number that an exact key names as this engine writes it: no exponent,
  /// no zeros at the end of a fraction, no `-0`.
  static func isCanonical(_ text: String) -> Bool {
    DecimalNumber(literal: text).map { $0.description == text && text != "-0" } ?? false
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

  /// The power of ten that the first digit stands for; 0 for zero.
  var exponent: Int { isZero ? 0 : point - 1 }

  /// The nearest number with at most so many digits after the point.
  func rounded(
    toFraction places: Int, _ mode: RoundingMode = .halfExpand
  ) -> DecimalNumber {
    rounded(toDigits: point + places, mode)
  }

  /// The nearest number with at most so many digits from its first one.
  func rounded(
    toSignificant count: Int, _ mode: RoundingMode = .halfExpand
  ) -> DecimalNumber {
    rounded(toDigits: count, mode)
  }

  /// The nearest number with so many digits after the point whose last digits are a multiple of
  /// a step; the step divides a power of ten.
  func rounded(
    toMultipleOf step: Int, places: Int, _ mode: RoundingMode
  ) -> DecimalNumber {
    let zeros = String(step - 1).utf8.count
    let power = (0..<zeros).reduce(1) { product, _ in product * 10 }
    return times(power / step).shifted(by: places - zeros).rounded(toFraction: 0, mode).times(step)
      .shifted(by: -places)
  }

  private func times(_ factor: Int) -> DecimalNumber {
    var product: [UInt8] = []
    var carry = 0
    for digit in digits.reversed() {
      carry += Int(digit) * factor
      product.append(UInt8(carry % 10))
      carry /= 10
    }
    while carry > 0 {
      product.append(UInt8(carry % 10))
      carry /= 10
    }
    return DecimalNumber(
      isNegative: isNegative, digits: product.reversed(),
      point: point + product.count - digits.count)
  }

  /// The number without its sign.
  var magnitude: DecimalNumber {
    DecimalNumber(isNegative: false, digits: digits, point: point)
  }

  private func rounded(toDigits count: Int, _ mode: RoundingMode) -> DecimalNumber {
    guard count < digits.count else { return self }
    let kept = digits.prefix(max(count, 0))
    guard
      mode.isAway(
        rest(from: count), isNegative: isNegative, isOdd: kept.last.map { $0 % 2 == 1 } ?? false)
    else { return DecimalNumber(isNegative: isNegative, digits: Array(kept), point: point) }
    guard count > 0 else {
      return DecimalNumber(isNegative: isNegative, digits: [1], point: point - count + 1)
    }
    var grown = [0] + kept
    var place = grown.count - 1
    while grown[place] == 9 {
      grown[place] = 0
      place -= 1
    }
    grown[place] += 1
    return DecimalNumber(isNegative: isNegative, digits: grown, point: point + 1)
  }

  /// Where the digits from a place on stand to half of the place before it.
  private func rest(from place: Int) -> RoundingMode.Rest {
    guard place >= 0, digits[place] >= 5 else { return .below }
    return digits[place] == 5 && digits.count == place + 1 ? .half : .above
  }
}
