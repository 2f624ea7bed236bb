public import Civil
import Knowledge
import Language
import MessageFormat
import Physiology
import Scores

extension Assistant {
  /// What `score` can tell, by the words of the command.
  public enum ScoreName: String, CaseIterable, Sendable {
    case recovery, sleep, strain, stress, week, grid
  }

  /// Tells of one score, or of all where none is named, over so many days.
  public mutating func score(_ name: ScoreName?, days: Int? = nil, now: Moment) -> Turn {
    let scene = begin(now)
    let told = outcome(name, days: days, scene)
    let reading = reader.read("", context: scene.context)
    return answer(Plan(saying: told, as: Self.intent(name)), reading, scene)
  }

  private static func intent(_ name: ScoreName?) -> IntentID {
    switch name {
    case .sleep: "insight.sleep"
    case .strain: "insight.strain"
    case .stress: "insight.stress"
    case .week, .grid: "insight.weekly"
    case .recovery, nil: "insight.recovery"
    }
  }

  private func outcome(_ name: ScoreName?, days: Int?, _ scene: Scene) -> Outcome {
    switch name {
    case .week: return WeekScoreWords(journal, scene).outcome
    case .grid: return GoodDays(journal, scene).outcome
    case let name?:
      guard let kind = ScoreKind(rawValue: name.rawValue) else { break }
      return ScoreWords(journal, scene).outcome(kind, days: days)
    case nil: break
    }
    return ScoreWords(journal, scene).overview
  }

  /// The newest reading of each kind.
  public mutating func vitals(now: Moment) -> Turn {
    let scene = begin(now)
    let reading = reader.read("", context: scene.context)
    let told = VitalsWords(journal, scene).outcome
    return answer(Plan(saying: told, as: "insight.trend"), reading, scene)
  }

  /// The points of each score by day, oldest first and nil where unavailable; none in pregnancy but
  /// those of sleep.
  public func scores(days: Int, now: Moment) -> [String: [Double?]] {
    let scene = scene(now)
    let record = ScoreRecord(journal, today: scene.today, days: days)
    let kinds = ScoreKind.allCases.filter { scene.mode != .pregnancy || $0 == .sleep }
    return Dictionary(
      uniqueKeysWithValues: kinds.map { kind in
        (
          kind.rawValue,
          (scene.today - (max(1, days) - 1)...scene.today).map { record.value(kind, on: $0) }
        )
      })
  }
}
