import Knowledge

/// The facts that belong to a question beside them.
extension MessageReader {
  /// The questions that take the facts said beside them: "LMP 6 Jan. When am I due?"
  static let datings: Set<IntentID> = ["content.due_date", "content.how_far"]
  private static let facts: Set<IntentID> = [
    "preg.set_dates", "log.period_start", "cycle.history", "cycle.day_view", "log.pregnancy_test",
  ]

  /// The questions about a stage that is said beside them: "33 weeks now, how big is the baby".
  private static let stages: [IntentID: Set<IntentID>] = [
    "content.baby_size": ["preg.set_dates", "content.how_far", "content.preg_week"],
    "content.preg_week": ["preg.set_dates", "content.how_far"],
    "content.body_changes": ["preg.set_dates", "content.how_far", "content.preg_week"],
    "ttc.test_when": ["ttc.dpo"], "log.pregnancy_test": ["ttc.dpo"],
    "cycle.next_period": ["log.appointment"], "cycle.fertile_window": ["log.appointment"],
  ]

  /// Gives the stage said right before a question to the question.
  private static func staged(_ parts: [Part]) -> [Part] {
    guard parts.count > 1,
      let asker = parts.firstIndex(where: { stages[$0.intent] != nil && $0.match == .classifier }),
      asker > 0, let facts = stages[parts[asker].intent], facts.contains(parts[asker - 1].intent),
      parts[asker - 1].match == .classifier
    else { return parts }
    var question = parts[asker]
    question.spans = parts[asker - 1].spans + question.spans
    return parts[..<(asker - 1)] + [question] + parts[(asker + 1)...]
  }

  /// Gives a feeling told beside a mood to the mood: "overwhelmed and crying all day".
  private static func heard(_ parts: [Part]) -> [Part] {
    guard let mood = parts.firstIndex(where: { $0.intent == "log.mood" }),
      parts.contains(where: { $0.intent == "support.talk" })
    else { return parts }
    var parts = parts
    for part in parts where part.intent == "support.talk" { parts[mood].spans += part.spans }
    return parts.filter { $0.intent != "support.talk" }
  }

  /// Gives the facts beside a question that needs them to the question.
  static func absorbed(_ parts: [Part]) -> [Part] {
    let parts = heard(staged(parts))
    guard let asker = parts.firstIndex(where: { datings.contains($0.intent) }) else { return parts }
    var question = parts[asker]
    for part in parts where facts.contains(part.intent) { question.spans += part.spans }
    return [question] + parts.filter { !facts.contains($0.intent) && $0.intent != question.intent }
  }
}
