/// Finds what a message says between a greeting or a lead-in and a thanks.
enum Framing {
  /// The tokens without openings at the front and closings at the end; all of them where nothing
  /// else is said.
  static func body(of message: Message, _ pointers: [Mention]) -> Range<Int> {
    let whole = message.tokens.indices
    var lower = whole.lowerBound
    var upper = whole.upperBound
    while let end = end(of: pointers, at: lower) { lower = past(end, in: message) }
    while upper > lower, let start = start(of: pointers, at: upper, in: message) { upper = start }
    let says = (lower..<max(lower, upper)).contains { !message.tokens[$0].isPunctuation }
    guard says, lower > whole.lowerBound || upper < whole.upperBound else { return whole }
    return lower..<upper
  }

  private static func end(of pointers: [Mention], at index: Int) -> Int? {
    pointers.first { $0.kind == Cue.opening && $0.tokens.lowerBound == index }?.tokens.upperBound
  }

  private static func past(_ index: Int, in message: Message) -> Int {
    var index = index
    while index < message.tokens.count,
      [",", ".", "!", "-", ":"].contains(message.tokens[index].text)
    {
      index += 1
    }
    return index
  }

  private static func start(of pointers: [Mention], at end: Int, in message: Message) -> Int? {
    var last = end
    while last > 0, [".", "!", ","].contains(message.tokens[last - 1].text) { last -= 1 }
    let found = pointers.first { $0.kind == Cue.closing && $0.tokens.upperBound == last }
    guard let found, !isRelative(found, in: message) else { return nil }
    var start = found.tokens.lowerBound
    while start > 0, [",", "-"].contains(message.tokens[start - 1].text) { start -= 1 }
    return start
  }
}

extension Framing {
  /// Whether "for me" ends what somebody did rather than the message: "the one who waited for me".
  private static func isRelative(_ closing: Mention, in message: Message) -> Bool {
    message.tokens[closing.tokens].map(\.text) == ["for", "me"]
      && message.tokens[..<closing.tokens.lowerBound].suffix(3).contains { $0.text == "who" }
  }
}

extension Message {
  /// The words of faces, which only colour what else is said.
  private static let faces: WordSet = [
    "happy", "sad", "angry", "anxious", "tired", "loving", "calm",
  ]
  private static let fillers: WordSet = [
    "feeling", "feel", "felt", "mood", "today", "rn", "now", "so", "i", "im", "am", "just", "very",
    "all", "day", "a", "bit", "my", "is", "this", "morning", "tonight", "again", "me", "and", "n",
    "really", "log", "yesterday", "week", "the", "been", "evening", "night",
  ]

  /// The same message without the meaning of faces, where words or numbers say something beside.
  var withoutFaces: Message {
    let hasFaces = tokens.contains { $0.kind == .emoji && Self.faces.contains($0) }
    guard hasFaces,
      tokens.contains(where: {
        $0.kind == .number || $0.kind == .word && !Self.fillers.contains($0)
      })
    else { return self }
    return Message(
      original: original,
      tokens: tokens.map { token in
        guard token.kind == .emoji, Self.faces.contains(token) else { return token }
        return Token(text: "☺", kind: .emoji, range: token.range, number: nil, isBreak: false)
      })
  }
}
