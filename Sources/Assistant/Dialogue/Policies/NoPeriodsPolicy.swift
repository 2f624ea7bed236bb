import Civil
import Journal
import Knowledge
import Language
import Physiology

/// Offers a mode without cycles to somebody who has none.
struct NoPeriodsPolicy: DialoguePolicy {
  let name = "no_periods"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard turn.reading.hasNoPeriods(turn.reader.answers, turn.scene) else { return false }
    let edit = Edit.add(Entry(date: turn.scene.today, fact: .mode(.general)))
    plan.opening.append(.say("mode.no_periods", expecting: .confirm([edit])))
    return true
  }
}
