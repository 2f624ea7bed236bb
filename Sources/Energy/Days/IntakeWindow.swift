package import Civil

/// The food of some days up to yesterday, for the running day is not finished.
package struct IntakeWindow: Hashable, Sendable {
  /// The energy of each logged day in kcal.
  package let days: DailyValues
  /// How far they cover the stretch.
  package let coverage: Coverage
  /// The smoothed energy of a day; nil without a logged day.
  package let smoothed: ExponentialAverage?
  /// Whether there are enough days, spread over half of the stretch.
  package let isValid: Bool

  /// The days of a stretch, and the logged ones that it needs.
  package static let usual = (days: 28, needed: 14)

  /// Takes the `length` days before a day, of which `needed` are to be logged.
  package init(
    _ food: DailyValues, today: CivilDate, length: Int = usual.days, needed: Int = usual.needed
  ) {
    days = food.days(length, through: today - 1)
    coverage = Coverage(of: days, needed: needed, window: length)
    smoothed = ExponentialAverage(days)
    isValid = days.count >= needed && 2 * days.span >= length
  }

  /// The mean energy of a logged day in kcal; nil without one.
  package var mean: Double? { days.numbers.mean }

  /// The standard error of that mean; nil for fewer than two days.
  package var standardError: Double? {
    days.numbers.standardDeviation.map { ($0 * $0 / Double(days.count)).squareRoot() }
  }
}
