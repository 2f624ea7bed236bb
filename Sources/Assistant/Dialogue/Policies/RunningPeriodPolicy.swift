import Civil
import Guardrails
import Knowledge
import Language
import MessageFormat
import Physiology

/// Says whether a period goes on, on which day of it she is and how long it may last, where that is
/// asked.
struct RunningPeriodPolicy: DialoguePolicy {
  let name = "running_period"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    let scene = turn.scene
    guard turn.thread.expecting?.takesWords != true, turn.reading.level <= .decline,
      turn.queryWords?.says("running") == true, scene.mode != .pregnancy, !scene.isAfterLoss,
      !turn.understanding.entities.contains(where: { $0.isAfter(scene.today) }),
      turn.reading.logs.allSatisfy({ $0.match == .classifier || !$0.isFact }),
      let last = scene.cycle.history.periods.last(where: { $0.start <= scene.today })
    else { return false }
    let length = scene.cycle.forecast?.periodLength ?? PeriodLength.typical
    plan.say(
      scene.mode == .general
        ? .say("general.no_cycle") : Self.words(last, lasting: length, today: scene.today),
      as: .cycleNextPeriod)
    return true
  }

  /// What is said of the last period.
  static func words(_ last: Period, lasting length: Double, today: CivilDate) -> Outcome {
    let usual = Int(length.rounded())
    let expected = last.start + (usual - 1)
    var variables: [String: Argument] = [
      "start": .date(last.start), "day": .integer(today - last.start + 1),
      "usual": .integer(usual), "expected": .date(expected),
    ]
    if let end = last.end, end < today {
      variables["end"] = .date(end)
      return .say("period.over", variables)
    }
    if last.end == nil, today - last.start >= Self.longest { return .say("period.open", variables) }
    return .say(expected > today ? "period.running" : "period.running_on", variables)
  }

  /// A period without a last day is taken to be over after so many days.
  private static let longest = 12
}

extension Entity {
  /// Whether it names days that are still ahead.
  fileprivate func isAfter(_ today: CivilDate) -> Bool {
    if let day { return day > today }
    if case .dates(_, let last?) = value { return last > today }
    return false
  }
}
