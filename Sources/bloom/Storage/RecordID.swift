/// UUIDs for what has none yet.
enum RecordID {
  /// A new one by chance.
  static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return text(generator.next(), generator.next())
  }

  /// The one of a thing that belongs to another, always the same for the same two.
  static func of(_ name: String, in owner: String) -> String {
    text(hash(owner + "/" + name, 0xCBF2_9CE4_8422_2325), hash(name + "/" + owner, 0x9E37_79B9))
  }

  /// FNV-1a with its end mixed.
  private static func hash(_ text: String, _ seed: UInt64) -> UInt64 {
    var value = seed
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// 128 bits as a UUID of version 8 (RFC 9562), which is for such as these.
  private static func text(_ high: UInt64, _ low: UInt64) -> String {
    let high = (high & ~0xF000) | 0x8000
    let low = (low & ~(3 << 62)) | (2 << 62)
    let digits = (hex(high) + hex(low)).uppercased()
    var parts: [String] = []
    var rest = digits[...]
    for count in [8, 4, 4, 4, 12] {
      parts.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return parts.joined(separator: "-")
  }

  private static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
