import Language

/// Tells the phrases that may be in one message from those that begin with no word of it.
struct PhraseStarts {
  private let words: [[UInt8]]
  /// Whether some word begins with a byte.
  private let letters: [Bool]

  init(_ message: Message) {
    words = message.tokens.map { Array($0.text.utf8) }.filter { !$0.isEmpty }
    var letters = Array(repeating: false, count: 256)
    for word in words { letters[Int(word[0])] = true }
    self.letters = letters
  }

  /// Whether a phrase may begin with one of the words; one that is not in plain letters always may.
  func mayOpen(_ phrase: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = phrase.first, (0x61...0x7A).contains(first) || (0x30...0x39).contains(first)
    else { return !words.isEmpty }
    return letters[Int(first)] && words.contains { phrase.starts(with: $0) }
  }
}
