import Guardrails
import Knowledge
import Language

/// Answers by what is known of her.
struct ProfileAnswerPolicy: DialoguePolicy {
  let name = "profile_answer"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard
      let known = ProfileAnswer(
        turn.reading, turn.thread, journal: turn.journal, reader: turn.reader, scene: turn.scene)
    else { return false }
    plan.take(known)
    return true
  }
}
