import Guardrails
import Knowledge
import Language

/// Comes back to what the last message was only taken for, where it goes on or is taken back.
struct SuspectedDangerPolicy: DialoguePolicy {
  let name = "suspected_danger"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard let guess = turn.thread.guess else { return false }
    if plan.goesOn(guess, after: turn.thread.last, turn.reading) { return true }
    return plan.takeBack(guess, turn.reading)
  }
}
