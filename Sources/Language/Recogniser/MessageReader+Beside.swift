import Civil
import Knowledge

/// What one part of a message says for another.
extension MessageReader {
  /// A reminder that says no more than when is about the appointment beside it.
  func withTitles(_ read: [Interpretation]) -> [Interpretation] {
    guard let title = read.lazy.compactMap({ $0.slots["title"] }).first else { return read }
    return read.map { one in
      var one = one
      if one.intent == "remind.set", one.slots["what"] == nil { one.slots["what"] = title }
      return one
    }
  }

  /// What is asked to help without a name of its own is for the complaint told before it.
  func withComplaint(_ read: [Interpretation]) -> [Interpretation] {
    guard let complaint = read.first(where: { ["log.symptom", "log.cramps"].contains($0.intent) })
    else { return read }
    let symptom =
      complaint.slots["symptom"] ?? (complaint.intent == "log.cramps" ? .text("cramps") : nil)
    return read.map { one in
      var one = one
      if one.intent == "content.relief", one.slots["symptom"] == nil {
        one.slots["symptom"] = symptom
      }
      return one
    }
  }

  /// What helps "the same" is for the complaint told before it.
  func withSame(_ read: [Interpretation]) -> [Interpretation] {
    guard let complaint = read.lazy.compactMap({ $0.slots["symptom"] }).first else { return read }
    let slots: WordMap<SlotName> = [
      "content.yoga_for": "target", "content.relief": "symptom",
    ]
    return read.map { one in
      var one = one
      let words = message.tokens[tokens(in: one.range)]
      if let slot = slots[one.intent], one.slots[slot] == nil,
        words.contains(where: { $0.text == "same" })
      {
        one.slots[slot] = complaint
      }
      return one
    }
  }

  /// Whether an entity opens the message: "9 March: …", "yesterday dinner was …", "for Monday …".
  private func isHeading(_ entity: Entity) -> Bool {
    let first = entity.tokens.lowerBound
    return first == 0 || first == 1 && ["for", "on"].contains(message.tokens[0].text)
  }

  /// Whether a part keeps its own day under a day that opens the message without a colon: what is
  /// told of now, and the night of a day before.
  private func isApart(_ one: Interpretation, from heading: Entity) -> Bool {
    let next = heading.tokens.upperBound
    if next < message.tokens.count, [":", "-", "–"].contains(message.tokens[next].text) {
      return false
    }
    let words = tokens(in: one.range)
    return one.intent == "log.sleep"
      || words.contains { recogniser.standings.isOfNow(message.tokens[$0].text) }
  }

  /// A day that heads the message ("9 March: …") stands for every log without a day of its own.
  func withHeading(_ read: [Interpretation]) -> [Interpretation] {
    guard let heading = reading.entities.first, isHeading(heading),
      let day = SlotFiller.days(heading)
    else { return read }
    if read.count == 1 { return withHeadingMonth(read, heading) }
    return read.map { one in
      var one = one
      if one.intent.group == "log", one.slots["date"] == nil, !isApart(one, from: heading) {
        one.slots["date"] = day
      }
      return one
    }
  }

  /// A month that heads a question stands for it: "april: my fertile days?".
  private func withHeadingMonth(_ read: [Interpretation], _ heading: Entity) -> [Interpretation] {
    guard let month = SlotFiller.month(heading) else { return read }
    return read.map { one in
      var one = one
      let knows = recogniser.intents[one.intent]?.slots.contains("month") == true
      if knows, one.slots["month"] == nil, one.slots["date"] == nil { one.slots["month"] = month }
      return one
    }
  }
}
