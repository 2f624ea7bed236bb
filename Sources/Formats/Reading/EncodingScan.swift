/// Looks whether bytes are UTF-8.
enum EncodingScan {
  /// The first byte that belongs to no character; nil where all do.
  static func fault(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        index += 1
        continue
      }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      guard (0xC2...0xF4).contains(byte), index + length <= bytes.count,
        isSecond(bytes[index + 1], after: byte)
      else { return index }
      for next in index + 2..<max(index + length, index + 2)
      where bytes[next] & 0xC0 != 0x80 {
        return index
      }
      index += length
    }
    return nil
  }

  /// Neither longer forms than needed, halves of a pair nor numbers beyond the last are characters.
  private static func isSecond(_ byte: UInt8, after first: UInt8) -> Bool {
    switch first {
    case 0xE0: (0xA0...0xBF).contains(byte)
    case 0xED: (0x80...0x9F).contains(byte)
    case 0xF0: (0x90...0xBF).contains(byte)
    case 0xF4: (0x80...0x8F).contains(byte)
    default: byte & 0xC0 == 0x80
    }
  }
}
