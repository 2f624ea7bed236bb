import Civil
import Journal
import MessageFormat
import Physiology
import Scores

/// The score of a week, its parts and what is missing; nothing is advised.
struct WeekScoreWords {
  private let record: ScoreRecord
  private let scene: Scene

  init(_ journal: Journal, _ scene: Scene) {
    record = ScoreRecord(journal, today: scene.today)
    self.scene = scene
  }

  var outcome: Outcome {
    if scene.mode == .pregnancy { return .say("score.pregnant", ["what": .string("week")]) }
    switch record.week(through: scene.today) {
    case .unavailable(let shortage):
      return Outcome(
        parts: [
          .reply("score.none.week", ["have": .integer(shortage.parts.count)]),
          .table(rows(shortage.parts, shortage.leftOut)),
        ], why: [.reply("score.why.week")])
    case .available(let week):
      let id =
        switch week.change {
        case nil: "score.week"
        case 0: "score.week.same"
        case let change? where change > 0: "score.week.more"
        default: "score.week.fewer"
        }
      return Outcome(
        parts: [
          .reply(
            id,
            ["points": .integer(week.shown), "change": .integer(abs(week.change ?? 0))]),
          .table(rows(week.parts, week.leftOut)),
        ], why: [.reply("score.why.week")])
    }
  }

  private func rows(_ parts: [WeekPart: Double], _ leftOut: [WeekPart: WeekPartGap]) -> [Part.Row] {
    WeekPart.allCases.compactMap { part in
      let label = Part.reply("score.week." + part.rawValue)
      if let points = parts[part] {
        return Part.Row(label: label, value: .reply("score.points", ["points": .number(points)]))
      }
      switch leftOut[part] {
      case .tooFewDays(let have, let needed):
        return Part.Row(
          label: label,
          value: .reply("score.gap.days", ["have": .integer(have), "needed": .integer(needed)]))
      case .unknown: return Part.Row(label: label, value: .reply("score.card.none"))
      case .notChosen, nil: return nil
      }
    }
  }
}
