import Guardrails
import Journal
import Knowledge
import Language

extension Plan {
  /// Answers a question about her own record.
  ///
  /// - Parameter isFirst: whether what guardrails find was not said yet; what calls for more care than
  ///   a word on what is not judged comes first.
  /// - Returns: whether it is one, which is then all there is to say.
  mutating func answerQuery(
    _ reading: Reading, isFirst: Bool, _ thread: Thread, _ journal: Journal, _ reader: Reader,
    _ scene: Scene
  ) -> Bool {
    guard (reading.level <= .decline) == isFirst,
      reading.understanding.interpretations.first?.intent != .settings,
      Wish(reading, reader.answers.said(in: reading.message), scene: scene) == nil,
      let asked = QueryTurn(
        reading, after: thread, journal: journal, reader: reader, scene: scene)
    else { return false }
    if !isFirst, asked.intent == "cycle.history" { return false }
    if reading.level == .decline, !asked.goesOn, !asked.counts { return false }
    opening.append(asked.outcome)
    if asked.isLeft { return false }
    interpretations = asked.interpretations
    reported = [asked.intent]
    return true
  }
}
