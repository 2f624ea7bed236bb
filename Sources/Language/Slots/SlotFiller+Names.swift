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

  private static let beforeNames: WordSet = [
    "with", "w", "/", "user", "to", "profile", "person", "is", "its", "im",
  ]
  private static let afterNames: WordSet = [
    "to", "as", "on", "please", "pls", "now", "only", "and", ",", "nothing", "too",
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
    "his", "theirs", "ours",
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

  /// What is to stand in a birth plan: "add low light to my birth plan", "birth plan, no visitors".
  var wish: SlotValue? {
    let tokens = reading.message.tokens
    guard
      let plan = span.dropLast().first(where: {
        tokens[$0].text == "birth" && ["plan", "preferences"].contains(tokens[$0 + 1].text)
      })
    else { return nil }
    let verb = (span.lowerBound..<plan).first { Self.adding.contains(tokens[$0]) }
    let isBegun = (span.lowerBound..<plan).contains { Self.beginning.contains(tokens[$0]) }
    if isBegun, tokens[plan + 2 < span.upperBound ? plan + 2 : plan].text != ":" { return nil }
    let joint = (span.lowerBound..<plan).last {
      ["to", "in", "into", "on"].contains(tokens[$0].text)
    }
    if let verb, let joint, joint - verb > 1 {
      return wish(in: (verb + 1)..<joint)
    }
    var rest = (plan + 2)..<max(plan + 2, span.upperBound)
    let isAdded = rest.first.map { Self.adding.contains(tokens[$0].text) } == true
    if isAdded { rest = (plan + 3)..<rest.upperBound }
    let isTold = isAdded || verb != nil || rest.first.map { tokens[$0].isPunctuation } == true
    guard isTold, rest.count > 1, !rest.contains(where: { tokens[$0].text == "?" }) else {
      return nil
    }
    return wish(in: rest)
  }

  /// Some words as a wish, unless they point back or ask for something.
  private func wish(in words: Range<Int>) -> SlotValue? {
    let tokens = reading.message.tokens
    let first = words.first { !tokens[$0].isPunctuation && tokens[$0].text != "that" }
    guard let first, !Self.unwished.contains(tokens[first]) else { return nil }
    return trimmed(words, for: "text").map { .text($0) }
  }

  private static let unwished: WordSet = [
    "it", "this", "them", "show", "help", "read", "print", "open", "see", "list", "start", "what",
    "whats", "how", "can", "could", "please", "to", "in", "as", "for", "on", "with", "from", "then",
  ]
  /// Words that ask for a plan to be begun, so that what follows is no wish to write down as it is.
  private static let beginning: WordSet = [
    "start", "begin", "help", "make", "create", "draft", "template", "prepare", "how",
  ]
  private static let adding: WordSet = ["add", "put", "write", "note", "include", "save"]
}
