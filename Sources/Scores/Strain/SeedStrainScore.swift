/// Strain as Bioloop's `HealthCalculator` scores it: .4 of steps and .6 of energy, each against a
/// baseline of seven days or more, else by absolute thresholds; a missing one counts as 0.
package struct SeedStrainScore: Hashable, Sendable {
  /// The points of steps and energy; nil on a day below both least amounts, which is 0.
  package let parts: Parts?

  /// The points of the two, 0 to 100.
  package struct Parts: Hashable, Sendable {
    /// Of steps.
    package let steps: Double
    /// Of active energy.
    package let energy: Double
  }

  /// What a day is held against.
  package struct Baseline: Hashable, Sendable {
    /// The mean of the days.
    package let mean: Double
    /// Their population standard deviation.
    package let deviation: Double
    /// How many there are; fewer than 7 are no baseline.
    package let count: Int

    /// Takes a mean, a deviation and the days they are of.
    package init(mean: Double, deviation: Double, count: Int) {
      self.mean = mean
      self.deviation = deviation
      self.count = count
    }

    fileprivate func points(_ value: Double) -> Double? {
      let spread = max(deviation, 0.05 * mean)
      guard count >= OwnUsual.daysNeeded, mean.isFinite, spread.isFinite, spread > 0 else {
        return nil
      }
      return (((value - mean) / spread + 3) / 6 * 100).clamped(to: 0...100)
    }
  }

  /// Why there is no score.
  package enum Shortage: Hashable, Sendable {
    /// Neither steps nor active energy.
    case neither
  }

  /// Whether the day lies below 1000 steps and 200 kcal, where Bioloop says 0.
  package var isBelowLeast: Bool { parts == nil }

  /// The points, 0 to 100.
  package var value: Double { parts.map { 0.4 * $0.steps + 0.6 * $0.energy } ?? 0 }

  /// The points as a whole number, halves up.
  package var shown: Int { value.nearestInt }

  /// The points as Bioloop shows them, cut off.
  package var truncated: Int { value.rounded(.towardZero).nearestInt }

  /// The score of steps and kcal.
  package static func of(
    steps: Double?, energy: Double?, usualSteps: Baseline? = nil, usualEnergy: Baseline? = nil
  ) -> Availability<SeedStrainScore, Shortage> {
    guard steps.ifPositive != nil || energy.ifPositive != nil else {
      return .unavailable(.neither)
    }
    let (steps, energy) = (steps.ifPositive ?? 0, energy.ifPositive ?? 0)
    guard steps >= 1000 || energy >= 200 else { return .available(SeedStrainScore(parts: nil)) }
    return .available(
      SeedStrainScore(
        parts: Parts(
          steps: usualSteps?.points(steps) ?? points(steps: steps),
          energy: usualEnergy?.points(energy) ?? points(energy: energy))))
  }

  private static let stepsLine = PiecewiseLine(points: [
    (0, 0), (2000, 20), (5000, 40), (8000, 70), (12_000, 90), (15_000, 100),
  ])

  private static let energyLine = PiecewiseLine(points: [
    (0, 0), (100, 15), (200, 35), (400, 65), (600, 85), (800, 100),
  ])

  private static func points(steps: Double) -> Double {
    max(5, stepsLine.height(at: steps) ?? 0)
  }

  private static func points(energy: Double) -> Double {
    max(5, energyLine.height(at: energy) ?? 0)
  }
}
