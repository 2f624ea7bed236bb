import Guardrails
import Knowledge
import Language
import MessageFormat

/// Answers what she is called here.
struct NameQuestionPolicy: DialoguePolicy {
  let name = "name_question"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard turn.says("told.my_name"), turn.reading.level == .ok, turn.message.isShort else {
      return false
    }
    let kept = turn.scene.setting.preferences[.name]
    plan.say(
      kept.map { .say("settings.name.is", ["name": .string($0)]) } ?? .say("settings.name.none"),
      as: .settings)
    return true
  }
}
