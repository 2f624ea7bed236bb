import Knowledge
import Language

/// Goes on from the last answer: "and tomorrow?", "a shorter one", "start".
struct FollowUpPolicy: DialoguePolicy {
  let name = "follow_up"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard
      let next = FollowUp(
        turn.reading, last: turn.thread.topic, noted: turn.thread.noted, reader: turn.reader,
        scene: turn.scene)
    else { return false }
    if let outcome = next.outcome {
      plan.opening.append(outcome)
      plan.reported = [outcome.begins == nil ? "edit.change" : .breathing]
    }
    plan.interpretations = next.interpretations
    plan.message = next.message
    plan.asked = next.asked
    return true
  }
}
