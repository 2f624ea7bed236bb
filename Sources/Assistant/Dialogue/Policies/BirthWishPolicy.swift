import Knowledge
import Language

/// Takes the answer to a question of the birth plan.
struct BirthWishPolicy: DialoguePolicy {
  let name = "birth_wish"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard case .wish(let topic?)? = turn.thread.expecting else { return false }
    let wish = Answer(turn.reading, to: .wish(topic), reader: turn.reader, scene: turn.scene)
    guard wish.isOne else { return false }
    plan.say(wish.outcome, wish.interpretations, as: .birthPlan)
    return true
  }
}
