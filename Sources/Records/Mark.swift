/// Where one `Name: value` stands in its file, in bytes.
struct Mark: Hashable, Sendable {
  /// Where the line starts, with the name.
  let name: UInt32
  /// Where the value starts.
  let value: UInt32
  /// Where the value ends, with all lines that continue it.
  var end: UInt32
  /// The line of the name, counted from 1.
  let line: UInt32
  /// A hash of the name.
  let hash: UInt32
  /// Whether a blank follows the colon.
  let hasBlank: Bool
  /// Whether it is a rule of a descriptor, whose name begins with `%`.
  let isRule: Bool
  /// Whether the value is written on several lines with `+`, the only way to a newline in it.
  var isContinued = false
  /// Whether it is written on several lines with `\` at the end of a line.
  var isJoined = false

  var nameRange: Range<Int> { Int(name)..<Int(value) - (hasBlank ? 2 : 1) }
  var valueRange: Range<Int> { Int(value)..<Int(end) }
}

/// Hashes of field names: FNV-1a in 32 bits.
enum NameHash {
  static func of(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for byte in name { hash = step(hash, byte) }
    return hash
  }

  static func of(_ name: String) -> UInt32 { name.withBytes(of) }

  /// The hash of a name that is one byte longer.
  @inline(__always) static func step(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
    (hash ^ UInt32(byte)) &* 0x0100_0193
  }
}
