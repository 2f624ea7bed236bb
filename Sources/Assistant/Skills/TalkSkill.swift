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
    return .say(request.intent == .ttcWait ? "talk.twoweek" : "talk.heard")
  }
}
