import Language

/// What the weights of ``Acuity`` answer, each with the classes that it holds for.
enum AcuityQuestion {
  /// Whether a person is in danger, or has to call today.
  static let danger = "danger"
  /// Whether it is an emergency rather than a call.
  static let now = "now"
  static let crisis = "crisis"
  static let abuse = "abuse"
  static let provider = "provider"
  static let decline = "decline"

  static let all = [
    Question(danger, holds: named(.emergency, .crisis, .abuse, .urgent)),
    Question(
      now, holds: named(.emergency, .crisis, .abuse), leavesOut: named(.provider, .decline, .ok)),
    Question(crisis, holds: named(.crisis)),
    Question(abuse, holds: named(.abuse)),
    Question(
      provider, holds: named(.provider), leavesOut: named(.emergency, .crisis, .abuse, .urgent)),
    Question(
      decline, holds: named(.decline),
      leavesOut: named(.emergency, .crisis, .abuse, .urgent, .provider)),
  ]

  private static func named(_ classes: AcuityClass...) -> Set<String> {
    Set(classes.map(\.rawValue))
  }
}
