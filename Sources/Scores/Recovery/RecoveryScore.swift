package import Civil
package import Physiology

/// How rested she is, against nobody but herself: a usual morning is 50.
///
/// HRV is judged on the log scale and against her own range, and single mornings are noisy (Plews
/// et al., 2013 and 2014). Only readings of the day count.
package struct RecoveryScore: Hashable, Sendable {
  /// The points, 0 to 100, and their band.
  package let relative: RelativeScore
  /// The parts it is made of.
  package let parts: [RecoveryPart: StandardisedPart]
  /// The parts it is not made of; their weight is shared among the others.
  package let leftOut: [RecoveryPart: PartGap]

  /// Why there is no score: neither HRV nor pulse of the day with seven earlier mornings.
  package struct Shortage: Hashable, Sendable {
    /// The parts that alone do not make a score.
    package let parts: [RecoveryPart: StandardisedPart]
    /// What each other part lacks.
    package let leftOut: [RecoveryPart: PartGap]
  }

  /// The score of a day from series in ms, beats a minute and hours, each hour on the day the night
  /// ends.
  package static func of(
    _ day: CivilDate, hrv: [DatedValue], pulse: [DatedValue], sleep: [DatedValue]
  ) -> Availability<RecoveryScore, Shortage> {
    var parts: [RecoveryPart: StandardisedPart] = [:]
    var leftOut: [RecoveryPart: PartGap] = [:]
    for (part, series) in [(RecoveryPart.hrv, hrv), (.pulse, pulse), (.sleep, sleep)] {
      switch part.standardisation.part(of: series, on: day) {
      case .available(let known): parts[part] = known
      case .unavailable(let gap): leftOut[part] = gap
      }
    }
    guard parts[.hrv] != nil || parts[.pulse] != nil,
      let z = RecoveryPart.allCases.compactMap({ parts[$0] }).weightedZ
    else { return .unavailable(Shortage(parts: parts, leftOut: leftOut)) }
    return .available(
      RecoveryScore(relative: RelativeScore(z: z), parts: parts, leftOut: leftOut))
  }
}
