import Civil

/// Why weekends cannot be held against the other days.
package enum WeekendShortage: Hashable, Sendable {
  /// Fewer than 3 weekend nights or 5 others in 28 days.
  case tooFewNights(weekend: Int, others: Int)
  /// The times of either side lie all round the clock and have no mean.
  case roundTheClock(weekend: Int, others: Int)

  /// The weekend nights that it takes.
  package static let weekendNeeded = 3

  /// The other nights that it takes.
  package static let othersNeeded = 5

  static func isWeekend(_ day: CivilDate) -> Bool {
    day.weekday == .saturday || day.weekday == .sunday
  }
}
