extension MessageReader {
  /// Whether the message is a row of numbers, or of letters with hardly a word as it was typed: a
  /// word or a unit found in it then is an accident.
  var isStrewn: Bool {
    let tokens = typed.tokens.prefix(Terms.limit)
    let words = tokens.count { $0.kind == .word }
    if words == 0 { return tokens.count { $0.kind == .number } > 8 }
    if isGuesswork { return true }
    guard words >= 6 else { return false }
    let list = recogniser.classifier.model.words
    var known = 0
    for token in tokens where token.kind == .word && list.contains(token) {
      known += 1
      if known * 5 >= words { return false }
    }
    return true
  }

  /// Whether no word of two letters or more is one as it was typed, and most of those that are near
  /// to none cannot be said: what another is near to is an accident then too.
  private var isGuesswork: Bool {
    let model = recogniser.classifier.model
    var (words, strange, unsayable) = (0, 0, 0)
    for (index, token) in typed.tokens.prefix(Terms.limit).enumerated()
    where token.kind == .word && token.text.utf8.count > 1 {
      guard !model.words.contains(token), model.whole[token] == nil,
        !recogniser.lexicon.knows(token.text), !recogniser.cues.knows(token.text),
        !recogniser.entityReader.knows(token)
      else { return false }
      words += 1
      guard message.tokens[index].text == token.text else { continue }
      strange += 1
      if Self.isUnsayable(token.text) { unsayable += 1 }
    }
    return words > 1 && unsayable * 2 > strange
  }

  /// Whether a word of some length has no vowel, or so many letters without one as few words have.
  private static func isUnsayable(_ word: String) -> Bool {
    var (run, longest) = (0, 0)
    for letter in word.utf8 {
      run = letter >= 0x80 || vowels.contains(letter) ? 0 : run + 1
      longest = max(longest, run)
    }
    let count = word.utf8.count
    return count >= fewestLetters && longest == count || longest > mostConsonants
  }

  private static let vowels = Array("aeiouy".utf8)
  private static let mostConsonants = 5
  /// Shorter words without a vowel are abbreviations as often as not: "chst", "hcg".
  private static let fewestLetters = 5
}
