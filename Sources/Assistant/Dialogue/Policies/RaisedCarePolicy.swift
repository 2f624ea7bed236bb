import Guardrails
import Knowledge
import Language

/// Answers what only the decision on danger finds: alone where it is of a crisis or of what others do,
/// or nothing else is plainly meant, and before the answer where something is.
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
    guard reading.isAnswerable else {
      plan.beCareful(reading)
      return true
    }
    plan.isRaised = true
    plan.opening.parts.append(
      .reply(reading.level == .emergency ? "guard.soon.aside.now" : "guard.soon.aside"))
    return false
  }
}

extension Reading {
  /// Whether something that is no matter of care is plainly meant, and the danger is one of the body.
  fileprivate var isAnswerable: Bool {
    guard dangerKind == .emergency, !isBleedingInPregnancy, triage.level < .provider,
      understanding.decision == .answer, let main = understanding.interpretations.first
    else { return false }
    return main.isFact && !["guard", "support"].contains(main.intent.group)
  }
}
