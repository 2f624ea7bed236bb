import Guardrails
import Knowledge
import Language

/// Says that a day is in no calendar and asks for the right one.
struct RejectValuePolicy: DialoguePolicy {
  let name = "reject_value"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    if turn.reading.level >= plan.level {
      plan.concernID = turn.reading.concernID
      plan.level = turn.reading.level
    }
    guard let day = turn.understanding.impossibleDays.first,
      !turn.understanding.interpretations.contains(where: { $0.match == .cell }),
      turn.thread.expecting != nil || turn.understanding.isForDiary
    else { return false }
    plan.refuse(day, expecting: turn.thread.expecting, turn.understanding)
    return true
  }
}
