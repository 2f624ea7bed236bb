/// Shows a piece of a line without letting its bytes reach a terminal raw.
package enum Excerpt {
  /// The most characters of a line that are shown.
  static let width = 72

  /// A word in quotes, cut to a readable length.
  package static func shortened(_ text: String) -> String {
    let clean = cleaned(text.prefix(24))
    return "\"\(clean)\(text.count > 24 ? "…" : "")\""
  }

  /// The text with control characters shown as U+FFFD.
  package static func cleaned(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(
        scalar == "\t" ? " " : Quotation.isControl(scalar) ? "\u{FFFD}" : scalar)
    }
    return result
  }

  /// The part of a line around a byte, and a caret under that byte.
  static func lines(of bytes: ArraySlice<UInt8>, offset: Int) -> (text: String, caret: String) {
    let before = tail(of: bytes.prefix(offset), width / 2)
    let after = head(of: bytes.dropFirst(offset), width - before.count)
    return (before + after, String(repeating: " ", count: before.count) + "^")
  }

  private static func head(of bytes: ArraySlice<UInt8>, _ count: Int) -> String {
    let text = cleaned(String(decoding: bytes.prefix(count * 4), as: UTF8.self))
    let isCut = text.count > count || bytes.count > count * 4
    return isCut ? text.prefix(count - 1) + "…" : text
  }

  private static func tail(of bytes: ArraySlice<UInt8>, _ count: Int) -> String {
    let text = cleaned(String(decoding: bytes.suffix(count * 4), as: UTF8.self))
    let isCut = text.count > count || bytes.count > count * 4
    return isCut ? "…" + text.suffix(count - 1) : text
  }
}
