import Knowledge

extension MessageReader {
  /// The logs beside which other named things are logs too.
  private static let hosts: Set<IntentID> = [
    "log.period_start", "log.period_end", "log.flow", "log.mood", "log.symptom", "log.cramps",
    "log.discharge", "log.sleep", "log.scale", "log.bbt", "log.opk", "log.pregnancy_test",
    "log.skin",
    "log.water", "log.caffeine", "log.alcohol", "log.supplement", "log.measure",
  ]

  /// The logs that words in logged parts stand for and no part is yet: "sad and bloated".
  func named(beside parts: [Part]) -> [Interpretation] {
    var known = Set(parts.map(\.intent))
    var found: [Interpretation] = []
    for part in parts where Self.hosts.contains(part.intent) && !Tone.asks(message, part.span) {
      for span in part.spans {
        for mention in reading.mentions
        where span.contains(mention.tokens)
          && !mention.isNegated && standings[mention.tokens.lowerBound] == .told
        {
          guard !isUsed(mention, by: part.intent), let intent = NamedLog.intent(of: mention),
            let record = recogniser.intents[intent], known.insert(intent).inserted
          else { continue }
          var filler = SlotFiller(record, reading, in: span, context: context)
          var slots = filler.fill()
          slots["date"] = nil
          found.append(
            Interpretation(
              intent: intent, confidence: recogniser.thresholds.confidence(part.score),
              slots: slots,
              missing: record.needs.filter { slots[$0] == nil }, match: .mention,
              range: message.utf16Range(mention.tokens),
              reasons: .words([reading.typed(mention.tokens)]),
              standing: .told))
        }
      }
    }
    return found
  }

  /// Whether the words of a mention already fill a slot of the intent.
  private func isUsed(_ mention: Mention, by intent: IntentID) -> Bool {
    if intent == "log.cramps", mention.concept == "cramps" { return true }
    if intent == "log.symptom", mention.concept == "cramps" { return false }
    let kinds = reading.mentions.filter { $0.tokens == mention.tokens }.map(\.kind)
    return recogniser.intents[intent]?.slots.contains { kinds.contains($0.rawValue) } ?? true
  }
}
