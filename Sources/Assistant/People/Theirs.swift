import Guardrails
import Knowledge
import Language
import MessageFormat

/// What is told or asked of somebody who has a diary of her own here, while that of the owner is
/// open.
struct Theirs {
  /// Where it belongs.
  let outcome: Outcome

  /// Nil where it is about nobody else, or where it is not plain whose diary is meant.
  init?(_ reading: Reading, _ said: Set<String>, scene: Scene) {
    let people = People(scene.setting)
    let others = people.all.filter { $0 != people.open }
    guard reading.triage.level <= .decline, said.contains("told.hers"), others.count == 1,
      people.open == People.owner,
      !reading.understanding.interpretations.contains(where: { $0.intent.group == "profile" })
    else { return nil }
    outcome = .say("people.theirs", ["name": .string(others[0])])
  }
}
