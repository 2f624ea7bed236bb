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

  /// Hears that a pregnancy is over before what is said of a danger: "it's gone", after a positive
  /// test and bleeding; nothing is written, as nothing is certain.
  ///
  /// - Returns: whether that is all there is to say.
  mutating func hearGone(
    _ reading: Reading, _ said: Set<String>, _ journal: Journal, _ scene: Scene
  ) -> Bool {
    guard said.contains("told.gone"), reading.message.isShort, !scene.isAfterLoss,
      scene.context.recent.contains("positive_test"),
      journal.entries(from: scene.today.adding(days: -3), upTo: scene.today).contains(where: {
        $0.fact.kind == "flow"
      })
    else { return false }
    opening.parts.append(.reply("talk.gone"))
    reported = [.talk]
    return true
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
