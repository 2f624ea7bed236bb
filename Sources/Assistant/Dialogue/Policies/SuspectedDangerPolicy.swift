import Guardrails
import Knowledge
import Language

/// Comes back to what the last message was only taken for, where it goes on or is taken back.
struct SuspectedDangerPolicy: DialoguePolicy {
  let name = "suspected_danger"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard let guess = turn.thread.guess else { return false }
    if plan.goesOn(guess, after: turn.thread.last, turn.reading) { return true }
    guard let relief = turn.reading.takesBack(guess) else { return false }
    plan.opening.parts.append(.reply(guess.lastWord(on: relief)))
    plan.interpretations = turn.reading.logs.filter { $0.intent != "log.mood" }
    plan.change = .over(guess)
    return true
  }
}
