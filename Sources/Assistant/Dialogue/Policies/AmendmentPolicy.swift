import Journal
import Knowledge
import Language

/// Puts right what the last turn noted, or notes as new what is not there to be put right.
struct AmendmentPolicy: DialoguePolicy {
  let name = "amendment"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard
      let amended = Amendment(
        turn.reading, turn.thread, journal: turn.journal, reader: turn.reader, scene: turn.scene)
    else { return false }
    plan.opening.append(amended.outcome)
    plan.interpretations = amended.interpretations
    plan.reported = ["edit.change"]
    return true
  }
}
