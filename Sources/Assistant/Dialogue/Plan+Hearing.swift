import Civil
import Guardrails
import Journal
import Language
import Physiology

extension Plan {
  /// Hears a grief before what is said of a lesser matter of care.
  mutating func hear(_ said: Set<String>, beside concern: Concern) {
    guard concern.level < .urgent, said.contains("heard.grief") else { return }
    opening.parts.insert(.reply("heard.grief"), at: 0)
  }

  /// What of a skill's outcome may be said: after an intercept only what was noted.
  func kept(_ outcome: Outcome) -> Outcome {
    guard isIntercepted || isAnswered && !outcome.noted.isEmpty else { return outcome }
    var kept = outcome
    kept.expecting = nil
    kept.parts = outcome.noted
    return kept
  }
}
