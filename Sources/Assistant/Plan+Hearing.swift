import Guardrails

extension Plan {
  /// Hears a grief before what is said of a lesser matter of care.
  mutating func hear(_ said: Set<String>, beside concern: Concern) {
    guard concern.level < .urgent, said.contains("heard.grief") else { return }
    opening.parts.insert(.reply("heard.grief"), at: 0)
  }
}
