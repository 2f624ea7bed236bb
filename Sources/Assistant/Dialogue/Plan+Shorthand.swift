import Guardrails
import Knowledge
import Language

extension Plan {
  /// Adds values in shorthand; alone they are the message, however it was read otherwise.
  mutating func take(_ shorthand: Shorthand) {
    guard !shorthand.interpretations.isEmpty else { return }
    let isRead = interpretations.contains { $0.intent.isLog && $0.intent != "log.bbt" }
    if !isRead, concern == nil, opening.parts.count <= 3 {
      opening = Outcome()
      interpretations = []
    }
    for told in shorthand.interpretations {
      if let index = interpretations.firstIndex(where: { $0.intent == told.intent }) {
        interpretations[index].slots.merge(told.slots) { _, beside in beside }
      } else {
        interpretations.append(told)
      }
    }
  }
}
