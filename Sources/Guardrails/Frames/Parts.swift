/// Bytes of a form or a frame while it is read.
typealias Bytes = UnsafeBufferPointer<UInt8>

extension Bytes {
  var string: String { String(decoding: self, as: UTF8.self) }

  /// What stands between two marks at both ends; nil where it is not so enclosed.
  func enclosed(by first: Unicode.Scalar, _ last: Unicode.Scalar) -> Bytes? {
    guard count >= 2, self[0] == UInt8(ascii: first), self[count - 1] == UInt8(ascii: last)
    else { return nil }
    return UnsafeBufferPointer(rebasing: self[1..<(count - 1)])
  }
}

/// The parts of a text between separators, none of them empty.
struct Parts {
  private let text: Bytes
  private let separator: UInt8
  private var index = 0

  init(of text: Bytes, separator: UInt8) {
    self.text = text
    self.separator = separator
  }

  mutating func next() -> Bytes? {
    while index < text.count, text[index] == separator { index += 1 }
    guard index < text.count else { return nil }
    let start = index
    while index < text.count, text[index] != separator { index += 1 }
    return UnsafeBufferPointer(rebasing: text[start..<index])
  }
}
