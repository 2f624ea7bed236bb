/// The stress of a day: what she says of it, else a rough guess that is called one.
package enum StressScore: Hashable, Sendable {
  /// Her own rating, 0 to 10.
  case rated(Double)
  /// A guess from HRV, and from symptoms where enough days are kept.
  case proxy(Proxy)

  /// The parts of a guess.
  package struct Proxy: Hashable, Sendable {
    /// Of HRV against her own, 30 to 75 points (Bioloop, `HealthCalculator`); weight .7.
    package let hrv: Double
    /// Of symptoms against her own, 0 to 100 points; weight .3; nil where it is left out.
    package let symptoms: Double?
  }

  /// The symptoms of a day: the sum of their grades, 1 to 3 each.
  package struct Burden: Hashable, Sendable {
    /// The sum of the day.
    package let today: Double
    /// Her usual sum.
    package let usual: Double
    /// The days that she kept and that the usual sum is of.
    package let daysKept: Int

    /// Takes the sum of the day and the usual one.
    package init(today: Double, usual: Double, daysKept: Int) {
      self.today = today
      self.usual = usual
      self.daysKept = daysKept
    }
  }

  /// Why there is no score; symptoms alone are not stress.
  package enum Shortage: Hashable, Sendable {
    /// Neither a rating nor HRV.
    case noRatingAndNoHRV
    /// HRV without her usual one of seven days.
    case noUsualHRV
  }

  /// The points, 0 to 100.
  package var value: Double {
    switch self {
    case .rated(let rating): rating * 10
    case .proxy(let proxy):
      proxy.symptoms.map { (0.7 * proxy.hrv + 0.3 * $0) / (0.7 + 0.3) } ?? proxy.hrv
    }
  }

  /// The points as a whole number, halves up.
  package var shown: Int { value.nearestInt }

  /// The band of the points.
  package var band: StressBand { StressBand(points: value) }

  /// The score of a rating from 0 to 10, else of HRV and her usual HRV in ms; breathing practice is
  /// never scored.
  package static func of(
    rating: Double? = nil, hrv: Double? = nil, usualHRV: Double? = nil, burden: Burden? = nil
  ) -> Availability<StressScore, Shortage> {
    if let rating, (0...10).contains(rating) { return .available(.rated(rating)) }
    guard let hrv = hrv.ifPositive else { return .unavailable(.noRatingAndNoHRV) }
    guard let usual = usualHRV.ifPositive else { return .unavailable(.noUsualHRV) }
    return .available(
      .proxy(
        Proxy(
          hrv: Double(SeedStressScore.points(ratio: hrv / usual)),
          symptoms: burden.flatMap(points))))
  }

  private static func points(_ burden: Burden) -> Double? {
    let more = burden.today - burden.usual
    guard burden.daysKept >= OwnUsual.daysNeeded, more.isFinite else { return nil }
    return (50 + 10 * more).clamped(to: 0...100)
  }
}
