/// A night as Bioloop's `HealthCalculator` scores it from its stages; its "duration" is the time in
/// bed, and stages that are not known count as none.
package struct SeedSleepScore: Hashable, Sendable {
  /// The points of each part, 0 to 100.
  package let parts: [SleepPart: Double]
  /// What minutes awake take away, 0 to 15 points.
  package let wakePenalty: Double
  /// The weighted sum less what is taken away, before it is held to the scale.
  package let raw: Double

  /// Why there is no score.
  package enum Shortage: Hashable, Sendable {
    /// No time in bed, or neither sleep nor wakefulness in it.
    case noSleep
  }

  /// The points, 0 to 100.
  package var value: Double { raw.clamped(to: 0...100) }

  /// The points as a whole number, halves up.
  package var shown: Int { value.nearestInt }

  /// The points as Bioloop shows them, cut off.
  package var truncated: Int { value.rounded(.towardZero).nearestInt }

  /// Green from 80, yellow from 60.
  package var light: TrafficLight { SeedSleepSteps.light(value) }

  /// The score of a night in minutes, with the number of wakings.
  package static func of(
    inBed: Double?, core: Double = 0, deep: Double = 0, rem: Double = 0, awake: Double = 0,
    wakes: Double = 0
  ) -> Availability<SeedSleepScore, Shortage> {
    let asleep = core + deep + rem
    guard let inBed = inBed.ifPositive, Optional(asleep + awake).ifPositive != nil,
      [core, deep, rem, awake, wakes].allSatisfy({ $0.isFinite && $0 >= 0 })
    else { return .unavailable(.noSleep) }
    let hours = inBed / 60
    func percent(_ stage: Double) -> Double { asleep > 0 ? stage / asleep * 100 : 0 }
    let parts: [SleepPart: Double] = [
      .duration: SeedSleepSteps.points(hours: hours),
      .efficiency: SeedSleepSteps.points(efficiency: asleep / (asleep + awake)),
      .rem: SleepStage.rem.points(percent: percent(rem)),
      .deep: SleepStage.deep.points(percent: percent(deep)),
      .fragmentation: max(0, 100 - wakes / hours * 10),
    ]
    let penalty = SeedSleepSteps.penalty(minutesAwake: awake)
    let points = SleepPart.allCases.reduce(0) { $0 + $1.weight * (parts[$1] ?? 0) }
    return .available(SeedSleepScore(parts: parts, wakePenalty: penalty, raw: points - penalty))
  }
}
