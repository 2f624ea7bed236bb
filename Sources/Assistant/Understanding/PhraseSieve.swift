import Language
import Records

/// Tells the phrases that may be in one message from those with a word that it lacks.
struct PhraseSieve {
  private let words: WordTable
  /// Whether some word begins with a byte.
  private let letters: [Bool]

  init(_ message: Message) {
    let words = message.tokens.map(\.text)
    self.words = WordTable(of: words)
    var letters = Array(repeating: false, count: 256)
    for word in words { if let first = word.utf8.first { letters[Int(first)] = true } }
    self.letters = letters
  }

  /// Whether a phrase may be there; one that is not in plain words always may.
  func passes(_ phrase: UnsafeBufferPointer<UInt8>) -> Bool {
    words.count > 0 && (!PlainWords.isSpaced(phrase) || holds(phrase))
  }

  /// Whether all of some plain words are there.
  func holds(_ plain: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = plain.first else { return true }
    guard letters[Int(first)] || first == UInt8(ascii: " ") else { return false }
    return PlainWords.allSatisfy(in: plain) { words.number(of: $0) != nil }
  }
}
