public import Civil

/// How many days of a stretch fell into each phase, were late, or cannot be placed.
public struct PhaseTotals: Hashable, Sendable {
  /// The days of each phase, in their order; a phase without a day has 0.
  public let phases: [CyclePhase: Int]
  /// The days after an expected start.
  public let late: Int
  /// The days of which nothing can be said.
  public let unplaced: Int

  /// Counts every day once, so that all numbers add up to the days.
  public init(_ days: ClosedRange<CivilDate>, kind: (CivilDate) -> DayKind) {
    var phases = Dictionary(uniqueKeysWithValues: CyclePhase.allCases.map { ($0, 0) })
    var (late, unplaced) = (0, 0)
    for number in days.lowerBound.dayNumber...days.upperBound.dayNumber {
      switch kind(CivilDate(dayNumber: number)) {
      case .phase(let phase): phases[phase, default: 0] += 1
      case .late: late += 1
      case .unknown: unplaced += 1
      }
    }
    self.phases = phases
    self.late = late
    self.unplaced = unplaced
  }

  /// All days.
  public var days: Int { phases.values.reduce(0, +) + late + unplaced }
}
