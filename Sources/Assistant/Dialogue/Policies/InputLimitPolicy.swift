import Guardrails
import Language

/// Says that a message is too long to be read.
struct InputLimitPolicy: DialoguePolicy {
  let name = "input_limit"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard turn.message.isOverlong, turn.reading.level < .urgent else { return false }
    plan.opening.parts.append(.reply("overlong"))
    return true
  }
}
