/// What the classifier reads of a message: its words, their stems, and the concepts they name.
struct Terms: Sendable {
  /// The token each word is from.
  var tokens: [Int] = []
  /// The words, folded and perhaps corrected; digits are `<n>`.
  var words: [[UInt8]] = []
  /// The stems, one for each word.
  var stems: [[UInt8]] = []
  /// Concept names such as `<symptom>` with the position of the word they stand beside.
  var concepts: [(position: Int, name: [UInt8])] = []

  /// The words as text.
  var plainWords: [String] { words.map { String(decoding: $0, as: UTF8.self) } }

  /// Puts whole words for short ones.
  mutating func expand(_ shorthand: [String: String]) {
    guard !shorthand.isEmpty else { return }
    for index in words.indices where words[index].count <= Self.longestShort {
      guard let whole = shorthand[String(decoding: words[index], as: UTF8.self)] else { continue }
      words[index] = Array(whole.utf8)
      stems[index] = Stemmer.stem(words[index])
    }
  }

  /// No shorthand is longer than this, in letters.
  static let longestShort = 12

  /// More words than this are not read: no question is that long.
  static let limit = 400
  private static let number = Array("<n>".utf8)

  /// Reads the words of a token range.
  init(_ message: Message, in span: Range<Int>? = nil, mentions: [Mention] = []) {
    let span = span ?? message.tokens.indices
    var positions: [Int: Int] = [:]
    for index in span.prefix(Self.limit) {
      let token = message.tokens[index]
      guard token.kind != .punctuation else { continue }
      let word = token.kind == .number ? Self.number : Array(token.text.utf8)
      positions[index] = words.count
      tokens.append(index)
      words.append(word)
      stems.append(token.kind == .number ? word : Stemmer.stem(word))
    }
    for mention in mentions where span.contains(mention.tokens.lowerBound) {
      guard let position = positions[mention.tokens.lowerBound] else { continue }
      concepts.append((position, Array("<\(mention.kind)>".utf8)))
    }
  }
}
