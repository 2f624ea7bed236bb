import Civil

/// The attributes of one tag of an export of Apple Health, in the bytes they stand in.
struct HealthTag {
  let bytes: UnsafeRawBufferPointer
  /// Where the attributes begin.
  let start: Int
  /// The place of the `>`.
  let end: Int

  /// Whether the tag has no content: `/>`.
  var isClosed: Bool { end > start && bytes[end - 1] == UInt8(ascii: "/") }

  /// The `>` of a tag, which may stand in the value of an attribute too; nil where it is not there.
  static func end(of bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var quote: UInt8 = 0
    var place = start
    while place < bytes.count {
      let byte = bytes[place]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: ">") {
        return place
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "<") {
        return nil
      }
      place += 1
    }
    return nil
  }

  /// The place of an attribute's value; attributes may stand in any order.
  func range(of name: StaticString) -> Range<Int>? {
    var place = start
    while place < end {
      while place < end, Self.isSpace(bytes[place]) { place += 1 }
      let opening = place
      while place < end, bytes[place] != UInt8(ascii: "="), !Self.isSpace(bytes[place]) {
        place += 1
      }
      let closing = place
      while place < end, bytes[place] != UInt8(ascii: "\""), bytes[place] != UInt8(ascii: "'") {
        if bytes[place] != UInt8(ascii: "="), !Self.isSpace(bytes[place]) { break }
        place += 1
      }
      guard place < end else { return nil }
      let quote = bytes[place]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { continue }
      let first = place + 1
      place = first
      while place < end, bytes[place] != quote { place += 1 }
      if matches(opening..<closing, name) { return first..<place }
      place += 1
    }
    return nil
  }

  /// The text of an attribute.
  func text(_ name: StaticString) -> String? { range(of: name).map { text($0) } }

  /// The text of a range, with its entities as the characters they stand for.
  func text(_ range: Range<Int>) -> String {
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&apos;", with: "'").replacing("&#10;", with: "\n")
      .replacing("&amp;", with: "&")
  }

  private func matches(_ range: Range<Int>, _ name: StaticString) -> Bool {
    guard range.count == name.utf8CodeUnitCount else { return false }
    for (offset, place) in range.enumerated() where bytes[place] != name.utf8Start[offset] {
      return false
    }
    return true
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
