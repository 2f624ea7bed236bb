import Knowledge
import Language

/// Keeps a height that is told.
struct HeightPolicy: DialoguePolicy {
  let name = "height"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard
      let height = HeightTold(
        turn.reading, turn.said, answers: turn.reader.answers, scene: turn.scene)
    else { return false }
    plan.say(height.outcome, as: .settings)
    return true
  }
}
