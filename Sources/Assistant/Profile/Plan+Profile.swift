import Civil
import Guardrails
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

extension Plan {
  /// Answers what is answered by what is known of her; a matter of care that is told keeps its level
  /// and gives way to words that fit.
  mutating func take(_ answer: ProfileAnswer) {
    opening.parts.removeAll { $0.isConcern(below: .urgent) }
    opening.append(answer.outcome)
    interpretations = answer.interpretations
    reported = [answer.reported]
    isKnown = true
    message = answer.message
    asked = answer.asked
  }

  /// Words of a matter of care that fit after a loss.
  mutating func fitCare(_ scene: Scene) {
    guard scene.isAfterLoss, concern?.id == FittingReading.missed else { return }
    opening.parts.removeAll { $0.isConcern(below: .urgent) }
    closing.removeAll { $0.isConcern(below: .urgent) }
    opening.parts.append(.reply("talk.loss.no_period"))
  }
}
