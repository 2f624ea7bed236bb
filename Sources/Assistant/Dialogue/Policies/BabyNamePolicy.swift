import Knowledge
import Language

/// Keeps a name for a baby.
struct BabyNamePolicy: DialoguePolicy {
  let name = "baby_name"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard
      let naming = Naming(turn.reading, answers: turn.reader.answers, scene: turn.scene).outcome
    else { return false }
    plan.say(naming, as: "log.note")
    return true
  }
}
