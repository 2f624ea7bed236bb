import Clauses
import Journal
import Knowledge
import Language

/// Puts right the one entry of the diary that the words bind to.
struct CorrectionPolicy: DialoguePolicy {
  let name = "correction"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard turn.thread.expecting?.isOfValue != true, !Self.onlyAsks(turn),
      let revised = EntryRevision(
        turn.reading, turn.thread, journal: turn.journal, reader: turn.reader, scene: turn.scene),
      let outcome = revised.outcome
    else { return false }
    plan.opening.append(outcome)
    plan.reported = [revised.intent]
    return true
  }

  /// Whether all of it asks of the record, as in "compare the last 30 days to the 30 before".
  private static func onlyAsks(_ turn: DialogueContext) -> Bool {
    !turn.clauses.isEmpty && turn.clauses.allSatisfy { $0.act == .askOwn }
  }
}
