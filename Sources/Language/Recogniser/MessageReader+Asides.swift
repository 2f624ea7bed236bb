import Knowledge

/// Which clause of a long sentence carries what is wanted, and which only lead up to it.
extension MessageReader {
  /// The parts, of which those that only lead up to another are not sure of themselves: "my diary
  /// is a mess, but could you show me April".
  ///
  /// - Parameter scores: the intents of the whole message, best first.
  func withoutAsides(
    _ parts: [Part], _ scores: [(intent: IntentID, score: Double)]
  ) -> [Part] {
    guard parts.count > 1 else { return parts }
    return parts.enumerated().map { number, part in
      guard part.isSure, part.match == .classifier else { return part }
      let others = parts.enumerated().filter { $0 != number && $1.isSure }.map(\.element)
      var part = part
      part.isSure = !others.contains { leadsUp(part, to: $0, scores) }
      return part
    }
  }

  /// The part that carries a message of which the rest says nothing, where it is surer than the
  /// message as a whole.
  func carrier(among groups: [Part], beside single: Part) -> Part? {
    guard let only = groups.first, groups.count == 1, only.isSure, only.intent.group != "guard",
      isPressing(single, beside: groups) == false
    else { return nil }
    let lead = only.score - single.score
    if only.intent == single.intent, single.score >= recogniser.thresholds.answer { return nil }
    if single.intent.group == "guard" { return nil }
    guard single.score < recogniser.thresholds.answer else {
      return lead > recogniser.balance.carried ? only : nil
    }
    return saysI && lead > 0.5 && only.score > recogniser.thresholds.answer + 0.5 ? only : nil
  }

  /// Whether a danger that the whole message speaks of stands, even where its clauses one by one say
  /// less: one that it barely speaks of does not beside a log that is surer.
  func isPressing(_ single: Part, beside groups: [Part]) -> Bool {
    guard Self.pressing.contains(single.intent), single.score >= recogniser.thresholds.answer
    else { return false }
    let isFaint = single.score < recogniser.thresholds.answer + 0.4
    guard isFaint, ["guard.urgent", "guard.emergency"].contains(single.intent) else { return true }
    return !groups.contains {
      $0.isSure && $0.intent.group == "log" && $0.score > single.score + 0.25
    } || reading.mentions.contains { $0.kind == "symptom" || $0.kind == "drug" }
  }

  /// Whether the message is told of herself.
  private var saysI: Bool {
    message.tokens.contains { recogniser.standings.isHerself($0.text) }
  }

  /// Whether a part only leads up to another one.
  private func leadsUp(
    _ part: Part, to other: Part, _ scores: [(intent: IntentID, score: Double)]
  ) -> Bool {
    guard !Self.pressing.contains(part.intent), let clause = part.spans.first else { return false }
    let isAsked = requests(part)
    let lead = other.score - part.score
    if part.intent.group == "guard" {
      let own = scores.first { $0.intent == part.intent }?.score ?? -1
      let best = scores.first?.score ?? -1
      return lead > 0.5 && best > own + 0.5 && part.score < recogniser.thresholds.answer + 0.6
        && namesNothing(clause) && other.intent.group != "guard"
    }
    if namesNothing(clause), !Tone.asks(message, clause), opens(clause, .either) {
      if Self.texts.contains(part.intent), opensWithHerself(clause) { return false }
      if part.intent.group == "log" { return lead > 0.6 && !isDated(clause) }
      if lead > (isAsked ? 0.6 : recogniser.balance.aside) { return true }
    }
    guard !isAsked, opens(clause, .subject) else { return false }
    return Self.isAsked(part.intent) && (requests(other) || other.intent.group == "log")
  }

  /// Whether a clause names nothing that Bloom knows: "I know, I know", "if it's no bother".
  func isAside(_ clause: Range<Int>) -> Bool {
    let names = reading.mentions.contains {
      clause.contains($0.tokens) && !Self.bystanders.contains($0.kind)
    }
    let opener = clause.first { !message.tokens[$0].isPunctuation }.map { message.tokens[$0].text }
    return !names && !reading.cues.contains { clause.contains($0.tokens) }
      && !reading.hasFigures(in: clause) && !Self.askers.contains(opener ?? "")
      && !isBooked(clause)
  }

  /// Whether both a day and a clock time are said: "gp's on the 3rd at 9".
  func isBooked(_ clause: Range<Int>) -> Bool {
    reading.entities.contains {
      if case .moment = $0.value { clause.contains($0.tokens) } else { false }
    }
  }

  private static let bystanders: WordSet = ["relative", "person", "animal", "body_part"]

  /// The kinds of words that alone are nothing to speak of.
  private static let weak: WordSet = [
    "relative", "person", "animal", "body_part", "severity", "unit", "quality", "product",
  ]

  /// Whether a clause names nothing that Bloom knows; what a number would measure is nothing
  /// without the number.
  private func namesNothing(_ clause: Range<Int>) -> Bool {
    !reading.hasFigures(in: clause)
      && !reading.mentions.contains {
        clause.contains($0.tokens) && !Self.weak.contains($0.kind)
      }
      && !reading.cues.contains { clause.contains($0.tokens) && $0.kind != Cue.kind }
  }

  private enum Opener { case subject, either }

  /// Whether a clause opens as one that tells: with who or what it is about, or with a word that
  /// makes it depend on another.
  private func opens(_ clause: Range<Int>, _ wanted: Opener) -> Bool {
    let standings = recogniser.standings
    guard let first = clause.first(where: { !standings.isSkipped(message.tokens[$0].text) }) else {
      return false
    }
    let word = message.tokens[first].text
    return standings.opensStatement(word) || wanted == .either && standings.opensName(word)
  }

  /// The logs of free words, which name nothing that Bloom knows.
  private static let texts: WordSet = ["log.note", "log.gratitude"]

  private func opensWithHerself(_ clause: Range<Int>) -> Bool {
    clause.first { !recogniser.standings.isSkipped(message.tokens[$0].text) }
      .map { recogniser.standings.isHerself(message.tokens[$0].text) } ?? false
  }

  /// Whether a day or a clock time is said in a clause.
  private func isDated(_ clause: Range<Int>) -> Bool {
    reading.entities.contains { clause.contains($0.tokens) && $0.isTimely }
  }

  /// Whether a part asks, orders or wishes for something.
  private func requests(_ part: Part) -> Bool {
    part.spans.contains { clause in
      Tone.asks(message, clause)
        || clause.contains {
          standings[$0] == .asked || recogniser.standings.isRequest(message.tokens[$0].text)
        }
    }
  }

  /// Whether an intent wants an answer, so that a plain statement is no sign of it.
  private static func isAsked(_ intent: IntentID) -> Bool {
    ["content", "cycle", "insight", "data"].contains(intent.group)
      || ["ttc.chance", "ttc.dpo", "ttc.test_when"].contains(intent)
  }
}
