import Knowledge

extension MessageReader {
  /// The logs beside which other named things are logs too.
  private static let hosts: WordSet = [
    "log.period_start", "log.period_end", "log.flow", "log.mood", "log.symptom", "log.cramps",
    "log.discharge", "log.sleep", "log.scale", "log.bbt", "log.opk", "log.pregnancy_test",
    "log.skin",
    "log.water", "log.caffeine", "log.alcohol", "log.supplement", "log.measure",
  ]

  /// The logs that words in logged parts stand for and no part is yet: "sad and bloated".
  func named(beside parts: [Part]) -> [Interpretation] {
    var known = Set(parts.map(\.intent))
    var found: [Interpretation] = []
    for part in parts
    where (Self.hosts.contains(part.intent) || part.intent == "log.late_meal")
      && !Tone.asks(message, part.span)
    {
      for span in part.spans {
        for mention in reading.mentions
        where span.contains(mention.tokens)
          && !mention.isNegated && standings[mention.tokens.lowerBound] == .told
        {
          guard let intent = log(of: mention, beside: part.intent),
            let record = recogniser.intents[intent]
          else { continue }
          let earlier = found.firstIndex { $0.intent == intent }
          guard earlier != nil || known.insert(intent).inserted else { continue }
          var filler = SlotFiller(record, reading, in: span, context: context)
          var slots = filler.fill()
          slots["date"] = nil
          if let earlier {
            found[earlier].slots.merge(slots) { $0.joined(with: $1) }
            continue
          }
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
    return found + measured(beside: parts, known: &known) + dated(beside: parts, known: &known)
      + sized(beside: parts, known: &known)
  }

  /// The log that a thing named beside a log stands for: what was eaten late, two coffees beside a
  /// mood, a symptom beside anything.
  private func log(of mention: Mention, beside host: IntentID) -> IntentID? {
    if host == "log.late_meal" { return mention.kind == "food" ? "log.food" : nil }
    guard !isUsed(mention, by: host) else { return nil }
    if let intent = NamedLog.intent(of: mention) { return intent }
    let isCounted = reading.figures(in: message.tokens.indices).contains {
      $0.unit == .none && $0.tokens.upperBound == mention.tokens.lowerBound
    }
    return isCounted && mention.kind == "drink" ? NamedLog.counted(mention) : nil
  }

  /// The logs of numbers with their names in logged parts: "rhr 50 slept 8h energy 8/10".
  private func measured(
    beside parts: [Part], known: inout Set<IntentID>
  ) -> [Interpretation] {
    var found: [Interpretation] = []
    for part in parts where part.intent.group == "log" && !Tone.asks(message, part.span) {
      guard Self.hosts.contains(part.intent) || Self.measuring.contains(part.intent) else {
        continue
      }
      for span in part.spans where reading.hasFigures(in: span) {
        for (intent, slot) in Self.measures where !known.contains(intent) {
          guard let record = recogniser.intents[intent], names(slot, in: span),
            slot != "rhr" || part.intent != "log.exercise" || saysRest(span)
          else { continue }
          var filler = SlotFiller(record, reading, in: span, context: context)
          var slots = filler.fill()
          guard slots[slot] != nil else { continue }
          slots["date"] = nil
          known.insert(intent)
          found.append(
            interpretation(intent, slots, record, part, message.utf16Range(span)))
        }
      }
    }
    return found
  }

  /// Whether a pulse is one at rest, which that of a training is not.
  private func saysRest(_ span: Range<Int>) -> Bool {
    span.contains { ["rhr", "resting", "rest"].contains(message.tokens[$0].text) }
  }

  private static let measuring: WordSet = ["log.exercise", "log.weight"]

  private static let measures: [(IntentID, SlotName)] = [
    ("log.scale", "energy"), ("log.scale", "stress"), ("log.measure", "rhr"),
    ("log.measure", "hrv"), ("log.measure", "systolic"), ("log.sleep", "hours"),
    ("log.cramps", "pain"), ("log.weight", "value"), ("log.measure", "body_fat"),
    ("log.bbt", "temp"),
  ]

  /// Whether a number of a slot has its name right beside it.
  private func names(_ slot: SlotName, in span: Range<Int>) -> Bool {
    let figures = reading.figures(in: span)
    func touches(_ tokens: Range<Int>) -> Bool {
      figures.contains { $0.tokens.distance(to: tokens) <= 1 }
    }
    switch slot {
    case "hours":
      return span.contains {
        message.tokens[$0].text == "slept" && touches($0..<($0 + 1))
      }
    case "value":
      let isBesideFat = !reading.cues(["body_fat"], in: span).isEmpty
      return reading.cues(["weight"], in: span).contains { touches($0.tokens) }
        || isBesideFat
          && figures.contains {
            [.measure(.kilogram), .measure(.pound), .measure(.stone)].contains($0.unit)
          }
    case "temp":
      return reading.cues(["temperature", "bbt"], in: span).contains { touches($0.tokens) }
    case "systolic": return reading.cues(["pressure"], in: span).contains { touches($0.tokens) }
    case "pain":
      return reading.mentions.contains {
        $0.concept == "cramps" && span.contains($0.tokens) && touches($0.tokens)
      }
    default:
      return reading.cues([slot.rawValue], in: span).contains { cue in
        figures.contains { $0.tokens.lowerBound == cue.tokens.upperBound }
      }
    }
  }

  /// The size of a baby asked for beside the week: "week 25 and his size".
  private func sized(beside parts: [Part], known: inout Set<IntentID>) -> [Interpretation] {
    let intent: IntentID = "content.baby_size"
    guard
      let part = parts.first(where: {
        $0.intent == "content.preg_week" || $0.intent == "content.how_far"
      }),
      !known.contains(intent), let record = recogniser.intents[intent],
      message.tokens.indices.contains(where: { isOfSize($0) })
    else { return [] }
    var filler = SlotFiller(record, reading, in: part.span, context: context)
    known.insert(intent)
    return [interpretation(intent, filler.fill(), record, part, message.utf16Range(part.span))]
  }

  /// Whether a token asks how big a baby is.
  private func isOfSize(_ index: Int) -> Bool {
    let word = message.tokens[index].text
    if Self.sizes.contains(word) { return true }
    return index > 0 && message.tokens[index - 1].text == "how"
      && ["big", "long", "heavy", "large", "tall"].contains(word)
      && !message.tokens[index...].prefix(3).contains {
        ["left", "until", "till"].contains($0.text)
      }
  }

  private static let sizes: WordSet = ["size", "weigh", "weighs", "length"]

  /// The dates of a pregnancy told with the wish to follow it: "pregnancy mode, 6 weeks".
  private func dated(beside parts: [Part], known: inout Set<IntentID>) -> [Interpretation] {
    let intent: IntentID = "preg.set_dates"
    guard let part = parts.first(where: { $0.intent == "mode.set" }), !known.contains(intent),
      let record = recogniser.intents[intent]
    else { return [] }
    var filler = SlotFiller(record, reading, in: part.span, context: context)
    var slots = filler.fill()
    slots["date"] = nil
    guard slots["lmp"] != nil || slots["due"] != nil || slots["weeks"] != nil,
      interpretation(part).slots["mode"] == .text("pregnancy")
    else { return [] }
    known.insert(intent)
    return [interpretation(intent, slots, record, part, message.utf16Range(part.span))]
  }

  private func interpretation(
    _ intent: IntentID, _ slots: [SlotName: SlotValue], _ record: Intent, _ part: Part,
    _ range: Range<Int>
  ) -> Interpretation {
    Interpretation(
      intent: intent, confidence: recogniser.thresholds.confidence(part.score), slots: slots,
      missing: record.needs.filter { slots[$0] == nil }, match: .mention, range: range,
      reasons: .words([reading.typed(part.span)]), standing: .told)
  }

  /// Whether the words of a mention already fill a slot of the intent.
  private func isUsed(_ mention: Mention, by intent: IntentID) -> Bool {
    if intent == "log.cramps", mention.concept == "cramps" { return true }
    if intent == "log.symptom", mention.concept == "cramps" { return false }
    let before = mention.tokens.lowerBound - 1
    if intent == "log.supplement", before >= 0, message.tokens[before].text == "for" { return true }
    let kinds = reading.mentions.filter { $0.tokens == mention.tokens }.map(\.kind)
    return recogniser.intents[intent]?.slots.contains { kinds.contains($0.rawValue) } ?? true
  }
}
