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
    guard scene.isAfterLoss, concern?.id == "missed_3_months" else { return }
    opening.parts.removeAll { $0.isConcern(below: .urgent) }
    closing.removeAll { $0.isConcern(below: .urgent) }
    opening.parts.append(.reply("talk.loss.no_period"))
  }

  /// Where no period comes, bleeding is bleeding: no start is made of it, and a day behind "since" is
  /// not the day of it.
  mutating func leaveUnbegun(_ reading: Reading, _ reader: Reader, _ scene: Scene) {
    guard scene.profile.foretellsNothing, scene.profile.menses != .never else { return }
    let tokens = reading.message.tokens
    if !tokens.contains(where: { reader.profiles.isOf($0.text, "start") }) {
      interpretations.removeAll { $0.intent == .periodStart }
    }
    if scene.profile.takesTestosterone,
      !tokens.contains(where: { reader.profiles.isOf($0.text, "dose") })
    {
      interpretations.removeAll { told in
        told.intent == "log.supplement"
          && !told.slots.values.flatMap(\.words).allSatisfy { !reader.profiles.isOf($0, "two_t") }
          || told.intent == "log.factor" && told.slots["factor"] == .text("injection")
      }
    }
    let since = reading.understanding.entities.filter { entity in
      let first = entity.tokens.lowerBound
      return reader.profiles.isOf(tokens[first].text, "since")
        || reader.profiles.isOf(tokens[first - 1].text, "since")
    }
    guard !since.isEmpty else { return }
    for index in interpretations.indices where interpretations[index].intent.isLog {
      interpretations[index].slots[.date] = nil
      interpretations[index].nearDay = nil
    }
  }
}
