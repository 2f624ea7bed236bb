import Language

/// Turns a message's tokens into words with classes: numbers whole, spelling usual.
struct WordReader: Sendable {
  let vocabulary: Vocabulary
  let spelling: Spelling
  let filler: Int
  var besideNumbers = SpelledNumber.Classes()

  private static let sentenceEnds: Set<String> = [".", "!", "?", ";", "\n"]
  private static let signs: Set<String> = ["/", "=", "%"]

  func read(_ message: Message) -> Reading {
    var words: [Word] = []
    words.reserveCapacity(message.tokens.count)
    var classes: [[Int]] = []
    classes.reserveCapacity(message.tokens.count)
    var sentence = 0
    var clause = 0
    var index = 0
    let disguise = Disguise(message: message, vocabulary: vocabulary, spelling: spelling)
    let numbers = SpelledNumber(
      message: message, vocabulary: vocabulary, spelling: spelling, classes: besideNumbers)
    while index < message.tokens.count {
      let token = message.tokens[index]
      if token.isPunctuation, !isSignForLetter(message, at: index) {
        if token.isBreak { clause += 1 }
        if token.isBreak, Self.sentenceEnds.contains(token.text) { sentence += 1 }
        if !Self.signs.contains(token.text) {
          index += 1
          continue
        }
      }
      let pieces = mayHide(message, at: index) ? disguise.pieces(at: index) : []
      for piece in pieces {
        let (word, itsClasses) = known(
          Word(
            text: piece.text, number: nil, tokens: piece.tokens, sentence: sentence,
            clause: clause))
        words.append(word)
        classes.append(itsClasses)
      }
      if let last = pieces.last {
        index = last.tokens.upperBound
        continue
      }
      let (text, number, size) = assembled(message, numbers, at: index)
      let typed = Word(
        text: text, number: number, tokens: index..<index + size, sentence: sentence,
        clause: clause)
      let (word, itsClasses) =
        isUnit(typed, after: words.last)
        ? (typed, vocabulary.classes(of: typed)) : known(typed)
      words.append(word)
      classes.append(itsClasses)
      index += size
    }
    return Reading(
      words: words, classes: classes, isFiller: classes.map { $0.contains(filler) })
  }

  /// Whether what begins at a token may be a word in disguise: a single letter, or a token that
  /// touches the next one.
  private func mayHide(_ message: Message, at index: Int) -> Bool {
    let token = message.tokens[index]
    if token.kind == .word, token.text.utf8.count == 1 { return true }
    return message.touches(index) && (token.kind == .word || token.text == "$" || token.text == "@")
  }

  /// Whether a letter is a unit, as it follows a number: the `w` of `6w` is no `with`.
  private func isUnit(_ word: Word, after last: Word?) -> Bool {
    guard let last else { return false }
    return word.number == nil && word.text.utf8.count == 1 && last.number != nil
      && last.clause == word.clause
  }

  private func isSignForLetter(_ message: Message, at index: Int) -> Bool {
    ["$", "@"].contains(message.tokens[index].text) && message.touches(index)
      && message.tokens[index + 1].kind == .word
  }

  /// A token, the tokens of a number in words, or the three of one such as `38.5` or `38,5`.
  private func assembled(
    _ message: Message, _ numbers: SpelledNumber, at index: Int
  ) -> (String, Double?, Int) {
    let token = message.tokens[index]
    if token.kind == .word, let (value, end) = numbers.read(at: index) {
      let isWhole = value == value.rounded()
      return (isWhole ? String(value.whole ?? 0) : String(value), value, end - index)
    }
    guard token.kind == .number, index + 2 < message.tokens.count,
      message.tokens[index + 2].kind == .number, message.touches(index), message.touches(index + 1)
    else { return (token.text, token.number, 1) }
    let tail = message.tokens[index + 2].text
    let mark = message.tokens[index + 1].text
    if mark == "," && tail.utf8.count == 3 {
      return (token.text + tail, Double(token.text + tail), 3)
    }
    if mark == "." || mark == ",", tail.utf8.count <= 2 {
      return (token.text + "." + tail, Double(token.text + "." + tail), 3)
    }
    return (token.text, token.number, 1)
  }

  private func known(_ word: Word) -> (Word, [Int]) {
    let usual = respelled(word, as: spelling.usual(word.text))
    let classes = vocabulary.classes(of: usual)
    if !classes.isEmpty || usual.number != nil { return (usual, classes) }
    for length in [2, 1] {
      guard let calm = Spelling.calmed(usual.text, to: length) else { break }
      let calmed = respelled(usual, as: spelling.usual(calm))
      let classes = vocabulary.classes(of: calmed)
      if !classes.isEmpty { return (calmed, classes) }
    }
    guard let corrected = spelling.corrected(usual.text) else { return (usual, []) }
    let mended = respelled(usual, as: corrected)
    return (mended, vocabulary.classes(of: mended))
  }

  private func respelled(_ word: Word, as text: String) -> Word {
    if text == word.text { return word }
    return Word(
      text: text, number: Double(text) ?? word.number, tokens: word.tokens,
      sentence: word.sentence, clause: word.clause)
  }
}
