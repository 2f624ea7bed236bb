import Knowledge
import Physiology

extension MessageReader {
  /// A length of pregnancy alone, as "20+3" is only written of one.
  func bareAge(_ whole: Range<Int>) -> Part? {
    guard let age = WeeksAndDays(message, in: whole), age.isAll(of: message, in: whole),
      recogniser.intents["preg.set_dates"] != nil
    else { return nil }
    return Part(
      spans: [whole], intent: "preg.set_dates", score: recogniser.thresholds.answer + 1,
      match: .mention, captures: [], isSure: true)
  }

  /// A waking temperature alone, which says what it is only while temperatures are followed.
  func bareTemperature(_ whole: Range<Int>) -> Part? {
    let entities = reading.entities.filter { whole.contains($0.tokens) }
    let isOrdered =
      whole.count == 4 && Self.noting.contains(message.tokens[whole.lowerBound])
      && message.tokens[whole.upperBound - 1].text.utf8.count == 2
    guard isOrdered || context.mode == .ttc && whole.count == 3, entities.count == 1,
      case .number(let value) = entities[0].value, recogniser.intents["log.bbt"] != nil,
      (35...38.5).contains(value) || (95...101).contains(value)
    else { return nil }
    return Part(
      spans: [whole], intent: "log.bbt", score: recogniser.thresholds.answer + 1, match: .mention,
      captures: [], isSure: true)
  }

  private static let noting: WordSet = ["log", "note", "record", "save", "add", "track"]

  /// Yoga told as any exercise is a log of yoga: "60 min vinyasa".
  func settled(_ intent: IntentID, in span: Range<Int>) -> IntentID {
    if let other = resettled(intent, in: span), recogniser.intents[other] != nil { return other }
    guard intent == "log.exercise", recogniser.intents["log.yoga"] != nil else { return intent }
    let done = reading.mentions.filter { $0.kind == "activity" && span.contains($0.tokens) }
    return !done.isEmpty && done.allSatisfy { $0.concept == "yoga" } ? "log.yoga" : intent
  }

  private static let around: WordSet = [
    "my", "is", "was", "it", "at", "the", "a", "of", "this", "morning", "today", "now", "tonight",
    "evening", "just", "reading", "me", "i", "am", "on", "scale", "scales", "says", "in", "took",
  ]

  /// A weight or a blood pressure with its name and nothing else: "bw 61.2", "tension 12,1/7,8".
  func bareMeasure(_ clause: Range<Int>) -> Part? {
    guard !clause.dropFirst(2).dropLast().contains(where: { isArrow($0, in: clause) }) else {
      return nil
    }
    let cues = reading.cues.filter { $0.kind == Cue.kind && clause.contains($0.tokens) }
    for (name, slot, id) in [
      ("pressure", "systolic", "log.measure"), ("weight", "value", "log.weight"),
    ] as [(String, SlotName, IntentID)] {
      let own = cues.filter { $0.concept == name }
      guard !own.isEmpty, !Tone.asks(message, clause), let intent = recogniser.intents[id] else {
        continue
      }
      let known = own.map(\.tokens) + reading.entities.map(\.tokens)
      let isAll = clause.allSatisfy { index in
        let token = message.tokens[index]
        return token.kind == .number || token.isPunctuation || Self.around.contains(token)
          || known.contains { $0.contains(index) }
      }
      guard isAll else { continue }
      var filler = SlotFiller(intent, reading, in: clause, context: context)
      guard filler.fill()[slot] != nil else { continue }
      return Part(
        spans: [clause], intent: id, score: recogniser.thresholds.answer + 1, match: .mention,
        captures: [], isSure: true)
    }
    return nil
  }
}
