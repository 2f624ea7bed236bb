import Guardrails
import Knowledge
import Language
import MessageFormat
import Physiology

/// An eating disorder of her own that a message tells of, now or as past: calories and weights go
/// silent, and the reason is not kept.
struct EatingDisorderTold {
  /// What changes and is said.
  let outcome: Outcome

  private static let disorder = "told.eating_disorder"
  private static let none = "told.no_eating_disorder"
  /// What `answers.rec` calls the words for her and for somebody else.
  private static let hers = "first_person"
  private static let others = "others"

  /// Nil where the message tells of none of hers, or calories are silent already.
  init?(_ reading: Reading, reader: Reader, _ scene: Scene) {
    let message = reading.message
    guard scene.setting.speaksOfCalories, !message.tokens.isEmpty else { return nil }
    let answers = reader.answers(for: message)
    let said = answers.said(in: message)
    guard said.contains(Self.disorder), !said.contains(Self.none) else { return nil }
    let places = answers.places(of: Self.disorder, in: message)
    let isHers = places.contains { place in
      let words = Self.sentence(around: place.words, in: message)
      return words.contains { answers.isTelling($0, Self.hers) }
        && !words.contains { answers.isTelling($0, Self.others) }
    }
    guard isHers else { return nil }
    var outcome = Outcome.say("eating.hidden")
    outcome.changes = [
      SettingChange(.calories, from: scene.setting.preferences.stored(.calories), to: "off")
    ]
    self.outcome = outcome
  }

  /// The words of the sentence that some of them stand in.
  private static func sentence(around words: Range<Int>, in message: Message) -> [String] {
    let tokens = message.tokens
    let ends = tokens.indices.filter { Self.stops.contains(tokens[$0].text) }
    let first = ends.last { $0 < words.lowerBound }.map { $0 + 1 } ?? 0
    let last = ends.first { $0 >= words.upperBound } ?? tokens.count
    return tokens[first..<max(first, last)].map(\.text)
  }

  private static let stops: Set<String> = [".", "?", "!", ";"]
}
