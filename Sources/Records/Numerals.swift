/// Writes numbers in characters from `0` on that hold five bits each, the lowest first; a sixth bit
/// says that another follows.
struct NumeralWriter {
  fileprivate static let zero = UInt8(ascii: "0")

  /// What was written, in UTF-8.
  var characters: [UInt8] = []

  mutating func write(_ number: UInt32) {
    var rest = number
    while rest >= 32 {
      characters.append(Self.zero + UInt8(rest & 31 | 32))
      rest >>= 5
    }
    characters.append(Self.zero + UInt8(rest))
  }
}

/// Reads the numbers that ``NumeralWriter`` wrote.
struct NumeralReader {
  let characters: UnsafeBufferPointer<UInt8>
  /// Where the next character is.
  var index = 0

  init(_ characters: UnsafeBufferPointer<UInt8>) { self.characters = characters }

  var isAtEnd: Bool { index >= characters.count }

  /// The next number, 0 after the last one; nearly all are of one character.
  @inline(__always) mutating func next() -> UInt32 {
    guard index < characters.count else { return 0 }
    let bits = characters[index] &- NumeralWriter.zero
    index &+= 1
    return bits < 32 ? UInt32(bits) : longer(UInt32(bits))
  }

  private mutating func longer(_ first: UInt32) -> UInt32 {
    var number = first & 31
    var shift: UInt32 = 5
    while index < characters.count {
      let bits = characters[index] &- NumeralWriter.zero
      index &+= 1
      number |= UInt32(bits & 31) << shift
      if bits < 32 { break }
      shift &+= 5
    }
    return number
  }
}
