/// Reads a JSON text (RFC 8259) and knows where each value stands.
package struct JSONReader {
  /// How deep lists and objects may lie in each other.
  static let deepest = 64

  private let bytes: [UInt8]
  private var index: Int

  /// Reads the whole text; a byte order mark before it is left out.
  package static func read(_ bytes: [UInt8]) throws(LineFault) -> JSONNode {
    var reader = JSONReader(bytes)
    let node = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.index == bytes.count else {
      throw LineFault(reader.index, "something follows the end of the JSON", "take it away")
    }
    return node
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      index += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(LineFault) -> JSONNode {
    skipSpace()
    let start = index
    guard depth <= Self.deepest else {
      throw LineFault(start, "this lies too deep", "no export has more than a few levels")
    }
    switch next {
    case UInt8(ascii: "{"): return JSONNode(offset: start, content: try object(depth: depth))
    case UInt8(ascii: "["): return JSONNode(offset: start, content: try list(depth: depth))
    case UInt8(ascii: "\""): return JSONNode(offset: start, content: .text(try text()))
    case nil:
      throw LineFault(start, "the file ends too early", "it may be cut short; save it again")
    default: return JSONNode(offset: start, content: try word())
    }
  }

  private mutating func object(depth: Int) throws(LineFault) -> JSONNode.Content {
    index += 1
    var members: [JSONNode.Member] = []
    skipSpace()
    if take("}") { return .object(members) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw expected("a name in quotes") }
      let name = try text()
      skipSpace()
      guard take(":") else { throw expected("a colon") }
      members.append(JSONNode.Member(name: name, value: try value(depth: depth + 1)))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw expected("a comma or }") }
    }
  }

  private mutating func list(depth: Int) throws(LineFault) -> JSONNode.Content {
    index += 1
    var values: [JSONNode] = []
    skipSpace()
    if take("]") { return .list(values) }
    while true {
      values.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return .list(values) }
      guard take(",") else { throw expected("a comma or ]") }
    }
  }

  private func expected(_ what: String) -> LineFault {
    guard next != nil else {
      return LineFault(index, "the file ends too early", "it may be cut short; save it again")
    }
    return LineFault(index, "this is no JSON", "\(what) belongs here")
  }

  private mutating func word() throws(LineFault) -> JSONNode.Content {
    let start = index
    while let byte = next, SealedBytes.isAlphanumeric(byte) || "+-.".utf8.contains(byte) {
      index += 1
    }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      guard let first = word.utf8.first,
        first == UInt8(ascii: "-") || LineReader.isDigit(first), let number = Double(word),
        number.isFinite
      else {
        index = start
        throw expected("a value")
      }
      return .number(word)
    }
  }

  private mutating func text() throws(LineFault) -> String {
    let start = index
    index += 1
    var content: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = String(validating: content, as: UTF8.self) else {
          throw LineFault(start, "this text is not UTF-8", "save the file as UTF-8")
        }
        return text
      case UInt8(ascii: "\\"): try unescape(into: &content)
      case 0..<0x20:
        throw LineFault(index - 1, "this text has no closing quote", "end it with \"")
      default: content.append(byte)
      }
    }
    throw LineFault(start, "this text has no closing quote", "end it with \"")
  }

  private mutating func unescape(into content: inout [UInt8]) throws(LineFault) {
    let start = index - 1
    let plain: [UInt8: UInt8] = [
      UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
      UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
      UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    ]
    guard let letter = next else { return }
    index += 1
    if let byte = plain[letter] { return content.append(byte) }
    guard letter == UInt8(ascii: "u"), var value = hex() else {
      throw LineFault(start, "this escape is not known", "write \\n, \\\" or \\u0041, for example")
    }
    if (0xD800..<0xDC00).contains(value), take("\\"), take("u"), let low = hex(),
      (0xDC00..<0xE000).contains(low)
    {
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    content += UTF8.encode(scalar).map(Array.init) ?? []
  }

  private mutating func hex() -> UInt32? {
    guard index + 4 <= bytes.count, bytes[index..<index + 4].allSatisfy(SealedBytes.isAlphanumeric)
    else { return nil }
    let value = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    if value != nil { index += 4 }
    return value
  }
}
