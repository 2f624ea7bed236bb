import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// Asks before a pregnancy is over in the diary, and makes a switch of mode that was put off.
struct ModeOfferPolicy: DialoguePolicy {
  let name = "mode_offer"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard turn.reading.level <= .decline, turn.message.isShort else { return false }
    if turn.scene.mode == .pregnancy, turn.says("answer.leaves_pregnancy"),
      !turn.thread.noted.contains(where: { ["pregnancy", "mode"].contains($0.fact.kind) })
    {
      let edit = Edit.add(Entry(date: turn.scene.today, fact: .mode(.cycle)))
      plan.say(.say("mode.not_pregnant", expecting: .confirm([edit])), as: .modeSet)
      return true
    }
    if turn.says("told.now_change"), !turn.thread.offered.isEmpty, turn.thread.expecting == nil,
      turn.thread.noted.isEmpty
    {
      plan.say(.confirmed(turn.thread.offered, in: turn.scene), as: .modeSet)
      return true
    }
    return false
  }
}
