/// The score of a week, of at least three parts.
package struct WeeklyScore: Hashable, Sendable {
  /// The points, 0 to 100.
  package let value: Double
  /// The points of each known part, 0 to 100.
  package let parts: [WeekPart: Double]
  /// The weight of each known part; they add up to 1.
  package let weights: [WeekPart: Double]
  /// What each other part lacks.
  package let leftOut: [WeekPart: WeekPartGap]
  /// The shown points less those of the week before; nil without those.
  package let change: Int?
  /// The part with the least points, of equal ones the first.
  package let lowest: WeekPart

  /// Why there is no score: fewer than three parts.
  package struct Shortage: Hashable, Sendable {
    /// The points of the parts that are known.
    package let parts: [WeekPart: Double]
    /// What each other part lacks.
    package let leftOut: [WeekPart: WeekPartGap]
  }

  /// The parts that it takes.
  package static let partsNeeded = 3

  /// The days that a part by day must have.
  package static let daysNeeded = 4

  /// The points as a whole number, halves up.
  package var shown: Int { value.nearestInt }

  /// The score of a week.
  package static func of(_ week: WeekRecord) -> Availability<WeeklyScore, Shortage> {
    var parts: [WeekPart: Double] = [:]
    var leftOut: [WeekPart: WeekPartGap] = [:]
    for part in WeekPart.allCases {
      switch points(of: part, in: week) {
      case .available(let points): parts[part] = points
      case .unavailable(let gap): leftOut[part] = gap
      }
    }
    let known = WeekPart.allCases.compactMap { part in
      parts[part].map { (part: part, points: $0) }
    }
    guard known.count >= partsNeeded, let lowest = known.min(by: { $0.points < $1.points }) else {
      return .unavailable(Shortage(parts: parts, leftOut: leftOut))
    }
    let total = known.reduce(0) { $0 + $1.part.weight }
    let value = known.reduce(0) { $0 + $1.part.weight * $1.points } / total
    return .available(
      WeeklyScore(
        value: value, parts: parts,
        weights: Dictionary(uniqueKeysWithValues: known.map { ($0.part, $0.part.weight / total) }),
        leftOut: leftOut, change: week.lastShown.map { value.nearestInt - $0.clamped(to: 0...100) },
        lowest: lowest.part))
  }

  private static func points(
    of part: WeekPart, in week: WeekRecord
  ) -> Availability<Double, WeekPartGap> {
    switch part {
    case .recovery: return mean(week.recovery) { $0 }
    case .sleepConsistency:
      return week.sleepConsistency.ifNotNegative.map { .available($0) } ?? .unavailable(.unknown)
    case .strain: return mean(week.inUsualBand.map { $0.map { $0 ? 1 : 0 } }) { 100 * $0 }
    case .symptoms: return mean(week.burden) { max(0, 100 - 10 * $0) }
    case .breathing:
      guard week.practises else { return .unavailable(.notChosen) }
      return .available(100 * Double(min(7, week.practised.count(where: \.self))) / 7)
    }
  }

  private static func mean(
    _ days: [Double?], points: (Double) -> Double
  ) -> Availability<Double, WeekPartGap> {
    let known = days.compactMap(\.ifNotNegative)
    guard known.count >= daysNeeded, let mean = known.mean else {
      return .unavailable(.tooFewDays(have: known.count, needed: daysNeeded))
    }
    return .available(points(mean))
  }
}
