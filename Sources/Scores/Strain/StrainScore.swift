package import Civil
package import Physiology

/// How much she moved, against nobody but herself: a usual day is 50.
package struct StrainScore: Hashable, Sendable {
  /// The points, 0 to 100, and their band.
  package let relative: RelativeScore
  /// The parts it is made of.
  package let parts: [StrainPart: StandardisedPart]
  /// The parts it is not made of; their weight is shared among the others.
  package let leftOut: [StrainPart: PartGap]
  /// How far the leading part, of load, energy and steps the first known, lies above her mean, per
  /// cent.
  package let changePercent: Double

  /// Why there is no score: no part of the day with seven earlier days.
  package struct Shortage: Hashable, Sendable {
    /// What each part lacks.
    package let leftOut: [StrainPart: PartGap]
  }

  /// Whether the day lies within one standard deviation of her usual.
  package var isInUsualBand: Bool { relative.band == .usual }

  /// The score of a day from series of steps, kcal and zone minutes times zone; load counts in
  /// place of energy where it is known.
  package static func of(
    _ day: CivilDate, steps: [DatedValue], energy: [DatedValue], load: [DatedValue]
  ) -> Availability<StrainScore, Shortage> {
    var parts: [StrainPart: StandardisedPart] = [:]
    var leftOut: [StrainPart: PartGap] = [:]
    for (part, series) in [(StrainPart.load, load), (.energy, energy), (.steps, steps)] {
      if part == .energy, parts[.load] != nil {
        leftOut[part] = .loadUsed
        continue
      }
      switch part.standardisation.part(of: series, on: day) {
      case .available(let known): parts[part] = known
      case .unavailable(let gap): leftOut[part] = gap
      }
    }
    let known = StrainPart.allCases.compactMap { parts[$0] }
    guard let leading = known.first, let z = known.weightedZ else {
      return .unavailable(Shortage(leftOut: leftOut))
    }
    return .available(
      StrainScore(
        relative: RelativeScore(z: z), parts: parts, leftOut: leftOut,
        changePercent: (leading.value / leading.mean - 1) * 100))
  }
}
