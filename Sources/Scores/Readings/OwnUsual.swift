package import Civil
package import Physiology

/// Her own usual value: mean and spread of the 28 days before a day, the day itself left out.
package struct OwnUsual: Hashable, Sendable {
  /// How many days have a value, 0 to 28.
  package let count: Int
  /// The arithmetic mean; nil without any day.
  package let mean: Double?
  /// The population standard deviation; nil without any day.
  package let deviation: Double?

  /// The scale on which the values are taken.
  package enum Scale: Hashable, Sendable {
    /// As they are.
    case linear
    /// Their natural logarithm, as HRV is spread (Plews et al., 2013); 0 and less are left out.
    case logarithmic
  }

  /// The days that are looked at.
  package static let days = 28

  /// The days that must have a value.
  package static let daysNeeded = 7

  /// Takes values in any order; of several on one day the first counts, and none that is not
  /// finite.
  package init(_ series: [DatedValue], before day: CivilDate, scale: Scale = .linear) {
    let window = (day - Self.days)..<day
    var byDay: [CivilDate: Double] = [:]
    for reading in series where window.contains(reading.date) && byDay[reading.date] == nil {
      byDay[reading.date] = scale.place(of: reading.value)
    }
    let values = byDay.sorted { $0.key < $1.key }.map(\.value)
    count = values.count
    let mean = values.mean
    self.mean = mean
    deviation = mean.flatMap { mean in
      values.map { ($0 - mean) * ($0 - mean) }.mean?.squareRoot()
    }
  }

  /// Whether there are at least seven days.
  package var isUsable: Bool { count >= Self.daysNeeded }

  /// How many standard deviations, -3 to 3, a value on the same scale lies above the mean.
  ///
  /// The deviation is at least `floor`; nil without a usable mean or any spread to measure by.
  package func z(of value: Double, floor: Double) -> Double? {
    guard isUsable, let mean, let deviation, value.isFinite else { return nil }
    let spread = max(deviation, floor)
    let z = (value - mean) / spread
    return spread > 0 && !z.isNaN ? z.clamped(to: -3...3) : nil
  }
}

extension OwnUsual.Scale {
  /// Where a value lies on the scale; nil where it does not.
  func place(of value: Double) -> Double? {
    switch self {
    case .linear: value.isFinite ? value : nil
    case .logarithmic:
      Optional(value).ifPositive.map(ElementaryFunctions.logarithm)
    }
  }
}
