import Guardrails
import Knowledge
import Language

/// Hears the answer to a question whether something is a danger.
struct CheckAnswerPolicy: DialoguePolicy {
  let name = "check_answer"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard let asked = turn.thread.last?.check, turn.reading.triage.level < .urgent, turn.isWhole
    else { return false }
    let kind = DangerKind(intent: asked.rawValue)
    let (yes, no) = (turn.says("answer.yes"), turn.says("answer.no"))
    let isSafe = kind == .emergency ? no : yes
    let isDanger = kind == .emergency ? yes : no
    guard isSafe != isDanger else { return false }
    if isSafe {
      plan.opening.parts.append(.reply("guard.check.well"))
      plan.reported = [.talk]
      return true
    }
    plan.level = asked == "guard.emergency" || kind != .emergency ? .emergency : .urgent
    plan.concernID = asked.rawValue
    plan.isIntercepted = true
    plan.opening.parts.append(.reply(kind.carefulReply(isNow: plan.level == .emergency)))
    plan.reported = [asked]
    return true
  }
}
