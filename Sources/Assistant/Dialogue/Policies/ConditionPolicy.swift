import Knowledge
import Language

/// Keeps a condition, or how she eats, where a message tells nothing else.
struct ConditionPolicy: DialoguePolicy {
  let name = "condition"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    if let told = turn.condition, told.isAll {
      plan.say(told.outcome, as: .settings)
      return true
    }
    guard let eating = turn.eating, eating.isAll else { return false }
    plan.say(
      eating.outcome, turn.reader.mealOrdered(in: turn.reading, turn.scene), as: .settings)
    return true
  }
}
