import Clauses
import Guardrails
import Knowledge
import Language

extension Plan {
  /// Serves another of what was served last, with what is said of it now: "had that yesterday,
  /// another?", "nah not that one".
  ///
  /// - Returns: whether that is all there is to say.
  mutating func serveAnother(
    _ reading: Reading, after thread: Thread, _ reader: Reader, _ scene: Scene
  ) -> Bool {
    guard concern == nil, reading.level == .ok, let last = thread.topic,
      let intent = last.intents.first, Self.served.contains(intent),
      thread.expecting?.isOfValue != true,
      reading.message.tokens.count <= Self.longestWish,
      reader.answers.said(in: reading.message).contains("told.another_one")
    else { return false }
    let clauses = reader.clauses(of: reading.message.original, context: scene.context)
    guard clauses.allSatisfy(\.cells.isEmpty) else { return false }
    let words = last.message.original + " " + reading.message.original
    interpretations = [reader.read(words, as: intent, context: scene.context)]
    message = Normaliser().normalise(words)
    asked = last.asked
    asked.change = .another
    return true
  }

  /// What is served from a store, of which there is more.
  private static let served: Set<IntentID> = [
    "content.yoga_routine", "content.yoga_for", "content.recipe", "content.selfcare",
    "content.relief", "content.affirmation", "content.breathing", "content.daily_tip",
    "content.workout", "content.conception_tips", "content.partner_tips",
  ]
  private static let longestWish = 18
}
