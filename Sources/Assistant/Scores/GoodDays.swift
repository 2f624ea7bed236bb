import Civil
import Journal
import MessageFormat
import Physiology
import Scores

/// A year of days by how many of their scores are at or above their line; what is unavailable is
/// blank.
struct GoodDays {
  private let record: ScoreRecord
  private let scene: Scene

  init(_ journal: Journal, _ scene: Scene) {
    record = ScoreRecord(journal, today: scene.today, days: YearMap.days)
    self.scene = scene
  }

  private static let full = 1.0
  private static let some = 0.5
  private static let low = 0.1

  var outcome: Outcome {
    if scene.mode == .pregnancy { return .say("score.pregnant", ["what": .string("grid")]) }
    var levels: [CivilDate: Double] = [:]
    for day in scene.today - YearMap.days...scene.today {
      switch record.grid(on: day).mark {
      case .full: levels[day] = Self.full
      case .some: levels[day] = Self.some
      case .low: levels[day] = Self.low
      case .none: break
      }
    }
    let map = YearMap(what: "good_days", today: scene.today, levels: levels)
    let full = map.levels.values.count { $0 == Self.full }
    guard !map.levels.isEmpty else { return .say("score.grid.none") }
    var outcome = Outcome.say(
      "score.grid", ["full": .integer(full), "days": .integer(map.levels.count)])
    outcome.picture = PicturePlan(
      exhibit: .year(map), labels: YearWords.labels, legend: [.reply("score.grid.legend")],
      words: [.reply("score.grid.plain"), .list(months(map))])
    outcome.why = [.reply("score.why.grid")]
    return outcome
  }

  /// How many of the days of each month are full.
  private func months(_ map: YearMap) -> [Part] {
    let months = Dictionary(grouping: map.levels) { Month(of: $0.key) }
    return months.keys.sorted().map { month in
      let days = months[month] ?? []
      return .reply(
        "score.grid.month",
        [
          "date": .date(month.first), "full": .integer(days.count { $0.value == Self.full }),
          "days": .integer(days.count),
        ])
    }
  }
}
