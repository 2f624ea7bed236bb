import Journal
import Knowledge
import Language

/// Puts right the one entry of the diary that the words bind to.
struct CorrectionPolicy: DialoguePolicy {
  let name = "correction"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard turn.thread.expecting?.isOfValue != true,
      let revised = EntryRevision(
        turn.reading, turn.thread, journal: turn.journal, reader: turn.reader, scene: turn.scene),
      let outcome = revised.outcome
    else { return false }
    plan.opening.append(outcome)
    plan.reported = [revised.intent]
    return true
  }
}
