/// Recovery as Bioloop's `HealthCalculator` counts it: points for absolute bands and for her own
/// change, from a base of 50. Its gaps between bands are closed.
package struct SeedRecoveryScore: Hashable, Sendable {
  /// The points of each part.
  package let parts: Parts
  /// What is not known and adds nothing.
  package let missing: [Input]

  /// The points that are added up.
  package struct Parts: Hashable, Sendable {
    /// Where the count begins.
    package let base = 50
    /// Of HRV by absolute bands, -15 to 20.
    package let hrv: Int
    /// Of HRV against her own, -10 to 10.
    package let ownHRV: Int
    /// Of the resting pulse by absolute bands, -15 to 15.
    package let pulse: Int
    /// Of the resting pulse against her own, -10 to 10.
    package let ownPulse: Int
    /// Of sleep efficiency, -12 to 15.
    package let efficiency: Int
  }

  /// What is optional, with the raw value as its identifier.
  package enum Input: String, CaseIterable, Sendable {
    case efficiency
    case usualHRV = "hrv_baseline"
    case usualPulse = "rhr_baseline"
  }

  /// Why there is no score.
  package enum Shortage: Hashable, Sendable {
    case noHRV, noPulse, neither
  }

  /// The sum before it is held to the scale.
  package var raw: Int {
    parts.base + parts.hrv + parts.ownHRV + parts.pulse + parts.ownPulse + parts.efficiency
  }

  /// The points, 0 to 100.
  package var value: Int { raw.clamped(to: 0...100) }

  /// Green from 75, yellow from 50.
  package var light: TrafficLight { TrafficLight(Double(value), green: 75, yellow: 50) }

  /// The score of HRV in ms and pulse in beats a minute, with sleep efficiency from 0 to 1 and her
  /// own usual values where they are known.
  package static func of(
    hrv: Double?, pulse: Double?, efficiency: Double? = nil, usualHRV: Double? = nil,
    usualPulse: Double? = nil
  ) -> Availability<SeedRecoveryScore, Shortage> {
    switch (hrv.ifPositive, pulse.ifPositive) {
    case (nil, nil): return .unavailable(.neither)
    case (nil, _?): return .unavailable(.noHRV)
    case (_?, nil): return .unavailable(.noPulse)
    case (let hrv?, let pulse?):
      let efficiency = efficiency.ifNotNegative
      let (usualHRV, usualPulse) = (usualHRV.ifPositive, usualPulse.ifPositive)
      let missing = [
        efficiency == nil ? Input.efficiency : nil, usualHRV == nil ? .usualHRV : nil,
        usualPulse == nil ? .usualPulse : nil,
      ]
      let parts = Parts(
        hrv: points(hrv: hrv), ownHRV: usualHRV.map { points(ratio: hrv / $0) } ?? 0,
        pulse: points(pulse: pulse), ownPulse: usualPulse.map { points(lower: $0 - pulse) } ?? 0,
        efficiency: efficiency.map { points(efficiency: $0) } ?? 0)
      return .available(SeedRecoveryScore(parts: parts, missing: missing.compactMap(\.self)))
    }
  }

  private static func points(hrv: Double) -> Int {
    switch hrv {
    case 70...: 20
    case 50...: 15
    case 30...: 8
    case 20...: -5
    default: -15
    }
  }

  private static func points(ratio: Double) -> Int {
    ratio > 1.1 ? 10 : ratio < 0.8 ? -10 : 0
  }

  private static func points(pulse: Double) -> Int {
    switch pulse {
    case 100...: -15
    case 80...: -5
    case 60...: 8
    case 40...: 15
    default: 0
    }
  }

  private static func points(lower: Double) -> Int {
    lower > 5 ? 10 : lower < -3 ? -10 : 0
  }

  private static func points(efficiency: Double) -> Int {
    switch efficiency {
    case 0.85...: 15
    case 0.75...: 8
    case 0.65...: 0
    default: -12
    }
  }
}
