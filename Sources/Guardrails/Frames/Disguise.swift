import Language

/// Reads words that are spelled so as not to be read: `s u i c i d e`, `k.i.l.l`, `k1ll`, `su*cide`.
struct Disguise {
  /// A word behind a disguise and the tokens it was read from.
  struct Piece {
    let text: String
    let tokens: Range<Int>
  }

  private let message: Message
  private let vocabulary: Vocabulary
  private let spelling: Spelling

  init(message: Message, vocabulary: Vocabulary, spelling: Spelling) {
    self.message = message
    self.vocabulary = vocabulary
    self.spelling = spelling
  }

  /// The words behind the tokens from `index` on; empty where nothing is disguised.
  func pieces(at index: Int) -> [Piece] {
    let spaced = spaced(at: index)
    return spaced.isEmpty ? swapped(at: index) : spaced
  }

  // MARK: Letters apart

  /// The fewest letters in a row that are taken for a word.
  private static let fewest = 3
  private static let joints: Set<String> = [".", "-", "_", "*", "/"]

  private func spaced(at index: Int) -> [Piece] {
    guard isLetter(index), !isLetter(index - 1), !isJoint(index - 1) || !isLetter(index - 2) else {
      return []
    }
    var letters: [(letter: UInt8, token: Int)] = []
    var next = index
    while next < message.tokens.count {
      if isLetter(next), let letter = message.tokens[next].text.utf8.first {
        letters.append((letter, next))
      } else if !isJoint(next) {
        break
      }
      next += 1
    }
    guard letters.count >= Self.fewest else { return [] }
    let lengths = lengths(of: letters.map(\.letter))
    for start in 0...min(2, letters.count - Self.fewest) where lengths[start] != nil {
      return plain(letters[..<start]) + words(letters[start...], lengths)
    }
    return []
  }

  private func isJoint(_ index: Int) -> Bool {
    message.tokens.indices.contains(index) && Self.joints.contains(message.tokens[index].text)
  }

  private func isLetter(_ index: Int) -> Bool {
    guard message.tokens.indices.contains(index) else { return false }
    let token = message.tokens[index]
    return token.kind == .word && token.text.utf8.count == 1
  }

  private func plain(_ letters: ArraySlice<(letter: UInt8, token: Int)>) -> [Piece] {
    letters.map { Piece(text: Self.text([$0.letter]), tokens: $0.token..<$0.token + 1) }
  }

  private static let longest = 14

  /// The length of the word at each letter from which the rest splits into words that the rules ask
  /// for, whole words before bent ones and longer before shorter; nil where it does not split.
  ///
  /// Worked out from the last letter back, so that the time is linear in their number.
  private func lengths(of letters: [UInt8]) -> [Int?] {
    var lengths = [Int?](repeating: nil, count: letters.count)
    for start in letters.indices.reversed() {
      let ends = stride(from: min(letters.count, start + Self.longest), to: start + 1, by: -1)
        .filter { $0 == letters.count || lengths[$0] != nil }
      guard !ends.isEmpty else { continue }
      func text(_ end: Int) -> String { Self.text(Array(letters[start..<end])) }
      let end =
        ends.first { isWord(text($0)) } ?? ends.first { vocabulary.holdsStem(of: text($0)) }
      lengths[start] = end.map { $0 - start }
    }
    return lengths
  }

  private func words(
    _ letters: ArraySlice<(letter: UInt8, token: Int)>, _ lengths: [Int?]
  ) -> [Piece] {
    var pieces: [Piece] = []
    var start = letters.startIndex
    while start < letters.endIndex, let length = lengths[start] {
      let word = letters[start..<start + length]
      if let first = word.first, let last = word.last {
        pieces.append(
          Piece(text: Self.text(word.map(\.letter)), tokens: first.token..<last.token + 1))
      }
      start += length
    }
    return pieces
  }

  /// Whether some rule asks for the word as it is.
  private func isWord(_ word: String) -> Bool { vocabulary.holds(spelling.usual(word)) }

  private static func text(_ letters: [UInt8]) -> String {
    String(decoding: letters, as: UTF8.self)
  }

  // MARK: Signs for letters

  private static let signs: [String: String] = [
    "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "$": "s", "@": "a", "!": "i",
    "|": "l",
  ]
  private static let vowels = ["i", "a", "e", "o", "u"]

  private func swapped(at index: Int) -> [Piece] {
    guard message.touches(index), !message.touches(index - 1) else { return [] }
    var candidates = [""]
    var hasLetter = false
    var hasSign = false
    var next = index
    while next < message.tokens.count, next == index || message.touches(next - 1) {
      let token = message.tokens[next]
      if token.kind == .word {
        hasLetter = true
        candidates = candidates.map { $0 + token.text }
      } else if token.text == "*" {
        hasSign = true
        candidates = candidates.flatMap { stem in Self.vowels.map { stem + $0 } }
      } else if let letters = Self.letters(for: token.text) {
        hasSign = true
        candidates = candidates.map { $0 + letters }
      } else {
        break
      }
      guard candidates.count <= 25 else { return [] }
      next += 1
    }
    guard hasLetter, hasSign, message.tokens[next - 1].kind == .word, next - index >= 2,
      let word = candidates.first(where: {
        $0.utf8.count >= 3 && (isWord($0) || vocabulary.holdsStem(of: $0))
      })
    else { return [] }
    return [Piece(text: word, tokens: index..<next)]
  }

  private static func letters(for text: String) -> String? {
    var letters = ""
    for character in text {
      guard let letter = signs[String(character)] else { return nil }
      letters += letter
    }
    return letters
  }
}
