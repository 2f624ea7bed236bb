import Journal

/// Numbers as tables write them.
enum NumberText {
  /// A number with a point or a comma before its decimals; nil for any other text.
  static func decimal(_ text: some StringProtocol) -> Amount? {
    var text = text.stripped
    guard text.utf8.count <= 64 else { return nil }
    if text.utf8.contains(UInt8(ascii: ",")) {
      text = String(text.map { $0 == "," ? "." : $0 })
    }
    return Amount(text)
      ?? (text.utf8.allSatisfy(isPlain) ? Double(text).flatMap { Amount($0) } : nil)
  }

  /// A whole number, whose thousands may be parted: `6,100`, `6.100`, `6 100`, `54.0`.
  static func whole(_ text: some StringProtocol) -> Int? {
    let text = text.stripped
    guard text.utf8.count <= 64 else { return nil }
    if let number = Int(text) { return number }
    let parts = text.split(whereSeparator: { ",.' \u{A0}\u{202F}’".contains($0) })
    guard let first = parts.first, (1...3).contains(first.count) || parts.count <= 2,
      parts.allSatisfy({ part in part.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return nil }
    if parts.count > 1, first.count <= 3, parts.dropFirst().allSatisfy({ $0.count == 3 }) {
      return Int(parts.joined())
    }
    return parts.count == 2 && parts[1].allSatisfy { $0 == "0" } ? Int(first) : nil
  }

  /// Whether a text is of digits, points and signs alone.
  static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy(isPlain) }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x2D
  }
}
