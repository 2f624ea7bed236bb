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
    plan.say(
      Trying.outcome(
        heard, turn.message, turn.reader.answers, on: turn.scene.today, in: turn.journal),
      turn.reader.told(beside: heard, turn.reading, turn.scene), as: .talk)
    return true
  }
}
