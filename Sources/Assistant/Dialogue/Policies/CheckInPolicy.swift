import Knowledge
import Language

/// Begins the few questions of a day where they are asked for.
struct CheckInPolicy: DialoguePolicy {
  let name = "check_in"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard turn.says("answer.check_in"), turn.isWhole else { return false }
    plan.say(CheckInQuestion.outcome(named: CheckInQuestion.mood.rawValue), as: .today)
    return true
  }
}
