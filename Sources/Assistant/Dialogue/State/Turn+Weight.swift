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

extension Turn {
  /// The switch of mode that the turn offers; empty where it makes one, nil where it does neither.
  var offers: [Edit]? {
    func isMode(_ edit: Edit) -> Bool { edit.entry.fact.kind == "mode" }
    if edits.contains(where: isMode) { return [] }
    guard case .confirm(let edits)? = expecting, !edits.isEmpty, edits.allSatisfy(isMode) else {
      return nil
    }
    return edits
  }
}

extension Turn {
  /// Whether she said that a danger told before is over, or that all is well.
  var isResolving: Bool {
    switch change {
    case .over, .heard: true
    default: false
    }
  }
}
