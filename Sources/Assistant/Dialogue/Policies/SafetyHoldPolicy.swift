import Guardrails
import Knowledge
import Language

/// Comes back to a danger told before until it is over.
struct SafetyHoldPolicy: DialoguePolicy {
  let name = "safety_hold"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard let standing = turn.thread.standing, !turn.reading.isDarker,
      turn.reading.triage.level < .urgent || plan.isOfCourse(standing, turn.reading)
    else { return false }
    return plan.stand(standing, on: turn)
  }
}
