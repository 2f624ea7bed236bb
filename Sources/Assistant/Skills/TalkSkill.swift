import Civil
import Journal
import Knowledge
import Language
import Physiology

/// A hard day: heard first, then one small offer; nothing is written.
struct TalkSkill: Skill {
  static let name = "talk"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    if request.isAfterLoss { return .say("talk.loss.again") }
    let isTested = request.thread.sitting.contains {
      if case .test(.pregnancy(let result)) = $0.fact { result.isSeen } else { false }
    }
    if isTested { return .say("talk.test") }
    if request.said.contains("told.glad"), request.intent != .ttcWait { return .say("talk.glad") }
    guard request.intent == .ttcWait else {
      return .say(request.siblings.contains(where: \.intent.isLog) ? "talk.beside" : "talk.heard")
    }
    let idea = try CareSkill.advice(.waiting, for: request, stage: .ttc, lead: "care.lead")
    return Outcome(parts: [.reply("talk.twoweek")] + (idea?.parts ?? []))
  }
}
