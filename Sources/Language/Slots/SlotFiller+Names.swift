import Knowledge

/// Names of people, which no lexicon holds.
extension SlotFiller {
  /// A capitalised word that no lexicon knows: a person's name.
  var properName: SlotValue? {
    let tokens = reading.message.tokens
    let name = span.first { index in
      guard tokens[index].kind == .word, index > span.lowerBound,
        tokens[index].text.utf8.count > 1,
        reading.typed(index..<(index + 1)).unicodeScalars.first?.properties.isUppercase == true
      else { return false }
      return !(reading.mentions + reading.cues).contains { $0.tokens.contains(index) }
    }
    return name.map(self.name)
  }

  /// A name by its place: "switch user: robin", "my sister tess to this", "can liam see it",
  /// "share with wren".
  var introducedName: SlotValue? {
    let tokens = reading.message.tokens
    if let name = relativesName { return name }
    for index in span {
      let next = index + 1
      guard next < span.upperBound else { break }
      let (word, isLast) = (tokens[index].text, next + 1 == span.upperBound)
      let after = isLast ? "" : tokens[next + 1].text
      let isEnd = isLast || tokens[next + 1].isBreak || Self.afterNames.contains(after)
      if word == ":" || Self.beforeNames.contains(word), isName(next), isEnd {
        return name(next)
      }
      let isRelative = reading.mentions.contains {
        ["relative", "person"].contains($0.kind) && $0.tokens.upperBound == next
      }
      if isRelative, isName(next), isEnd { return name(next) }
      if Self.permitting.contains(word), isName(next), Self.looking.contains(after) {
        return name(next)
      }
    }
    return nil
  }

  /// The name after who somebody is: "my sister priya wants to track too".
  private var relativesName: SlotValue? {
    guard group == "profile" else { return nil }
    let who = reading.mentions.filter {
      ["relative", "person"].contains($0.kind) && span.contains($0.tokens)
    }
    return who.lazy.map(\.tokens.upperBound).first {
      $0 < span.upperBound && isName($0) && !Self.afterNames.contains(reading.message.tokens[$0])
    }.map(name)
  }

  private static let beforeNames: WordSet = [
    "with", "w", "/", "user", "to", "profile", "person", "is", "its", "im",
  ]
  private static let afterNames: WordSet = [
    "to", "as", "on", "please", "pls", "now", "only", "and", ",", "nothing", "too", "wants", "want",
    "would", "needs", "has", "is", "she", "he", "they", "who", "in", "for",
  ]
  private static let permitting: WordSet = ["can", "could", "let", "may", "allow", "should"]
  private static let looking: WordSet = [
    "see", "view", "read", "look", "access", "have", "get",
  ]
  private static let noNames: WordSet = [
    "it", "me", "him", "her", "them", "this", "that", "my", "the", "a", "an", "i", "you", "us",
    "we", "he", "she", "they", "someone", "somebody", "anyone", "everyone", "another", "other",
    "profile", "user", "account", "person", "app", "phone", "list", "household", "here", "family",
    "next", "back", "mode", "see", "know", "add", "all", "people", "friends", "see", "mine", "hers",
    "his", "theirs", "ours", "access", "permission", "track", "use", "join", "log", "try", "start",
    "have", "be", "get",
  ]

  /// Whether a token may be a name: a word that no lexicon knows.
  private func isName(_ index: Int) -> Bool {
    let token = reading.message.tokens[index]
    let typed = reading.typed(index..<(index + 1)).lowercased()
    if token.kind == .word, typed != token.text, typed.utf8.count > 2,
      !Self.noNames.contains(typed),
      typed.utf8.allSatisfy({ (97...122).contains($0) }), index > span.lowerBound,
      Self.beforeNames.contains(reading.message.tokens[index - 1])
    {
      return true
    }
    return token.kind == .word && !token.isBreak && token.text.utf8.count > 1
      && !Self.noNames.contains(token)
      && !(reading.mentions + reading.cues).contains { $0.tokens.contains(index) }
  }

  private func name(_ index: Int) -> SlotValue {
    var typed = reading.typed(index..<(index + 1))
    if typed.hasSuffix("'s") || typed.hasSuffix("’s") { typed.removeLast(2) }
    return .text(typed)
  }
}
