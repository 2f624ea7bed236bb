/// What a week's score is made of, with the raw value as its identifier.
package enum WeekPart: String, CaseIterable, Sendable {
  /// The mean recovery.
  case recovery
  /// How regular her bed time is.
  case sleepConsistency = "sleep_consistency"
  /// The share of days on which she moved about as usual.
  case strain
  /// How light her symptoms were.
  case symptoms
  /// The share of days on which she practised breathing.
  case breathing

  /// The weight, 0 to 1; they add up to 1. Bioloop names the parts and no weights.
  package var weight: Double {
    switch self {
    case .recovery: 0.30
    case .sleepConsistency: 0.25
    case .strain, .symptoms, .breathing: 0.15
    }
  }
}
