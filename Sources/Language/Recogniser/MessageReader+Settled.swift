import Civil
import Knowledge

extension MessageReader {
  /// The log that a neighbour of it is by what is told: cramps among the symptoms, a bedtime among
  /// the temperatures, a meal in the night.
  func resettled(_ intent: IntentID, in span: Range<Int>) -> IntentID? {
    if intent.group == "log", let edit = ordered(span) { return edit }
    switch intent {
    case "log.symptom":
      let told = reading.mentions.filter {
        $0.kind == "symptom" && span.contains($0.tokens) && !$0.isNegated && reading.isTold($0)
      }
      return !told.isEmpty && told.allSatisfy { $0.concept == "cramps" } ? "log.cramps" : nil
    case "log.bbt":
      if isWeight(span) { return "log.weight" }
      let isTimed = !reading.cues(["bed", "wake"], in: span).isEmpty
      return isTimed && reading.cues(["temperature"], in: span).isEmpty
        && !reading.figures(in: span).contains { (34...43).contains($0.value) || $0.value > 93 }
        ? "log.sleep" : nil
    case "log.food":
      let isCounted = !reading.cues(["kcal", "protein", "carbs"], in: span).isEmpty
      return !isCounted && saysNight(span) ? "log.late_meal" : nil
    case "cycle.day_view":
      let days = reading.entities.filter { span.contains($0.tokens) && SlotFiller.days($0) != nil }
      return !days.isEmpty && days.allSatisfy { SlotFiller.month($0) != nil }
        ? "cycle.calendar" : nil
    case "content.due_date":
      let isSaid =
        !reading.cues(["due"], in: span).isEmpty
        && reading.cues(["lmp"], in: span).isEmpty
        && reading.entities.contains { span.contains($0.tokens) && $0.day != nil }
      return isSaid && !Tone.asks(message, span) ? "preg.set_dates" : nil
    default: return nil
    }
  }

  private static let deleting: Set<String> = [
    "delete", "remove", "erase", "scrap", "bin", "nuke", "efface", "suppress", "unlog", "ditch",
    "trash", "scratch", "drop", "chuck", "cancel", "strike",
  ]
  private static let changing: Set<String> = [
    "change", "edit", "amend", "correct", "modify", "adjust", "fix", "update",
  ]
  private static let ownedBy: Set<String> = [
    "the", "my", "that", "this", "those", "these", "yesterdays", "todays", "last", "it", "all",
  ]

  /// The edit that a span orders of an entry: "bin the coffee", "scratch yesterday's weight".
  private func ordered(_ span: Range<Int>) -> IntentID? {
    guard let verb = span.first(where: { !message.tokens[$0].isPunctuation }),
      verb + 1 < span.upperBound
    else { return nil }
    let next = message.tokens[verb + 1].text
    guard
      Self.ownedBy.contains(next)
        || reading.entities.contains(where: { $0.tokens.contains(verb + 1) && $0.isTimely })
    else { return nil }
    if Self.deleting.contains(message.tokens[verb].text) { return "edit.delete" }
    return Self.changing.contains(message.tokens[verb].text) ? "edit.change" : nil
  }

  /// Whether a bare number is no temperature beside a word for weight in the message.
  private func isWeight(_ span: Range<Int>) -> Bool {
    let bare = reading.figures(in: span).filter { $0.unit == .none }
    return !bare.isEmpty
      && bare.allSatisfy {
        (30...200).contains($0.value) && !(34...43).contains($0.value)
          && !(93...110).contains($0.value)
      }
      && !reading.cues(["weight"], in: message.tokens.indices).isEmpty
  }

  /// Whether a clock time from half past nine in the evening to five in the morning is said.
  private func saysNight(_ span: Range<Int>) -> Bool {
    reading.entities.contains { entity in
      let tokens = message.tokens[entity.tokens]
      guard span.contains(entity.tokens),
        tokens.contains(where: { $0.kind == .number || $0.text == "midnight" })
      else { return false }
      let time: Int? =
        switch entity.value {
        case .time(let time): time.minutesSinceMidnight
        case .moment(let moment): moment.time.minutesSinceMidnight
        default: nil
        }
      return time.map { $0 >= 1_290 || $0 < 300 } ?? false
    }
  }
}
