import Guardrails
import Journal
import Knowledge
import Language

/// Hears, after advice to be seen soon, that she will go, or a question that only they can answer.
struct PlannedCarePolicy: DialoguePolicy {
  let name = "planned_care"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard let reply = reply(turn) else { return false }
    plan.say(
      .say(reply), turn.reading.logs.filter { $0.intent == .appointment }, as: .talk)
    return true
  }

  private func reply(_ turn: DialogueContext) -> String? {
    guard turn.reading.triage.level == .ok else { return nil }
    let goes = turn.says("told.will_go") && turn.message.tokens.count <= mostWords
    if turn.thread.guess != nil, goes { return "guard.standing.planned" }
    guard let danger = turn.thread.standing, !danger.staysOpen else { return nil }
    if goes { return "guard.standing.planned" }
    return turn.says("told.confidential") ? "guard.standing.confidential" : nil
  }

  private let mostWords = 12
}
