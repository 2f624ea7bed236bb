import Journal
import Knowledge
import Language

/// Says back what was heard in the words: a feeling, a joy, a fear.
struct ReactionPolicy: DialoguePolicy {
  let name = "reaction"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    let isFirst =
      turn.journal.periods.isEmpty && !turn.reader.profiles.isOfFuture(turn.message)
    guard let heard = turn.reading.heard(turn.reader.answers, isFirst: isFirst, turn.scene) else {
      return false
    }
    let told = turn.reader.told(beside: heard, turn.reading, turn.scene)
    if heard.hasSuffix(Self.goesOn), told.contains(where: \.isFact) { return false }
    plan.say(
      Trying.outcome(
        heard, turn.message, turn.reader.answers, on: turn.scene.today, in: turn.journal),
      told, as: .talk)
    return true
  }

  /// What says that something goes on asks how it is, and so is not said where that is told.
  private static let goesOn = ".still"
}
