import Journal
import Knowledge
import Language

/// Hears that what was noted has eased.
struct EasedSymptomPolicy: DialoguePolicy {
  let name = "eased_symptom"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard
      let eased = Eased(
        turn.reading, turn.said, after: turn.thread, journal: turn.journal, reader: turn.reader,
        scene: turn.scene)
    else { return false }
    plan.say(eased.outcome, as: .talk)
    return true
  }
}
