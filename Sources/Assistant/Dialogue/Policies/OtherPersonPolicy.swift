import Knowledge
import Language

/// Hears what is told of somebody else, of which nothing is kept.
struct OtherPersonPolicy: DialoguePolicy {
  let name = "other_person"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard let theirs = Theirs(turn.reading, turn.said, scene: turn.scene) else { return false }
    plan.say(theirs.outcome, as: "oos.out_of_scope")
    return true
  }
}
