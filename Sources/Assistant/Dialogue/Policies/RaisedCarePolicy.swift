import Guardrails
import Knowledge
import Language

/// Answers what only the decision on danger finds, where nothing plainer is meant.
struct RaisedCarePolicy: DialoguePolicy {
  let name = "raised_care"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    let reading = turn.reading
    let isLossOrBirth = turn.loss != nil || turn.birth != nil
    let isFirst =
      reading.isRaised && turn.thread.standing == nil && (reading.isDarker || !isLossOrBirth)
      || reading.isDarker && (isLossOrBirth || reading.triage.level == .decline)
    guard isFirst, !turn.answersAlone, turn.commonQuestion?.outweighs(reading) != true,
      turn.wish == nil
    else { return false }
    if case .accompany(let concern) = reading.triage {
      plan.put(concern, first: concern.level > .ok)
    }
    plan.concernID = reading.concernID
    plan.level = reading.level
    plan.beCareful(reading)
    return true
  }
}
