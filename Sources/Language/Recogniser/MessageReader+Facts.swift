import Knowledge

/// The facts that belong to a question beside them.
extension MessageReader {
  /// The questions that take the facts said beside them: "LMP 6 Jan. When am I due?"
  static let datings: WordSet = ["content.due_date", "content.how_far"]
  private static let facts: WordSet = [
    "preg.set_dates", "log.period_start", "cycle.history", "cycle.day_view", "log.pregnancy_test",
  ]

  /// The questions about a stage that is said beside them: "33 weeks now, how big is the baby".
  private static let stages: WordMap<WordSet> = [
    "content.baby_size": ["preg.set_dates", "content.how_far", "content.preg_week"],
    "content.preg_week": ["preg.set_dates", "content.how_far"],
    "content.body_changes": ["preg.set_dates", "content.how_far", "content.preg_week"],
    "ttc.test_when": ["ttc.dpo"], "log.pregnancy_test": ["ttc.dpo"],
    "cycle.next_period": ["log.appointment", "log.factor", "log.exercise"],
    "cycle.fertile_window": ["log.appointment", "log.factor", "log.exercise"],
  ]

  /// Gives the stage said right before a question to the question.
  private func staged(_ parts: [Part]) -> [Part] {
    guard parts.count > 1,
      let asker = parts.firstIndex(where: {
        Self.stages[$0.intent] != nil && $0.match == .classifier
      }),
      asker > 0, let facts = Self.stages[parts[asker].intent],
      facts.contains(parts[asker - 1].intent), parts[asker - 1].match == .classifier,
      parts[asker - 1].spans.contains(where: { span in
        reading.entities.contains { span.contains($0.tokens) } || !Tone.asks(message, span)
      })
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

  /// Gives foods that are only named to the meal whose numbers are told beside them: "oatcakes and
  /// cheese, 310 kcal".
  private func eaten(_ parts: [Part]) -> [Part] {
    guard let meal = parts.firstIndex(where: { $0.intent == "log.food" }) else { return parts }
    let named = parts.filter { part in
      (part.intent == "content.food" || part.intent != "log.food" && namesFoodsAlone(part))
        && part.match == .classifier
        && !part.spans.contains { Tone.asks(message, $0) }
        && !part.spans.contains { span in
          span.upperBound < message.tokens.count && message.tokens[span.upperBound].text == "?"
        }
    }
    guard !named.isEmpty else { return parts }
    var parts = parts
    parts[meal].spans = (parts[meal].spans + named.flatMap(\.spans)).sorted {
      $0.lowerBound < $1.lowerBound
    }
    return parts.filter { part in !named.contains { $0.spans == part.spans } }
  }

  /// Whether a part is made of foods and numbers: the "2 eggs" of "2 eggs + oats 420 kcal".
  private func namesFoodsAlone(_ part: Part) -> Bool {
    part.spans.allSatisfy { span in
      let foods = reading.mentions.filter { $0.kind == "food" && span.contains($0.tokens) }
      return !foods.isEmpty
        && isMade(of: foods.map(\.tokens) + reading.figures(in: span).map(\.tokens), span)
    }
  }

  /// Takes what is denied beside a correction for the value it replaces: "not a coffee, it was tea".
  private func undenied(_ parts: [Part]) -> [Part] {
    guard parts.contains(where: { $0.intent == "edit.change" }) else { return parts }
    return parts.filter { part in
      part.intent.group != "log" || message.tokens[part.span.lowerBound].text != "not"
    }
  }

  /// Takes the pulse of a training for none at rest: "5k easy, hr 142".
  private func rested(_ parts: [Part]) -> [Part] {
    guard parts.contains(where: { $0.intent == "log.exercise" }) else { return parts }
    return parts.filter { part in
      part.intent != "log.measure"
        || !part.spans.allSatisfy { span in
          let words = message.tokens[span].map(\.text)
          return words.contains("hr") && !words.contains { ["resting", "rest", "bp"].contains($0) }
            && reading.cues(["pressure", "glucose", "hrv"], in: span).isEmpty
        }
    }
  }

  private static let practices: WordMap<IntentID> = [
    "content.breathing": "log.breathing", "content.yoga_routine": "log.yoga",
    "content.yoga_pose": "log.yoga", "content.workout": "log.exercise",
  ]
  /// A test that is only named and then ticked off is no result to judge: "GBS swab done, tick".
  private static func tested(_ intent: IntentID) -> IntentID? {
    intent == "guard.lab" ? "log.checklist_done" : nil
  }

  private static let over: WordSet = [
    "done", "finished", "completed", "complete", "tick", "ticked", "just", "all", "today", "and",
  ]

  /// A practice that is only named and then said to be done was done: "box breathing, 6 min, done".
  private func practised(_ parts: [Part]) -> [Part] {
    guard let tick = parts.lastIndex(where: { $0.intent == "log.checklist_done" }), tick > 0,
      let log = Self.practices[parts[tick - 1].intent] ?? Self.tested(parts[tick - 1].intent),
      !parts[tick - 1].spans.contains(where: { Tone.asks(message, $0) }),
      let last = parts[tick].spans.last,
      last.allSatisfy({
        message.tokens[$0].isPunctuation || Self.over.contains(message.tokens[$0])
      })
    else { return parts }
    let done = Part(
      spans: parts[tick - 1].spans + parts[tick].spans, intent: log, score: parts[tick - 1].score,
      match: .classifier, captures: [], isSure: true)
    return parts[..<(tick - 1)] + [done] + parts[(tick + 1)...]
  }

  /// Gives the facts beside a question that needs them to the question.
  func absorbed(_ parts: [Part]) -> [Part] {
    let parts = practised(undenied(rested(eaten(Self.heard(staged(parts))))))
    guard let asker = parts.firstIndex(where: { Self.datings.contains($0.intent) }) else {
      return parts
    }
    var question = parts[asker]
    for part in parts where Self.facts.contains(part.intent) { question.spans += part.spans }
    return [question]
      + parts.filter { !Self.facts.contains($0.intent) && $0.intent != question.intent }
  }
}
