/// Other encodings of a text.
enum Transcoding {
  /// The bytes as UTF-8, where a byte order mark says that they are UTF-16.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    guard isWide(bytes) else { return bytes }
    let isLittle = bytes[0] == 0xFF
    var units = Units(bytes: bytes, index: 2, isLittle: isLittle)
    var decoder = UTF16()
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count / 2)
    while true {
      switch decoder.decode(&units) {
      case .scalarValue(let scalar): result.append(contentsOf: UTF8.encode(scalar) ?? .init())
      case .error: result += [0xEF, 0xBF, 0xBD]
      case .emptyInput: return result
      }
    }
  }

  /// Whether a byte order mark says that bytes are UTF-16.
  static func isWide(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
  }

  /// Pairs of bytes as units of UTF-16.
  private struct Units: IteratorProtocol {
    let bytes: [UInt8]
    var index: Int
    let isLittle: Bool

    mutating func next() -> UInt16? {
      guard index + 1 < bytes.count else { return nil }
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      index += 2
      return isLittle ? first | second << 8 : first << 8 | second
    }
  }
}
