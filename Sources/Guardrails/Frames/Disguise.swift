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
    guard isLetter(index), !isLetter(index - 1) else { return [] }
    var letters: [(letter: UInt8, token: Int)] = []
    var next = index
    while next < message.tokens.count {
      if isLetter(next), let letter = message.tokens[next].text.utf8.first {
        letters.append((letter, next))
      } else if !Self.joints.contains(message.tokens[next].text) {
        break
      }
      next += 1
    }
    guard letters.count >= Self.fewest else { return [] }
    for start in 0...min(2, letters.count - Self.fewest) {
      if let words = split(letters[start...]) { return plain(letters[..<start]) + words }
    }
    return []
  }

  private func isLetter(_ index: Int) -> Bool {
    guard message.tokens.indices.contains(index) else { return false }
    let token = message.tokens[index]
    return token.kind == .word && token.text.utf8.count == 1
  }

  private func plain(_ letters: ArraySlice<(letter: UInt8, token: Int)>) -> [Piece] {
    letters.map { Piece(text: Self.text([$0.letter]), tokens: $0.token..<$0.token + 1) }
  }

  /// The letters as words that the rules ask for; nil where they are none.
  private func split(_ letters: ArraySlice<(letter: UInt8, token: Int)>) -> [Piece]? {
    guard let first = letters.first else { return [] }
    let lengths = Array(stride(from: min(letters.count, 14), through: 2, by: -1))
    let texts = lengths.map { Self.text(letters.prefix($0).map(\.letter)) }
    let whole = zip(lengths, texts).filter { isWord($0.1) }
    let bent = zip(lengths, texts).filter { !isWord($0.1) && vocabulary.holdsStem(of: $0.1) }
    for (length, text) in whole + bent {
      guard let rest = split(letters.dropFirst(length)) else { continue }
      let end = letters[letters.startIndex + length - 1].token + 1
      return [Piece(text: text, tokens: first.token..<end)] + rest
    }
    return nil
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
