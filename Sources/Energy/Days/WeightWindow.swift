package import Civil
import Physiology

/// The weights of some days up to today.
package struct WeightWindow: Hashable, Sendable {
  /// The weight of each day in kg.
  package let days: DailyValues
  /// How far they cover the stretch.
  package let coverage: Coverage
  /// The line through them.
  package let line: WeightLine
  /// Whether there are seven days, spread over half of the stretch.
  package let isValid: Bool

  /// The days of a stretch, and the weighed ones that it needs.
  package static let usual = (days: 28, needed: 7)

  /// Takes the `length` days up to a day; `decay` is that of the line.
  package init(
    _ weights: DailyValues, today: CivilDate, length: Int = usual.days,
    decay: Double = WeightLine.usualDecay
  ) {
    days = weights.days(length, through: today)
    coverage = Coverage(of: days, needed: Self.usual.needed, window: length)
    line = WeightLine(days, today: today, decay: decay)
    isValid = days.count >= Self.usual.needed && 2 * days.span >= length
  }

  /// The last weight in kg; nil without one.
  package var latest: Double? { days.values.last?.value }
}
