/// Reads fixed-width ASCII numbers and separators from the front of a text.
struct DigitReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { position == bytes.count }

  /// The number written in exactly `digits` ASCII digits; nil when the next bytes are not those.
  mutating func number(digits: Int) -> Int? {
    guard position + digits <= bytes.count else { return nil }
    var value = 0
    for byte in bytes[position..<position + digits] {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    position += digits
    return value
  }

  /// Passes one separator; false when the next byte is another one.
  mutating func skip(_ separator: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: separator) else { return false }
    position += 1
    return true
  }

  /// The time written as `HH:MM`.
  mutating func clockTime() -> ClockTime? {
    guard let hour = number(digits: 2), skip(":"), let minute = number(digits: 2)
    else { return nil }
    return ClockTime(hour: hour, minute: minute)
  }
}

/// The number in decimal with leading zeros up to `width` digits.
func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
