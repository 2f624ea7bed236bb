import Guardrails

extension Part {
  /// Whether it is the text of a concern of a lower level than that.
  func isConcern(below level: CareLevel) -> Bool {
    if case .concern(let concern) = self { concern.level < level } else { false }
  }
}
