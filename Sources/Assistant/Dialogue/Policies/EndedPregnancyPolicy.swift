import Civil
import Guardrails
import Journal
import Language
import Physiology

/// Hears that a pregnancy is over before what is said of a danger: "it's gone", after a positive
/// test and bleeding; nothing is written, as nothing is certain.
struct EndedPregnancyPolicy: DialoguePolicy {
  let name = "ended_pregnancy"

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    guard turn.says("told.gone"), turn.message.isShort, !turn.scene.isAfterLoss,
      turn.scene.context.recent.contains("positive_test"), hasBled(turn)
    else { return false }
    plan.opening.parts.append(.reply("talk.gone"))
    plan.reported = [.talk]
    return true
  }

  private func hasBled(_ turn: DialogueContext) -> Bool {
    let today = turn.scene.today
    return turn.journal.entries(from: today.adding(days: -daysBack), upTo: today)
      .contains { $0.fact.kind == "flow" }
  }

  private let daysBack = 3
}
