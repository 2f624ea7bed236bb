/// The lines of a text in its bytes, without their endings.
struct TextLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var index: Int

  /// Takes the bytes from an offset on.
  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    index = start
  }

  /// The next line; an empty one between two endings too.
  mutating func next() -> ArraySlice<UInt8>? {
    guard index < bytes.count else { return nil }
    let start = index
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    let line = bytes[start..<index]
    if index + 1 < bytes.count, bytes[index] == 0x0D, bytes[index + 1] == 0x0A { index += 1 }
    index += 1
    return line
  }
}
