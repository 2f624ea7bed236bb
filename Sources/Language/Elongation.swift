/// Words with letters held down for feeling: "todayyy", "sooo", "yesss".
enum Elongation {
  private static let fewest = 3

  /// The word with letters that stand three times or more in a row cut back: to one at its end,
  /// and to two where English words double them. A word of one letter only stays as it is.
  static func shortened(_ word: [UInt8]) -> [UInt8] {
    guard word.withUnsafeBufferPointer(hasRun) else { return word }
    var short: [UInt8] = []
    var index = 0
    while index < word.count {
      let letter = word[index]
      var end = index
      while end < word.count, word[end] == letter { end += 1 }
      let isLong = end - index >= fewest && isLetter(letter)
      let kept = !isLong ? end - index : end == word.count && !doublesAtEnd(letter) ? 1 : 2
      for _ in 0..<kept { short.append(letter) }
      index = end
    }
    return Set(short).count > 1 ? short : word
  }

  /// Whether a letter stands three times in a row in a word of more letters.
  static func hasRun(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard word.count > fewest else { return false }
    var run = 1
    for index in 1..<word.count {
      run = word[index] == word[index - 1] ? run + 1 : 1
      if run == fewest { return true }
    }
    return false
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte) }

  /// Whether English words end in two of a letter: f, l, s and z.
  private static func doublesAtEnd(_ letter: UInt8) -> Bool {
    letter == 0x66 || letter == 0x6C || letter == 0x73 || letter == 0x7A
  }
}
