import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// Where what she told is kept, and how to remove it.
struct PrivacySkill: Skill {
  static let name = "privacy"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    let reply = request.intent == .dataDelete ? "privacy.delete" : "privacy.where"
    guard let home = request.home else { return .say(reply + "_plain") }
    return .say(reply, ["home": .string(home)])
  }
}
