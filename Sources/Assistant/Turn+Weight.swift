import Guardrails
import Journal
import Knowledge
import Physiology

extension Turn {
  /// Whether something heavy was told in it: a matter of care, a loss or a hard day.
  var isHeavy: Bool {
    level > .decline || intents.first.map { $0.group == "support" || $0 == .ttcWait } == true
      || edits.contains { edit in
        switch edit {
        case .add(let entry): entry.fact == .pregnancy(.ended(.loss))
        case .remove: false
        }
      }
  }
}
