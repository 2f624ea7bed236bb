import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What is understood but cannot be done yet, said truthfully.
struct LaterSkill: Skill {
  static let name = "later"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    let help = try request.library.intents().first { $0.id == request.intent }?.help ?? ""
    return .say("later.sorry", ["help": .string(help), "can": .string("later.can")])
  }
}
