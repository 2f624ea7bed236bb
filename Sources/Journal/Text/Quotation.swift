/// Quoted text: `\"`, `\\`, `\n`, and `\u{1b}` for a control character.
enum Quotation {
  /// The text between quotes, on one line and safe to show on a terminal.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where isControl(scalar): result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Control characters, and those that turn the direction of writing around.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Reads quoted text that begins at index `start`; `end` is the index after its closing quote.
  static func read(
    _ bytes: ArraySlice<UInt8>, from start: Int
  ) throws(LineFault) -> (text: String, end: Int) {
    var content: [UInt8] = []
    var index = start + 1
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        return (try text(of: content, at: start - bytes.startIndex), index + 1)
      case UInt8(ascii: "\\"):
        index = try unescape(bytes, at: index, into: &content)
      case let byte:
        content.append(byte)
        index += 1
      }
    }
    throw LineFault(
      start - bytes.startIndex, "this text has no closing quote", "end it with \"")
  }

  private static func text(of content: [UInt8], at offset: Int) throws(LineFault) -> String {
    guard let text = String(validating: content, as: UTF8.self) else {
      throw LineFault(offset, "this text is not UTF-8", "type it again")
    }
    return text
  }

  private static func unescape(
    _ bytes: ArraySlice<UInt8>, at index: Int, into content: inout [UInt8]
  ) throws(LineFault) -> Int {
    switch index + 1 < bytes.endIndex ? bytes[index + 1] : nil {
    case UInt8(ascii: "\""): content.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): content.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "n"): content.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "u"):
      return try unescapeScalar(bytes, at: index, into: &content)
    default: throw unknownEscape(at: index - bytes.startIndex)
    }
    return index + 2
  }

  private static func unescapeScalar(
    _ bytes: ArraySlice<UInt8>, at index: Int, into content: inout [UInt8]
  ) throws(LineFault) -> Int {
    let tail = bytes[(index + 2)...].prefix(8)
    guard tail.first == UInt8(ascii: "{"), let close = tail.firstIndex(of: UInt8(ascii: "}")),
      let value = UInt32(String(decoding: tail[(index + 3)..<close], as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { throw unknownEscape(at: index - bytes.startIndex) }
    content += UTF8.encode(scalar).map(Array.init) ?? []
    return close + 1
  }

  private static func unknownEscape(at offset: Int) -> LineFault {
    LineFault(
      offset, "this escape is not known", "write \\\" for a quote, \\\\ for \\, \\n for a new line")
  }
}
