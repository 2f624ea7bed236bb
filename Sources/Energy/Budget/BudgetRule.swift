import Civil

/// How the energy of the past days goes into that of today.
package enum BudgetRule: String, CaseIterable, Sendable {
  /// The last seven days, and no bounds (README of HealthVaults).
  case rolling
  /// The days since the first weekday, and 1,000 to 6,000 kcal (MATH.md of HealthVaults).
  case week
  /// The last seven days, and 1,000 to 6,000 kcal; a day is never to be made up for, so nothing is
  /// ever taken off (our own judgement: less after more feeds a cycle of binges).
  case neverLess

  /// The kilocalories that a budget lies within; nil without bounds.
  package var bounds: ClosedRange<Double>? { self == .rolling ? nil : 1000...6000 }

  /// The first day whose food is looked at.
  func firstDay(today: CivilDate, firstWeekday: Weekday) -> CivilDate {
    self == .week ? today.onOrBefore(firstWeekday) : today - 7
  }
}
