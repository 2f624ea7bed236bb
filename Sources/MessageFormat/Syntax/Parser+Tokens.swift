/// The ASCII signs of the syntax.
enum Ascii {
  static let open = UInt8(ascii: "{")
  static let close = UInt8(ascii: "}")
  static let bar = UInt8(ascii: "|")
  static let backslash = UInt8(ascii: "\\")
  static let dollar = UInt8(ascii: "$")
  static let colon = UInt8(ascii: ":")
  static let equals = UInt8(ascii: "=")
  static let at = UInt8(ascii: "@")
  static let hash = UInt8(ascii: "#")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let dot = UInt8(ascii: ".")
  static let newline = UInt8(ascii: "\n")
}

/// Steps that need no grammar.
extension Parser {
  /// Whether all is read.
  var isAtEnd: Bool { index >= bytes.count }

  /// The byte that comes next; zero, which no message has, at the end.
  var next: UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// An error where the parser stands.
  func fault(_ problem: String, remedy: String) -> SyntaxError {
    fault(at: index, problem, remedy: remedy)
  }

  /// An error at an offset.
  func fault(at offset: Int, _ problem: String, remedy: String) -> SyntaxError {
    SyntaxError(.syntax, at: offset, in: bytes, problem, remedy: remedy)
  }

  /// Whether the rest of the message starts with ASCII text.
  func starts(with token: StaticString) -> Bool {
    let count = token.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for place in 0..<count where bytes[index + place] != token.utf8Start[place] { return false }
    return true
  }

  /// Steps over a token, if it comes next.
  mutating func take(_ token: StaticString) -> Bool {
    guard starts(with: token) else { return false }
    index += token.utf8CodeUnitCount
    return true
  }

  /// Steps over a byte, if it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// Steps over white space and direction marks; tells whether there was white space.
  @discardableResult
  mutating func skipSpace() -> Bool {
    var hadSpace = false
    while index < bytes.count {
      if bytes[index] > 0x20, bytes[index] < 0x80 { break }
      let (scalar, length) = self.scalar
      if scalar.isSyntaxSpace {
        hadSpace = true
      } else if !scalar.isDirectionMark {
        break
      }
      index += length
    }
    return hadSpace
  }

  /// Steps over white space that has to be there.
  mutating func needSpace(after what: String) throws(SyntaxError) {
    let start = index
    guard skipSpace() else {
      throw fault(at: start, "a space is missing after \(what)", remedy: "add one")
    }
  }

  /// Whether a name starts here.
  var startsName: Bool { index < bytes.count && scalar.value.isNameStart }

  /// Steps over what a name or an unquoted literal can have inside.
  mutating func skipNameParts() {
    while index < bytes.count {
      let (scalar, length) = self.scalar
      guard scalar.isNamePart else { break }
      index += length
    }
  }

  /// Steps over one direction mark, if it comes next.
  mutating func skipDirectionMark() {
    guard next >= 0x80 else { return }
    let (scalar, length) = self.scalar
    if scalar.isDirectionMark { index += length }
  }

  /// Reads text up to one of two bytes or the end, and what `\` keeps from its meaning.
  mutating func text(
    until first: UInt8, _ second: UInt8, in what: StaticString
  ) throws(SyntaxError) -> String {
    var result = stretch(until: first, second)
    while index < bytes.count {
      if bytes[index] == 0 {
        throw fault("a null character stands in \(what)", remedy: "remove it")
      }
      guard bytes[index] == Ascii.backslash else { break }
      result.unicodeScalars.append(try escaped())
      result += stretch(until: first, second)
    }
    return result
  }

  private mutating func stretch(until first: UInt8, _ second: UInt8) -> String {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == first || byte == second || byte == Ascii.backslash || byte == 0 { break }
      index += 1
    }
    return text(start..<index)
  }

  /// Reads `\` and the character it keeps from its meaning.
  private mutating func escaped() throws(SyntaxError) -> Unicode.Scalar {
    let byte = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch byte {
    case Ascii.backslash, Ascii.open, Ascii.bar, Ascii.close:
      index += 2
      return Unicode.Scalar(byte)
    default:
      throw fault("\\ stands before a character that needs none", remedy: #"write \\ for a \"#)
    }
  }

  /// The text of some bytes, which start and end between characters.
  func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// The character that comes next and its length in bytes; the text is valid UTF-8.
  private var scalar: (value: Unicode.Scalar, length: Int) {
    let lead = bytes[index]
    guard lead >= 0xC0 else { return (Unicode.Scalar(lead), 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for place in index + 1..<min(index + length, bytes.count) {
      value = value << 6 | UInt32(bytes[place] & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}
