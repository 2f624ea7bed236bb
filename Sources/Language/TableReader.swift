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

  /// The next two numbers.
  @inline(__always) mutating func pair() -> (first: Int, second: Int) {
    guard index &+ 8 <= bytes.count, FormTable.numberWidth == 3 else { return (number(), number()) }
    let digits = (bytes.key(at: index) &- SixBits.zeros) & 0x3F3F_3F3F_3F3F_3F3F
    index &+= 6
    let first = digits >> 44 & 0x3F000 | digits >> 42 & 0xFC0 | digits >> 40 & 0x3F
    let second = digits >> 20 & 0x3F000 | digits >> 18 & 0xFC0 | digits >> 16 & 0x3F
    return (Int(truncatingIfNeeded: first), Int(truncatingIfNeeded: second))
  }

  /// The next text, in place.
  @inline(__always) mutating func text() -> UnsafeBufferPointer<UInt8> {
    let start = index &+ FormTable.lengthWidth
    index = start &+ bytes.number(at: index, width: FormTable.lengthWidth)
    return UnsafeBufferPointer(rebasing: bytes[start..<index])
  }
}
