import Guardrails
import Journal
import Knowledge
import Language

/// Takes out what was noted.
struct RetractionPolicy: DialoguePolicy {
  let name = "retraction"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    let noted = turn.thread.noted
    let takeBack = TakeBack(
      turn.reading, of: noted.isEmpty ? turn.thread.sitting : noted, in: turn.journal,
      answers: turn.reader.answers, today: turn.scene.today)
    guard turn.reading.level == .ok, let back = takeBack.outcome else { return false }
    plan.opening.append(back)
    plan.reported = ["edit.change"]
    return true
  }
}
