/// How a night was, of what is known about it.
///
/// 7 to 9.5 hours asleep are 100 points: 7 or more are recommended, above 9 is uncertain (AASM and
/// SRS consensus, Watson et al., 2015). Efficiency from 85 per cent, up to 20 minutes awake and
/// falling asleep within 30 cost nothing (National Sleep Foundation, Ohayon et al., 2017). Shares
/// of stages and weights are Bioloop's.
package struct SleepScore: Hashable, Sendable {
  /// The points before they are held to the scale.
  package let raw: Double
  /// The points of each known part, 0 to 100.
  package let parts: [SleepPart: Double]
  /// The weight of each known part; they add up to 1.
  package let weights: [SleepPart: Double]
  /// What minutes awake take away, 0 to 15 points; 0 where they are not known.
  package let wakePenalty: Double
  /// What the time until she slept takes away, 0 to 10 points; 0 where it is not known.
  package let latencyPenalty: Double
  /// What is not known, in the order of `SleepPart`.
  package let leftOut: [SleepPart]

  /// Where a night lies, with the raw value as its identifier.
  package enum Band: String, CaseIterable, Sendable {
    /// Below 60 points.
    case lower
    /// From 60 points.
    case middle
    /// From 80 points.
    case higher
  }

  /// Why there is no score.
  package enum Shortage: Hashable, Sendable {
    /// The hours slept are not known.
    case noHours
    /// Less than 90 minutes are a nap.
    case nap(minutes: Double)
  }

  /// The points, 0 to 100.
  package var value: Double { raw.clamped(to: 0...100) }

  /// The points as a whole number, halves up.
  package var shown: Int { value.nearestInt }

  /// Where the night lies.
  package var band: Band { value < 60 ? .lower : value < 80 ? .middle : .higher }

  /// The least minutes of a night.
  package static let leastMinutes = 90.0

  private static let duration = PiecewiseLine(points: [
    (0, 0), (4, 20), (5, 40), (6, 65), (7, 100), (9.5, 100), (11, 85),
  ])

  private static let efficiency = PiecewiseLine(points: [
    (0.5, 20), (0.65, 40), (0.75, 70), (0.85, 100),
  ])

  /// The score of a night; where she slept longer than she lay in bed, the time in bed is left out.
  package static func of(_ night: SleepNight) -> Availability<SleepScore, Shortage> {
    guard let asleep = night.asleep else { return .unavailable(.noHours) }
    guard asleep >= leastMinutes else { return .unavailable(.nap(minutes: asleep)) }
    let parts = parts(of: night, asleep: asleep)
    let total = SleepPart.allCases.reduce(0) { parts[$1] == nil ? $0 : $0 + $1.weight }
    let points = SleepPart.allCases.reduce(0) { $0 + $1.weight * (parts[$1] ?? 0) }
    let wakePenalty = night.wakeAfterOnset.map { (($0 - 20) * 15 / 40).clamped(to: 0...15) }
    let latencyPenalty = night.latency.map { (($0 - 30) * 10 / 30).clamped(to: 0...10) }
    let known = Set(parts.keys)
      .union(wakePenalty == nil ? [] : [.wakeAfterOnset])
      .union(latencyPenalty == nil ? [] : [.latency])
    return .available(
      SleepScore(
        raw: points / total - ((wakePenalty ?? 0) + (latencyPenalty ?? 0)), parts: parts,
        weights: Dictionary(uniqueKeysWithValues: parts.keys.map { ($0, $0.weight / total) }),
        wakePenalty: wakePenalty ?? 0, latencyPenalty: latencyPenalty ?? 0,
        leftOut: SleepPart.allCases.filter { !known.contains($0) }))
  }

  private static func parts(of night: SleepNight, asleep: Double) -> [SleepPart: Double] {
    var parts: [SleepPart: Double] = [:]
    parts[.duration] = duration.height(at: asleep / 60)
    if let inBed = night.inBed, inBed >= asleep {
      parts[.efficiency] = efficiency.height(at: asleep / inBed)
    }
    parts[.rem] = night.rem.map { SleepStage.rem.points(percent: $0 / asleep * 100) }
    parts[.deep] = night.deep.map { SleepStage.deep.points(percent: $0 / asleep * 100) }
    parts[.fragmentation] = night.wakes.map { max(0, 100 - $0 / (asleep / 60) * 10) }
    return parts
  }
}
