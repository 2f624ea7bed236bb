/// A score that can be asked for.
enum ScoreKind: String, CaseIterable, Sendable {
  case recovery, sleep, strain, stress

  /// The days that its card shows.
  static let daysOfCard = 7
  /// No chart goes further back.
  static let mostDays = 90
}
