import Knowledge

/// Settings that no lexicon knows, and values told by their place in the sentence.
extension SlotFiller {
  /// The value that a setting is to have: "change tone to blunt", "country: Canada", "no emojis".
  mutating func fillSettingValue() {
    let tokens = reading.message.tokens
    if wants("value"), isTurnedOff { set("value", .text("off")) }
    if wants("setting"), filled["value"] == .text("off") || filled["value"] == .text("on") {
      set("setting", switched)
    }
    let isOrder =
      filled["setting"] != nil
      || span.contains { Self.ordering.contains(tokens[$0]) || tokens[$0].text == ":" }
    if wants("value"), filled["time"] == nil, filled["name"] == nil, isOrder,
      let mark = span.dropFirst().dropLast().last(where: {
        ["to", ":", "=", "as"].contains(tokens[$0].text)
      }), span.upperBound - mark <= 4,
      let value = trimmed((mark + 1)..<span.upperBound, for: "value")
    {
      set("value", .text(value))
      let name = (span.lowerBound..<mark).filter {
        tokens[$0].kind == .word && !Self.besideSettings.contains(tokens[$0])
      }
      if wants("setting"), let first = name.first, let last = name.last, last - first < 3 {
        set("setting", .text(reading.typed(first..<(last + 1))))
      }
    }
  }

  /// Whether something is to be heard or seen no more: "no emojis", "hide predictions".
  private var isTurnedOff: Bool {
    let tokens = reading.message.tokens
    guard let first = span.first(where: { !Self.courteous.contains(tokens[$0]) }) else {
      return false
    }
    return ["no", "hide", "disable", "mute", "without"].contains(tokens[first].text)
      && !reading.hasFigures(in: span)
  }

  /// What is to be on or off, in her words: "turn off sounds", "no weight stuff".
  private var switched: SlotValue? {
    let tokens = reading.message.tokens
    func isName(_ index: Int) -> Bool {
      tokens[index].kind == .word && !Self.besideSettings.contains(tokens[index])
    }
    guard let first = span.first(where: isName) else { return nil }
    let end = (first..<min(first + 3, span.upperBound)).first { !isName($0) }
    return .text(reading.typed(first..<(end ?? min(first + 3, span.upperBound))))
  }

  private static let ordering: WordSet = [
    "change", "set", "switch", "turn", "put", "make", "update",
  ]
  private static let courteous: WordSet = [
    "please", "pls", "plz", "can", "could", "you", "u", "kindly", "ok", "hey", "just", "so",
  ]
  private static let besideSettings: WordSet = [
    "no", "more", "hide", "disable", "enable", "mute", "turn", "switch", "off", "on", "out", "of",
    "the", "my", "a", "an", "any", "all", "this", "that", "those", "these", "please", "pls", "plz",
    "can", "could", "you", "u", "kindly", "stop", "show", "showing", "me", "i", "dont", "want",
    "to", "see", "set", "change", "make", "put", "for", "without", "with", "stuff", "things",
    "them", "it", "and", "so", "do", "not", "need", "hate", "lose", "drop", "remove", "start",
    "again", "now", "your", "from", "in", "ok", "hey", "just", "like", "talking", "about", "going",
    "telling", "giving", "sending", "use", "update",
  ]
}
