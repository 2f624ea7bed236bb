import Guardrails
import Knowledge
import Language

/// Keeps a condition that is told beside other things; what is only taken for a danger comes first.
struct ConditionBesidePolicy: DialoguePolicy {
  let name = "condition_beside"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    let told = [turn.condition?.outcome, turn.eating?.outcome].compactMap(\.self)
    for outcome in told { plan.opening.append(outcome) }
    guard !plan.isRaised,
      turn.reading.classified > (told.isEmpty ? turn.reading.triage.level : .decline)
    else { return false }
    plan.beCareful(turn.reading)
    return true
  }
}
