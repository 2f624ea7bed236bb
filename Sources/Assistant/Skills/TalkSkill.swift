import Civil
import Journal
import Knowledge
import Language
import Physiology

/// A hard day: heard first, then one small offer; nothing is written. Where no word is of one, she is
/// only listened to, or asked again what she asked.
struct TalkSkill: Skill {
  static let name = "talk"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    if request.isAfterLoss { return .say("talk.loss.again") }
    let isTested = request.thread.sitting.contains {
      if case .test(.pregnancy(let result)) = $0.fact { result.isSeen } else { false }
    }
    if isTested { return .say("talk.test") }
    if request.said.contains("told.glad"), request.intent != .ttcWait { return .say("talk.glad") }
    guard request.intent == .ttcWait else { return heard(request) }
    let idea = try CareSkill.advice(.waiting, for: request, stage: .ttc, lead: "care.lead")
    return Outcome(parts: [.reply("talk.twoweek")] + (idea?.parts ?? []))
  }

  private func heard(_ request: Request) -> Outcome {
    let isBeside = request.siblings.contains(where: \.intent.isLog)
    if request.said.contains("told.hard_day") {
      return .say(isBeside ? "talk.beside" : "talk.heard")
    }
    if isBeside { return Outcome() }
    let asks = request.message.tokens.last?.text == "?"
    return .say(asks ? "talk.unclear" : "talk.light")
  }
}
