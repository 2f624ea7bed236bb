import Guardrails
import Knowledge
import Language

/// Says goodbye to who takes leave and tells nothing beside; beside what is told, after it.
struct FarewellPolicy: DialoguePolicy {
  let name = "farewell"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard turn.takesLeave, turn.reading.level < .urgent, plan.concern == nil else { return false }
    plan.takesLeave = true
    let understanding = turn.understanding
    let tells =
      understanding.decision == .answer
      && understanding.interpretations.contains { Self.isMore($0.intent) }
    guard !tells else {
      plan.closing.append(.reply("greet.bye"))
      return false
    }
    plan.say(.say("greet.bye"), as: .bye)
    return true
  }

  /// Whether there is more in it than a word of the hour.
  private static func isMore(_ intent: IntentID) -> Bool {
    !["meta", "oos", "guard"].contains(intent.group)
  }
}
