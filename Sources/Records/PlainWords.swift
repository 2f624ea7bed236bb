/// Cuts text of lower-case letters, digits, spaces and hyphens into words: the same words that a
/// message is read as, without the hyphens, in a fraction of the time.
package enum PlainWords {
  /// Whether text has nothing but what this reads.
  package static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in text where !isLetter(byte) && !isDigit(byte) && !isGap(byte) { return false }
    return true
  }

  /// Calls a function with every run of letters and every run of digits.
  package static func forEach(
    in text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    _ = allSatisfy(in: text) { word in
      body(word)
      return true
    }
  }

  /// Whether every run of letters and every run of digits is as asked for; none after one that is
  /// not is looked at.
  package static func allSatisfy(
    in text: UnsafeBufferPointer<UInt8>, _ isWanted: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    var index = 0
    while index < text.count {
      let start = index
      index += 1
      if isGap(text[start]) { continue }
      let isNumber = isDigit(text[start])
      while index < text.count, !isGap(text[index]), isDigit(text[index]) == isNumber {
        index += 1
      }
      guard isWanted(UnsafeBufferPointer(rebasing: text[start..<index])) else { return false }
    }
    return true
  }

  /// Calls a function with everything that stands between spaces, whatever it is.
  package static func forEachSpaced(
    in text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var start = 0
    for index in 0...text.count where index == text.count || text[index] == UInt8(ascii: " ") {
      if index > start { body(UnsafeBufferPointer(rebasing: text[start..<index])) }
      start = index + 1
    }
  }

  /// Whether every word is told from the next by a space.
  package static func isSpaced(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in text where !isLetter(byte) && !isDigit(byte) && byte != UInt8(ascii: " ") {
      return false
    }
    return true
  }

  /// A word without its plural s.
  package static func singular(
    _ word: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    let s = UInt8(ascii: "s")
    guard word.count > 3, word[word.count - 1] == s, word[word.count - 2] != s else { return word }
    return UnsafeBufferPointer(rebasing: word[..<(word.count - 1)])
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "a") < 26 }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private static func isGap(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
  }
}
