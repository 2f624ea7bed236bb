/// A night as Bioloop scores it without stages: the hours, or .6 of them and .4 of the efficiency,
/// less two points a waking.
package struct SeedBasicSleepScore: Hashable, Sendable {
  /// The points, 0 to 100.
  package let value: Double

  /// Why there is no score.
  package enum Shortage: Hashable, Sendable {
    /// The hours are not known; Bioloop begins at 50 here.
    case noHours
  }

  /// The points as a whole number, halves up.
  package var shown: Int { value.nearestInt }

  /// Green from 80, yellow from 60.
  package var light: TrafficLight { SeedSleepSteps.light(value) }

  /// The score of hours, with an efficiency of 0 to 1 and a number of wakings where known.
  package static func of(
    hours: Double?, efficiency: Double? = nil, wakes: Double? = nil
  ) -> Availability<SeedBasicSleepScore, Shortage> {
    guard let hours = hours.ifNotNegative else { return .unavailable(.noHours) }
    var points = SeedSleepSteps.points(hours: hours)
    if let efficiency = efficiency.ifNotNegative {
      points = points * 0.6 + SeedSleepSteps.points(efficiency: efficiency) * 0.4
    }
    points -= 2 * (wakes.ifNotNegative ?? 0)
    return .available(SeedBasicSleepScore(value: points.clamped(to: 0...100)))
  }
}
