/// Stress as Bioloop's `HealthCalculator` guesses it from HRV: 50, changed by the ratio to her own.
package struct SeedStressScore: Hashable, Sendable {
  /// The points, 30 to 75.
  package let value: Int
  /// Whether there was no usual HRV, so that 50 says nothing about her.
  package let isMadeUp: Bool

  /// Why there is no score.
  package enum Shortage: Hashable, Sendable {
    case noHRV
  }

  /// The band of the points.
  package var band: StressBand { StressBand(points: Double(value)) }

  /// The score of HRV and her usual HRV, both ms.
  package static func of(
    hrv: Double?, usualHRV: Double?
  ) -> Availability<SeedStressScore, Shortage> {
    guard let hrv = hrv.ifPositive else { return .unavailable(.noHRV) }
    guard let usual = usualHRV.ifPositive else {
      return .available(SeedStressScore(value: 50, isMadeUp: true))
    }
    return .available(SeedStressScore(value: points(ratio: hrv / usual), isMadeUp: false))
  }

  /// The points of HRV against her own.
  static func points(ratio: Double) -> Int {
    switch ratio {
    case ..<0.8: 75
    case ..<0.9: 65
    case let ratio where ratio > 1.1: 30
    default: 50
    }
  }
}
