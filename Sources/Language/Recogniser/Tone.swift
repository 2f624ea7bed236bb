/// Whether words ask or order something rather than say how things are.
enum Tone {
  private static let openers: WordSet = [
    "what", "whats", "when", "whens", "why", "how", "hows", "which", "who", "whos", "where",
    "wheres",
    "is", "are", "am", "do", "does", "did", "can", "could", "should", "shall", "will", "would",
    "may",
    "any", "show", "tell", "give", "explain", "remind", "delete", "remove", "change", "list",
    "help",
    "suggest", "recommend", "guide", "chart", "graph", "plot", "count", "export", "set", "stop",
    "cancel", "undo", "need", "want", "wanna", "which", "y",
  ]
  private static let skipped: WordSet = [
    "and", "so", "but", "ok", "hi", "hey", "please", "pls", "kindly", "um", "also", "then", "hello",
  ]

  /// Whether a clause is a question or an order: a question mark ends it, or such a word opens it.
  static func asks(_ message: Message, _ span: Range<Int>) -> Bool {
    let next = span.upperBound
    if next < message.tokens.count, message.tokens[next].text == "?" { return true }
    if let last = span.last, message.tokens[last].text == "?" { return true }
    let opener = span.first { index in
      let token = message.tokens[index]
      return !token.isPunctuation && !skipped.contains(token)
    }
    return opener.map { openers.contains(message.tokens[$0]) } ?? false
  }
}
