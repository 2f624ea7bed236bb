/// What the classifier reads of a message: its words, their stems, and the concepts they name.
struct Terms: Sendable {
  /// The token each word is from.
  var tokens: [Int] = []
  /// The words, folded and perhaps corrected; digits are `<n>`.
  var words: [[UInt8]] = []
  /// The stems, one for each word.
  var stems: [[UInt8]] = []
  /// The hashes of concept names such as `<symptom>` with the position of the word they stand beside.
  var concepts: [(position: Int, hash: UInt64)] = []

  /// The words as text.
  var plainWords: [String] { words.map { String(decoding: $0, as: UTF8.self) } }

  /// Puts whole words for short ones; gives the numbers of those words.
  mutating func expand(_ shorthand: WordMap<[UInt8]>) -> [Int] {
    var expanded: [Int] = []
    guard !shorthand.isEmpty else { return expanded }
    for index in words.indices where words[index].count <= Self.longestShort {
      let key = words[index].withUnsafeBufferPointer { WordKey($0) }
      if let whole = shorthand[key] {
        replace(index, with: whole)
        expanded.append(index)
      }
    }
    return expanded
  }

  /// Whole words by the short ones of `short=whole`.
  static func whole(_ shorthand: [String]) -> WordMap<[UInt8]> {
    var whole = WordMap<[UInt8]>(expecting: shorthand.count)
    for pair in shorthand {
      pair.withBytes { pair in
        guard let sign = pair.firstIndex(of: UInt8(ascii: "=")) else { return }
        let short = WordKey(UnsafeBufferPointer(rebasing: pair[..<sign]))
        whole.set(short, to: Array(pair[(sign + 1)...]))
      }
    }
    return whole
  }

  /// Puts another word in the place of one.
  mutating func replace(_ index: Int, with word: [UInt8]) {
    words[index] = word
    stems[index] = Stemmer.stem(word)
  }

  /// No shorthand is longer than this, in letters.
  static let longestShort = 12

  /// More words than this are not read: no question is that long.
  static let limit = 400
  private static let number = Array("<n>".utf8)

  /// Reads the words of a token range.
  ///
  /// - Parameter most: more words than this are not read.
  init(
    _ message: Message, in span: Range<Int>? = nil, mentions: [Mention] = [],
    atMost most: Int = Self.limit
  ) {
    let span = span ?? message.tokens.indices
    let read = span.prefix(most)
    var positions = [Int](repeating: -1, count: read.count)
    words.reserveCapacity(read.count)
    stems.reserveCapacity(read.count)
    for index in read {
      let token = message.tokens[index]
      guard token.kind != .punctuation else { continue }
      let word = token.kind == .number ? Self.number : Array(token.text.utf8)
      positions[index - read.lowerBound] = words.count
      tokens.append(index)
      words.append(word)
      stems.append(token.kind == .number ? word : Stemmer.stem(word))
    }
    for mention in mentions where read.contains(mention.tokens.lowerBound) {
      let position = positions[mention.tokens.lowerBound - read.lowerBound]
      if position >= 0 { concepts.append((position, Self.hash(ofConcept: mention.kind))) }
    }
  }

  /// The hash of a concept's name: its kind in angle brackets.
  private static func hash(ofConcept kind: String) -> UInt64 {
    let start = Hash.step(Hash.stem, UInt8(ascii: "<"))
    return Hash.step(Hash.of(kind.utf8, seed: start), UInt8(ascii: ">"))
  }
}
