import Clauses
import Guardrails
import Knowledge
import Language

/// Serves another of what was served last, with what is said of it now: "had that yesterday,
/// another?", "nah not that one".
struct AnotherPolicy: DialoguePolicy {
  let name = "another"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard plan.concern == nil, turn.reading.level == .ok, let last = turn.thread.topic,
      let intent = last.intents.first, Self.served.contains(intent),
      turn.thread.expecting?.isOfValue != true,
      turn.message.tokens.count <= Self.longestWish, turn.says("told.another_one"),
      turn.clauses.allSatisfy(\.cells.isEmpty)
    else { return false }
    let words = last.message.original + " " + turn.message.original
    plan.interpretations = [turn.reader.read(words, as: intent, context: turn.scene.context)]
    plan.message = Normaliser().normalise(words)
    plan.asked = last.asked
    plan.asked.change = .another
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
