import Knowledge
import Language

/// Hears a loss or a birth.
struct LifeEventPolicy: DialoguePolicy {
  let name = "life_event"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard let told = turn.loss ?? turn.birth else { return false }
    plan.interpretations = [told] + (turn.loss == nil ? turn.reading.logsBesideBirth : [])
    return true
  }
}
