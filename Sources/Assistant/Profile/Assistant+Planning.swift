import Civil
import Guardrails
import Journal
import Knowledge
import Language

extension Assistant {
  /// The plan for a message, with the reading and the scene it goes by: lasting facts are kept beside
  /// what else it says, which is read without them.
  func plan(for reading: Reading, _ scene: Scene) -> (Plan, Reading, Scene) {
    guard let told = ProfileTold(reading, thread, reader: reader, scene: scene) else {
      return plan(as: reading, scene)
    }
    let (_, fitting) = settle(told.outcome, scene)
    let fitted = FittingReading(reading, thread, reader: reader, scene: fitting).reading
    if told.isAll, thread.standing == nil, fitted.triage.level <= .decline {
      return (Plan(saying: told.outcome, as: .settings), fitted, scene)
    }
    let gate = WriteGate(thread, journal: journal, reader: reader, scene: fitting)
    let rest = told.rest.map { gate.read($0).keepingCare(of: fitted) } ?? reading
    var (plan, read, _) = self.plan(as: rest, fitting)
    plan.dropNews()
    if plan.level < .urgent { plan.keep(told, beside: read) }
    if told.rest != nil { read.check = nil }
    return (plan, read, fitting)
  }

  private func plan(as reading: Reading, _ scene: Scene) -> (Plan, Reading, Scene) {
    let fitting = FittingReading(reading, thread, reader: reader, scene: scene).reading
    var plan = Plan(
      DialogueContext(fitting, after: thread, journal: journal, reader: reader, scene: scene))
    plan.offersSession = true
    var quiet = fitting
    if plan.isKnown { quiet.check = nil }
    return (plan, quiet, scene)
  }
}
