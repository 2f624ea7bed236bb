import Journal
import MessageFormat
import Physiology

extension Outcome {
  /// What comes of edits that she has agreed to.
  static func confirmed(_ edits: [Edit], in scene: Scene) -> Outcome {
    let facts = edits.compactMap { edit -> Entry? in
      if case .add(let entry) = edit { entry } else { nil }
    }
    if facts.isEmpty {
      return Outcome(
        parts: [.reply("edit.removed", ["count": .integer(edits.count)])], edits: edits)
    }
    if facts.count == 1, case .mode(let mode) = facts[0].fact {
      let isUndated = mode == .pregnancy && scene.pregnancy == nil
      var outcome = Outcome.say(
        "mode.set." + mode.rawValue, expecting: isUndated ? .pregnancyDates : nil)
      outcome.edits = edits
      return outcome
    }
    let day = facts.first?.date ?? scene.today
    return Outcome(
      parts: FactPhrase.said("log.noted", ["date": .date(day)], facts.map(\.fact)), edits: edits)
  }
}
