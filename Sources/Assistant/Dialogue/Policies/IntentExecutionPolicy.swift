import Guardrails
import Knowledge
import Language

/// Answers what the message was taken for, asks which of several was meant, or says that it is none.
struct IntentExecutionPolicy: DialoguePolicy {
  static let id = "intent"
  var name: String { Self.id }

  func decide(_ plan: inout Plan, on turn: DialogueContext) -> Bool {
    let (reading, scene) = (turn.reading, turn.scene)
    plan.decide(reading.understanding)
    plan.interpretations = Amendment.keeping(
      plan.interpretations, reading, turn.thread, turn.journal, scene)
    plan.keepUndo(on: turn)
    plan.tellWorth(on: turn)
    plan.datePregnancy(on: turn)
    plan.startCycle(on: turn)
    plan.markFaint(turn.said)
    plan.endPeriod(on: turn)
    plan.bindNotes(turn.thread, turn.reader)
    plan.take(
      Shorthand(
        reading.understanding, beside: plan.interpretations, reader: turn.reader,
        context: scene.context))
    if reading.level == .ok { plan.leaveUnheard(reading.understanding) }
    plan.interpretations = PregnancyStart(reading: reading, reader: turn.reader, scene: scene)
      .settled(plan.interpretations)
    plan.leaveUncounted(reading, scene)
    plan.leaveUnstarted(reading)
    if plan.isSeasonal { plan.leaveFeast(reading) }
    plan.leaveUnpractised(on: turn)
    plan.leaveUnnamed(on: turn)
    if plan.concern.map({ $0.level > .ok }) == true { leaveCare(in: &plan, reading) }
    return true
  }

  /// A matter of care that is said already is not said again.
  private func leaveCare(in plan: inout Plan, _ reading: Reading) {
    plan.interpretations.removeAll {
      $0.intent.group == "guard" || $0.intent.group == "support"
        || reading.isNoPeriod && $0.intent == .periodStart
    }
    if plan.interpretations.isEmpty {
      plan.opening.parts = plan.opening.parts.filter { $0 != .reply("outside") }
    }
  }
}
