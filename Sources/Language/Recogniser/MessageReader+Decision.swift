import Civil
import Knowledge

extension MessageReader {
  /// Answers, asks back, or says that the message is outside.
  ///
  /// - Parameter scores: the intents of the whole message, best first.
  func decide(_ parts: [Part], _ scores: [(intent: IntentID, score: Double)]) -> Decision {
    guard let main = parts.first, let score = parts.map(\.score).max() else { return .outside }
    if isStrewn { return .gibberish }
    if main.match != .classifier { return .answer }
    if isGibberish { return .gibberish }
    if score >= recogniser.thresholds.answer, !isOnlyNumbers { return .answer }
    guard score >= recogniser.thresholds.ask else { return .outside }
    let close = scores.prefix(3).filter { $0.score > score - 0.5 }.map(\.intent)
    return .ask(close.isEmpty ? [main.intent] : close)
  }

  /// Whether no word of the message is one that people use.
  private var isGibberish: Bool {
    let words = recogniser.classifier.model.words
    guard reading.mentions.isEmpty, reading.cues.isEmpty else { return false }
    return !message.tokens.prefix(Terms.limit).contains { token in
      switch token.kind {
      case .word: words.contains(token)
      case .number: true
      case .emoji: token.text.utf8.first.map { $0 < 0x80 } ?? false
      case .punctuation: false
      }
    }
  }

  /// Whether the message has nothing but numbers in it: what they count is anybody's guess.
  private var isOnlyNumbers: Bool {
    reading.entities.allSatisfy { if case .number = $0.value { true } else { false } }
      && message.tokens.allSatisfy { $0.kind == .number || $0.kind == .punctuation }
  }

  /// The parts with their slots, guardrails first.
  func interpretations(_ parts: [Part]) -> [Interpretation] {
    let order = parts.indices.sorted {
      (parts[$0].intent.group == "guard" ? 0 : 1, $0) < (
        parts[$1].intent.group == "guard" ? 0 : 1, $1
      )
    }
    let read = order.map { interpretation(parts[$0]) }
    return withComplaint(
      withNearDays(withSame(withTitles(withHeading(withFlow(read + named(beside: parts)))))))
  }

  func interpretation(_ part: Part) -> Interpretation {
    let slots = slots(of: part)
    let needs = recogniser.intents[part.intent]?.needs ?? []
    return Interpretation(
      intent: part.intent, confidence: recogniser.thresholds.confidence(part.score), slots: slots,
      missing: needs.filter { slots[$0] == nil }, match: part.match,
      range: message.utf16Range(part.span), reasons: reasons(part), standing: standing(of: part))
  }

  private func reasons(_ part: Part) -> Reasons {
    guard case .classifier = part.match else { return .words(part.spans.map(reading.typed)) }
    return .weights(
      .init(
        classifier: recogniser.classifier, label: part.intent.rawValue, message: typed,
        span: part.span, mentions: reading.mentions))
  }

  /// The slots of a part, filled once.
  func slots(of part: Part) -> [SlotName: SlotValue] {
    guard part.captures.isEmpty else {
      return slots(of: part.intent, in: part.spans, captures: part.captures)
    }
    if let same = filledParts.first(where: {
      $0.part.spans == part.spans && $0.part.intent == part.intent
    }) {
      return same.slots
    }
    let slots = slots(of: part.intent, in: part.spans, captures: [])
    filledParts.append((part, slots))
    return slots
  }

  /// The slots of an intent in several spans: the first value said stands, lists grow.
  private func slots(
    of intent: IntentID, in spans: [Range<Int>], captures: [TemplateMatch.Capture]
  ) -> [SlotName: SlotValue] {
    guard let intent = recogniser.intents[intent] else { return [:] }
    var slots: [SlotName: SlotValue] = [:]
    for span in Self.joined(spans) {
      var filler = SlotFiller(intent, self.reading(for: intent.id), in: span, context: context)
      slots.merge(filler.fill(captures)) { $0.joined(with: $1) }
      for (name, value) in repaired(intent, in: span) { slots[name] = value }
    }
    if intent.id == "log.bbt", slots["disturbed"] == nil, isDisturbed {
      slots["disturbed"] = .bool(true)
    }
    return slots
  }

  /// The single values that are put right later in the same breath: "36.4, no wait, 36.6".
  private func repaired(_ intent: Intent, in span: Range<Int>) -> [SlotName: SlotValue] {
    guard
      let start = span.dropFirst().last(where: {
        recogniser.standings.isRepair(at: $0, in: message, orUpdate: true)
      }),
      start + 1 >= span.upperBound || !["not", "than"].contains(message.tokens[start + 1].text)
    else { return [:] }
    var filler = SlotFiller(
      intent, reading(for: intent.id), in: start..<span.upperBound, context: context)
    return filler.fill().filter { name, value in
      if case .list = value { return false }
      return !Self.growing.contains(name)
    }
  }

  private static let growing: WordSet = [
    "mood", "symptom", "supplement", "food", "drink", "text", "item", "title", "what", "factor",
  ]

  /// Whether the message tells of a broken night beside a temperature, which it makes unsure.
  private var isDisturbed: Bool {
    (reading.mentions + reading.details).contains {
      ($0.kind == "disturbed" || $0.concept == "disturbed.true") && !$0.isNegated
        && reading.isTold($0)
    }
  }

  /// Spans with nothing but a break between them as one.
  private static func joined(_ spans: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, span.lowerBound - last.upperBound <= 2 {
        joined[joined.count - 1] = last.lowerBound..<span.upperBound
      } else {
        joined.append(span)
      }
    }
    return joined
  }

  /// The entities read in the tense of an intent: a diary looks back, a booking ahead.
  private func reading(for intent: IntentID) -> Reading {
    if intent == "cycle.phase", context.tense == nil, areEntitiesOfTense, !looksBack {
      return nearestReading
    }
    guard context.tense == nil, areEntitiesOfTense,
      let tense = isDatedAhead(intent) || isMoved(intent)
        ? .future : IntentTense.tense(of: intent, looksBack: looksBack),
      reading.entities.contains(where: { SlotFiller.days($0) != nil })
    else { return reading }
    return reading(in: tense)
  }

  private func reading(in tense: Tense) -> Reading {
    if let known = readings[tense] { return known }
    var context = context
    context.tense = tense
    let read = reading.with(
      entities: recogniser.entityReader.entities(in: message, context: context))
    readings[tense] = read
    return read
  }

  /// The reading with the day nearest to today, ahead or back: "which phase on the 3rd".
  private var nearestReading: Reading {
    guard reading.entities.contains(where: { SlotFiller.days($0) != nil }) else { return reading }
    let (ahead, back) = (reading(in: .future), reading(in: .past))
    let today = context.reference.date
    guard let next = ahead.entities.lazy.compactMap(\.day).first,
      let last = back.entities.lazy.compactMap(\.day).first
    else { return ahead }
    return next - today > 2 * (today - last) ? back : ahead
  }

  /// Whether a day stands for when to count the weeks at, as no last period is told.
  private func isDatedAhead(_ intent: IntentID) -> Bool {
    intent == "content.how_far" && !looksBack
      && reading.cues(["lmp"], in: message.tokens.indices).isEmpty
  }

  /// Whether a correction is of what has yet to come: an appointment, a scan, somebody to see.
  private func isMoved(_ intent: IntentID) -> Bool {
    intent == "edit.change"
      && (reading.mentions.contains {
        $0.kind == "test" && Self.visits.contains($0.concept)
      } || message.tokens.contains { Self.visits.contains($0) })
      && !reading.hasFigures(in: body)
  }

  private static let visits: WordSet = [
    "appointment", "appt", "appointments", "visit", "scan", "ultrasound", "checkup", "clinic",
    "booking", "dentist", "doctor", "gp", "midwife", "smear", "physio", "consultation",
  ]

  /// Whether a word of the message tells of what was.
  private var looksBack: Bool {
    message.tokens.contains { Self.backward.contains($0) }
  }

  private static let backward: WordSet = [
    "was", "were", "did", "had", "ovulated", "peaked", "od",
  ]
}

/// Where the days of an intent lie when the message does not say.
enum IntentTense {
  private static let future: WordSet = [
    "log.appointment", "cycle.next_period", "cycle.fertile_window", "cycle.ovulation", "ttc.chance",
    "ttc.test_when", "ttc.dpo", "cycle.explain", "cycle.confidence", "cycle.pms",
  ]
  private static let past: WordSet = [
    "cycle.history", "cycle.day_view", "cycle.late", "content.how_far", "content.due_date",
  ]

  /// The tense to read an intent's days in; nil where only the sentence can tell.
  static func tense(of intent: IntentID, looksBack: Bool) -> Tense? {
    if looksBack, future.contains(intent), intent != "log.appointment", intent != "cycle.explain" {
      return intent == "cycle.next_period" ? .future : .past
    }
    if future.contains(intent) || intent.group == "remind" { return .future }
    if past.contains(intent) || ["log", "edit", "insight"].contains(intent.group) { return .past }
    return nil
  }
}

extension SlotValue {
  /// Two values of one slot: both in a list where they differ and are words.
  func joined(with other: SlotValue) -> SlotValue {
    switch (self, other) {
    case (.list(let ours), .list(let theirs)): .list(ours + theirs.filter { !ours.contains($0) })
    case (.list(let ours), .text): .list(ours.contains(other) ? ours : ours + [other])
    case (.text, .list(let theirs)): .list([self] + theirs.filter { $0 != self })
    default: self
    }
  }
}
