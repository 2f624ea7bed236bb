import Journal

/// Measures a JSON text piece by piece, before a tree of it is built.
struct JSONScan {
  private enum Place {
    case between, text, escape, word
  }

  private let most: Int
  private var place = Place.between
  private var offset: Int
  private var begin = 0
  private var depth = 0
  /// About how much memory the values take so far.
  private var size = 0

  /// What a value takes in a tree, the part of it that a name takes, and what a longer text takes
  /// beside its bytes; in bytes.
  private static let value = 72
  private static let name = 24
  private static let longText = 48

  /// Takes bytes from an offset on; the values may take `most` bytes of memory.
  init(from offset: Int = 0, most: Int = ReadingLimits.values) {
    self.offset = offset
    self.most = most
  }

  /// Takes the next bytes; a fault where a limit is passed.
  mutating func take(_ bytes: ArraySlice<UInt8>) throws(LineFault) {
    for byte in bytes {
      switch place {
      case .text: try takeText(byte)
      case .escape: place = .text
      case .word:
        if offset - begin > ReadingLimits.word, byte > 0x2C, byte != 0x5D, byte != 0x7D {
          throw LineFault(begin, "this word or number is too long", "no export has such a one")
        }
        if byte <= 0x2C || byte == 0x5D || byte == 0x7D || byte == 0x3A {
          place = .between
          try takeBetween(byte)
        }
      case .between: try takeBetween(byte)
      }
      offset += 1
    }
  }

  private mutating func takeText(_ byte: UInt8) throws(LineFault) {
    if byte == UInt8(ascii: "\"") {
      place = .between
      if offset - begin > 16 { try grow(by: Self.longText + offset - begin) }
    } else if byte == UInt8(ascii: "\\") {
      place = .escape
    }
    guard offset - begin <= ReadingLimits.text else {
      throw LineFault(
        begin, "this text is over \(ReadingLimits.text >> 20) MB, or has no closing quote",
        "no export has such a one; look whether it is the right file")
    }
  }

  private mutating func takeBetween(_ byte: UInt8) throws(LineFault) {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      depth += 1
      guard depth <= ReadingLimits.depth else {
        throw LineFault(offset, "this lies too deep", "no export has more than a few levels")
      }
      try grow(by: Self.value)
    case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
    case UInt8(ascii: "\""):
      place = .text
      begin = offset
      try grow(by: Self.value)
    case UInt8(ascii: ":"): size -= Self.value - Self.name
    case 0...0x20, UInt8(ascii: ","): break
    default:
      place = .word
      begin = offset
      try grow(by: Self.value)
    }
  }

  private mutating func grow(by count: Int) throws(LineFault) {
    size += count
    guard size <= most else {
      throw LineFault(
        offset, "this JSON has more values than any diary", "take an export of fewer years")
    }
  }
}
