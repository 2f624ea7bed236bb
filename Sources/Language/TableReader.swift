import Records

/// Reads numbers and texts as a ``FormTable`` holds them, one after the other.
struct TableReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) {
    self.bytes = bytes
    index = start
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { index >= bytes.count }

  /// The next number.
  @inline(__always) mutating func number() -> Int {
    let place = index
    index = place &+ FormTable.numberWidth
    return bytes.number(at: place, width: FormTable.numberWidth)
  }

  /// The next text, in place.
  @inline(__always) mutating func text() -> UnsafeBufferPointer<UInt8> {
    let start = index &+ FormTable.lengthWidth
    index = start &+ bytes.number(at: index, width: FormTable.lengthWidth)
    return UnsafeBufferPointer(rebasing: bytes[start..<index])
  }
}
