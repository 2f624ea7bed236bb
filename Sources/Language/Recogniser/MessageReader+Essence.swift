import Knowledge

/// What the parts of a message are nothing without.
extension MessageReader {
  /// The slots of which an intent beside others has at least one.
  private static let essence: [IntentID: Set<SlotName>] = [
    "preg.set_dates": ["weeks", "due", "lmp", "month", "days"], "mode.set": ["mode", "tone"],
    "log.symptom": ["symptom"], "log.scale": ["energy", "stress"], "log.bbt": ["temp"],
    "log.measure": [
      "systolic", "rhr", "hrv", "glucose", "body_fat", "spo2", "vo2max", "diastolic",
    ],
    "log.weight": ["value"], "log.supplement": ["supplement"],
    "log.food": ["food", "kcal", "meal"],
  ]

  /// The parts, those that say nothing of what they are about given to the one before them.
  func saying(_ parts: [Part]) -> [Part] {
    guard parts.count > 1 else { return parts }
    var told: [Part] = []
    var silent: [Range<Int>] = []
    for part in parts {
      if says(part) {
        var part = part
        part.spans = silent + part.spans
        silent = []
        told.append(part)
      } else if told.isEmpty {
        silent += part.spans
      } else {
        told[told.count - 1].spans += part.spans
      }
    }
    return told.isEmpty ? parts : told
  }

  private func says(_ part: Part) -> Bool {
    guard part.match == .classifier, let needed = Self.essence[part.intent] else { return true }
    return !needed.isDisjoint(with: slots(of: part).keys)
  }

  /// The booking that words before a reminder make: "gp, wed 25 mar, 16:15 / warn me 2h before".
  func booking(_ spans: [Range<Int>], before part: Part) -> Part? {
    guard part.intent == "remind.set", let first = spans.first, let last = spans.last else {
      return nil
    }
    let whole = first.lowerBound..<last.upperBound
    let isDated = reading.entities.contains { whole.contains($0.tokens) && $0.day != nil }
    guard isDated, !Tone.asks(message, whole), let intent = recogniser.intents["log.appointment"]
    else { return nil }
    var filler = SlotFiller(intent, reading, in: whole, context: context)
    let slots = filler.fill()
    guard slots["title"] != nil, slots["time"] != nil else { return nil }
    return Part(
      spans: spans, intent: intent.id, score: part.score, match: part.match, captures: [],
      isSure: true)
  }
}
