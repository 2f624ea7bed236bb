import Journal
import Knowledge
import Language

/// Keeps a wish about what is shown, and a thing of her own that she wants to keep count of.
struct PreferencePolicy: DialoguePolicy {
  let name = "preference"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    if let wish = turn.wish {
      plan.say(wish.outcome, as: .settings)
      return true
    }
    guard
      let tracking = Tracking(
        turn.reading, turn.said, journal: turn.journal, reader: turn.reader, scene: turn.scene)
    else { return false }
    plan.say(tracking.outcome, as: .settings)
    return true
  }
}
