import Knowledge

/// Clauses that only say how long, or what is to be done.
extension MessageReader {
  /// Whether a clause goes on with what is to be done: "prod me weekly, half seven, to stretch".
  func isDeed(_ clause: Range<Int>) -> Bool {
    let first = clause.first { !message.tokens[$0].isPunctuation }
    return first.map { message.tokens[$0].text == "to" } ?? false
  }

  private static let lasting: WordSet = [
    "log.exercise", "log.yoga", "log.breathing", "log.kicks", "content.pelvic_floor",
    "content.yoga_routine", "content.yoga_for", "content.workout", "content.breathing",
    "content.selfcare",
  ]

  /// Whether a clause names nothing but how long what was told before it takes: "got 5 min", "took
  /// me forty minutes with the stops".
  func isLength(_ clause: Range<Int>, of before: Part) -> Bool {
    guard Self.lasting.contains(before.intent), !Tone.asks(message, clause) else { return false }
    let said = reading.entities.filter { clause.contains($0.tokens) }
    let isLong = said.contains {
      if case .duration(_, _, let unit) = $0.value { unit < .day } else { false }
    }
    let named = reading.mentions.filter { clause.contains($0.tokens) && $0.kind != "unit" }
    let opener = clause.first { !message.tokens[$0].isPunctuation }.map { message.tokens[$0].text }
    return isLong && said.count == 1 && named.isEmpty && Self.timers.contains(opener ?? "")
      && adds(clause, to: before)
  }

  private static let timers: WordSet = [
    "took", "takes", "lasted", "got", "ive", "i", "have", "only", "just", "about", "around", "for",
    "roughly", "maybe", "all", "total", "it", "that", "which", "in", "was",
  ]
}
