extension Message {
  /// The same message with a name read as another word in its place, behind an article unless a word
  /// of `owners` stands before it; where a word of `others` stands beside it, it is no name.
  package func reading(
    _ name: [String], as word: String, after article: String?,
    unlessAfter owners: Set<String>, unlessBeside others: Set<String>
  ) -> Message {
    guard let first = name.first, let last = name.last,
      tokens.contains(where: { $0.text.hasPrefix(first) })
    else {
      return self
    }
    var read: [Token] = []
    var place = 0
    while place < tokens.count {
      let found = tokens.dropFirst(place).prefix(name.count)
      let words = found.map(\.text)
      let isOwner = words.dropLast() == name.dropLast() && words.last == last + "s"
      let (before, after) = (tokens[place - 1].text, tokens[place + name.count].text)
      guard words == name || isOwner, !others.contains(before), !others.contains(after),
        let begin = found.first, let end = found.last
      else {
        read.append(tokens[place])
        place += 1
        continue
      }
      if let article, !owners.contains(before) {
        let start = begin.range.lowerBound
        read.append(Token(text: article, kind: .word, range: start..<start))
      }
      read.append(
        Token(
          text: isOwner ? word + "s" : word, kind: .word,
          range: begin.range.lowerBound..<end.range.upperBound, isBreak: end.isBreak))
      place += name.count
    }
    return Message(original: original, tokens: read)
  }

  /// Whether it only says a few words over and over.
  package var repeatsItself: Bool {
    let words = tokens.lazy.filter { $0.kind == .word }.map(\.text)
    let count = words.count
    return count >= Self.fewestEchoed && Set(words).count * Self.echoes <= count
  }

  /// What it says over and over, said once; nil where it does not.
  package var saidOnce: String? {
    let words = tokens
    guard words.count >= Self.fewestRepeated else { return nil }
    let period = (1...words.count / Self.repeats).first { period in
      (period..<words.count).allSatisfy { words[$0].text == words[$0 - period].text }
    }
    guard let period else { return nil }
    return typed(0..<tokens[period - 1].range.upperBound)
  }

  /// Whether it is longer than anything that is told for the diary.
  package var isOverlong: Bool { tokens.count > Self.mostTokens }

  private static let fewestEchoed = 30
  /// How often each word stands there on average, at the least.
  private static let echoes = 6
  private static let fewestRepeated = 6
  /// How often the same words stand there one after the other, at the least.
  private static let repeats = 3
  /// About two pages.
  private static let mostTokens = 1_000
}
