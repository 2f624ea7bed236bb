import Guardrails
import Journal
import Knowledge
import Language

/// Keeps a note she dictates about what is not judged.
struct NoteBesideDeclinePolicy: DialoguePolicy {
  let name = "note_beside_decline"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard turn.reading.triage.level == .decline,
      let written = Dictation(turn.reading, turn.reader, turn.scene).outcome
    else { return false }
    plan.opening.append(written)
    plan.reported = ["log.note"]
    return true
  }
}
