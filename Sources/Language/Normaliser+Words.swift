import Records

extension Normaliser {
  /// The words and signs of a text in UTF-8, quickly where it is plain.
  package func words(of text: UnsafeBufferPointer<UInt8>) -> [String] {
    var words: [String] = []
    forEachWord(of: text) { words.append(String(decoding: $0, as: UTF8.self)) }
    return words
  }

  /// Calls a function with each word and sign of a text in UTF-8, quickly where it is plain.
  package func forEachWord(
    of text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    if PlainWords.isSpaced(text) { return PlainWords.forEach(in: text, body) }
    for token in normalise(String(decoding: text, as: UTF8.self)).tokens {
      token.text.withBytes(body)
    }
  }
}
