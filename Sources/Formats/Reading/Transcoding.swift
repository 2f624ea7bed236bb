/// Other encodings of a text.
enum Transcoding {
  /// The bytes as UTF-8, where a byte order mark says that they are UTF-16.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      isLittle
        ? UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8
        : UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
