import Civil
import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// Messages that the classifier takes for a matter of care where no frame has spoken.
struct GuardSkill: Skill {
  static let name = "guard"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    .say("guard.careful")
  }
}
