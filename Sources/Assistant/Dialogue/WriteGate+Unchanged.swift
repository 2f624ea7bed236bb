import Guardrails
import Knowledge
import Language
import Physiology

/// What is only heard in words that say something else, and so changes nothing.
extension WriteGate {
  func says(_ id: String, _ understanding: Understanding) -> Bool {
    reader.answers.said(in: understanding.message).contains(id)
  }

  /// A change that is only guessed, with no word that puts anything right, changes nothing.
  func unchanged(_ reading: Reading) -> Reading {
    let understanding = reading.understanding
    if isYearOfBirth(reading) {
      var reading = reading
      reading.understanding.interpretations.removeAll { Self.isBirth($0) }
      if reading.understanding.interpretations.isEmpty {
        reading.understanding.decision = .outside
      }
      return unchanged(reading)
    }
    if isComparison(understanding) {
      var reading = reading
      reading.understanding.interpretations = []
      reading.understanding.decision = .outside
      return reading
    }
    guard understanding.decision == .answer, expecting == nil, reading.level == .ok,
      understanding.interpretations.count == 1, let first = understanding.interpretations.first,
      first.intent == .change, first.match == .classifier, understanding.entities.isEmpty,
      !says("told.edits", understanding),
      reader.revision(in: reading.message, context: scene.context) == nil
    else { return reading }
    var reading = reading
    reading.understanding.interpretations = []
    reading.understanding.decision = .outside
    return reading
  }

  /// Whether a change is only heard in what asks to compare.
  private func isComparison(_ understanding: Understanding) -> Bool {
    understanding.decision == .answer && understanding.interpretations.first?.intent == .change
      && says("told.compares", understanding)
  }

  /// Whether a birth is only heard in the year that she was born in.
  private func isYearOfBirth(_ reading: Reading) -> Bool {
    reading.understanding.interpretations.contains(where: Self.isBirth)
      && Birth.namesYear(reading, today: scene.today)
  }

  private static func isBirth(_ told: Interpretation) -> Bool {
    told.intent == .modeSet && told.slots[.mode] == .text(Mode.postpartum.rawValue)
  }
}
