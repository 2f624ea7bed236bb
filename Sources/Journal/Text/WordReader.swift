/// A word of a line: what stands between spaces, or a quoted text.
struct Word: Hashable, Sendable {
  let text: String
  /// Where the word begins, in bytes from the line's first.
  let offset: Int
  let isQuoted: Bool
}

/// Walks over the words of a fact and remembers what would have fitted at the furthest one.
struct WordReader {
  private let words: [Word]
  private let end: Int
  private var furthest = 0
  private var expected: [String] = []

  /// The index of the next word.
  var position = 0

  /// True for words that were typed as a command's arguments: text needs no quotes there.
  let isLoose: Bool

  /// Takes the words of a fact; `end` is the offset after the last of them.
  init(_ words: [Word], end: Int, isLoose: Bool = false) {
    self.words = words
    self.end = end
    self.isLoose = isLoose
  }

  /// The next word, if there is one.
  var next: Word? { position < words.count ? words[position] : nil }

  /// Takes the next word if `reading` makes something of it, else notes what was expected.
  mutating func take<Value>(
    _ usage: String, _ reading: (Word) -> Value?
  ) -> Value? {
    if let word = next, let value = reading(word) {
      position += 1
      return value
    }
    expect(usage)
    return nil
  }

  /// All the words that are left, joined by spaces.
  mutating func takeRest() -> String {
    defer { position = words.count }
    return words[position...].map(\.text).joined(separator: " ")
  }

  /// Notes what would fit at the next word.
  mutating func expect(_ usage: String) {
    if position > furthest {
      furthest = position
      expected = []
    }
    if position == furthest, !expected.contains(usage) { expected.append(usage) }
  }

  /// What is wrong with the words: the furthest place reached and what would fit there.
  var fault: LineFault {
    let place = max(furthest, position)
    let fitting = place == furthest ? expected : []
    let remedy =
      fitting.isEmpty ? "leave it out" : "write " + fitting.joined(separator: " or ")
    guard place < words.count else {
      return LineFault(end, "something is missing here", remedy)
    }
    let word = words[place]
    return LineFault(word.offset, "\(Excerpt.shortened(word.text)) does not fit here", remedy)
  }
}

extension WordReader {
  /// Cuts the bytes from `start` on into words.
  static func words(of bytes: ArraySlice<UInt8>, from start: Int) throws(LineFault) -> [Word] {
    var words: [Word] = []
    var index = start
    while let begin = bytes[index...].firstIndex(where: { !isSpace($0) }) {
      if bytes[begin] == UInt8(ascii: "\"") {
        let (text, end) = try Quotation.read(bytes, from: begin)
        words.append(Word(text: text, offset: begin - bytes.startIndex, isQuoted: true))
        index = end
        if end < bytes.endIndex, !isSpace(bytes[end]) {
          throw LineFault(
            end - bytes.startIndex, "a space is missing after the quote", "add a space")
        }
      } else {
        index = bytes[begin...].firstIndex(where: isSpace) ?? bytes.endIndex
        guard let text = String(validating: bytes[begin..<index], as: UTF8.self) else {
          throw LineFault(begin - bytes.startIndex, "this word is not UTF-8", "type it again")
        }
        words.append(Word(text: text, offset: begin - bytes.startIndex, isQuoted: false))
      }
    }
    return words
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
