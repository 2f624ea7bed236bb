import Journal
import Knowledge
import Language

/// Answers for how many days in a row something was logged.
struct StreakPolicy: DialoguePolicy {
  let name = "streak"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard
      let row = StreakWords(turn.reading, turn.said, journal: turn.journal, scene: turn.scene)
    else { return false }
    plan.say(row.outcome, as: "insight.trend")
    return true
  }
}
