import Guardrails
import Journal
import Language

extension Assistant {
  /// A message as it is read, with what may not be written taken as asked.
  func read(_ text: String, _ scene: Scene) -> Reading {
    let gated = WriteGate(thread, journal: journal, reader: reader, scene: scene).read(text)
    return FoodAsked(gated, reader: reader, library: library, scene: scene).reading ?? gated
  }

  /// Answers the pieces of a message one after another, each on what the ones before it left, as one
  /// turn.
  mutating func answer(_ units: MessageUnits, of whole: Reading, _ scene: Scene) -> Turn {
    var later = self
    var outcome = Outcome()
    var plans: [Plan] = []
    var fault: String?
    for unit in units.units {
      let scene = later.scene(scene.now)
      let reading = later.read(unit.text, scene)
      let (plan, read, fitting) = later.plan(for: reading, scene)
      guard !plan.isUnplaced else { continue }
      let (found, _, failure) = later.outcome(of: plan, read, fitting)
      outcome.appendNoting(found)
      plans.append(plan)
      fault = fault ?? failure
      later.keep(found)
      later.thread.note(piece: found.edits)
    }
    guard var plan = plans.first else {
      let (plan, read, fitting) = self.plan(for: whole, scene)
      return answer(plan, read, fitting)
    }
    for next in plans.dropFirst() { plan.join(next) }
    if whole.level > plan.level, whole.level <= .provider {
      plan.level = whole.level
      plan.concernID = whole.concernID
    }
    return say(outcome, by: plan, whole, later.scene(scene.now), fault: fault)
  }
}

extension Plan {
  /// Whether nothing was understood: it only asks what was meant, or says that it is no help.
  fileprivate var isUnplaced: Bool {
    guard policies == [IntentExecutionPolicy.id], opening.edits.isEmpty, interpretations.isEmpty
    else {
      return false
    }
    if case .choice = opening.expecting { return true }
    return opening.parts == [.reply(outside)]
  }

  /// Takes up what another plan of the same message answers.
  fileprivate mutating func join(_ next: Plan) {
    let known = intents
    reported = known + next.intents.filter { !known.contains($0) }
    if next.level > level {
      level = next.level
      concern = next.concern
      concernID = next.concernID
    }
    policies += next.policies.filter { !policies.contains($0) }
    answersQuestion = answersQuestion || next.answersQuestion
    change = change ?? next.change
    asked = next.asked
  }
}
