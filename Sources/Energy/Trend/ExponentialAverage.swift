import Civil
import Physiology

/// An exponentially weighted moving average that knows of missing days.
///
/// A value that comes `gap` days after the last one counts 1 − (1 − α)^gap, so that a stretch
/// without values fades the past as so many days with values would (HealthVaults).
package struct ExponentialAverage: Hashable, Sendable {
  /// The average after the last value.
  package let value: Double
  /// The average after each value, oldest first; never empty.
  package let steps: [Step]

  /// The weight of a value on the day after the last one; half of the past is gone in 6.58 days.
  package static let usualAlpha = 0.1

  /// The average after one value.
  package struct Step: Hashable, Sendable {
    /// The days since the last value; nil for the first.
    package let gap: Int?
    /// What the value counted, 0 to 1; nil for the first.
    package let alpha: Double?
    /// The average.
    package let value: Double
  }

  /// Takes values in their own unit and α from 0 to 1; nil without a value.
  package init?(_ days: DailyValues, alpha: Double = usualAlpha) {
    guard let first = days.values.first else { return nil }
    var steps = [Step(gap: nil, alpha: nil, value: first.value)]
    var (average, last) = (first.value, first.date)
    for day in days.values.dropFirst() {
      let gap = max(1, day.date - last)
      let counted = 1 - (1 - alpha).power(gap)
      average = counted * day.value + (1 - counted) * average
      last = day.date
      steps.append(Step(gap: gap, alpha: counted, value: average))
    }
    self.steps = steps
    value = average
  }
}
