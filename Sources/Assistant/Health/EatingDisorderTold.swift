import Guardrails
import Knowledge
import Language
import MessageFormat
import Physiology

/// An eating disorder of her own that a message tells of, now or as past: calories and weights go
/// silent, and the reason is not kept.
struct EatingDisorderTold {
  /// What changes and is said beside the answer.
  let outcome: Outcome

  private static let disorder = "told.eating_disorder"

  /// Nil where the message tells of none of hers, or calories are silent already.
  ///
  /// - Parameter isHeard: whether the answer speaks of it already.
  init?(_ reading: Reading, reader: Reader, _ scene: Scene, isHeard: Bool) {
    guard scene.setting.speaksOfCalories, !reading.message.tokens.isEmpty,
      Self.isHers(reading, reader)
    else { return nil }
    var outcome = Outcome.say(isHeard ? "eating.hidden" : "eating.hidden_beside")
    outcome.changes = [
      SettingChange(.calories, from: scene.setting.preferences.stored(.calories), to: "off")
    ]
    self.outcome = outcome
  }

  /// Whether she tells of one of her own.
  static func isHers(_ reading: Reading, _ reader: Reader) -> Bool {
    let message = reading.message
    let answers = reader.answers(for: message)
    guard answers.said(in: message).contains(disorder) else { return false }
    return answers.places(of: disorder, in: message).contains { place in
      let clause = Self.clause(around: place.words, in: message, answers)
      func names(_ role: String, _ places: Range<Int>) -> Bool {
        places.contains { answers.isTelling(message.tokens[$0].text, role) }
      }
      let before = clause.lowerBound..<place.words.lowerBound
      guard
        let teller = before.last(where: {
          answers.isTelling(message.tokens[$0].text, "first_person")
        })
      else { return false }
      let between = teller..<place.words.lowerBound
      let isOfSomebody =
        names("others", between) || names("others_too", clause)
        || reading.understanding.mentions.contains {
          $0.kind == "person" && $0.tokens.overlaps(between)
        }
      let isOwned = names("owning", between) && between.count <= Self.near
      guard !isOfSomebody, isOwned || !names("wondering", clause) else { return false }
      return !names("denies", between) || names("no_longer", clause)
    }
  }

  /// So few words from "my" to the name of it are hers: "my history of".
  private static let near = 4

  /// The places of the words between the marks and joining words around some of them.
  private static func clause(
    around words: Range<Int>, in message: Message, _ answers: Answers
  ) -> Range<Int> {
    let tokens = message.tokens
    let ends = tokens.indices.filter {
      stops.contains(tokens[$0].text) || answers.isTelling(tokens[$0].text, "joins")
    }
    let first = ends.last { $0 < words.lowerBound }.map { $0 + 1 } ?? 0
    let last = ends.first { $0 >= words.upperBound } ?? tokens.count
    return first..<max(first, last)
  }

  private static let stops: Set<String> = [".", "?", "!", ";", ","]
}
