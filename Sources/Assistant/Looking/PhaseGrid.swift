public import Physiology

/// The days of symptoms and moods by phase, for a host to draw; the names stand in the labels: the
/// phases first, then the rows.
public struct PhaseGrid: Hashable, Sendable {
  /// The phases, from left to right.
  public let phases: [CyclePhase]
  /// The days of each row by phase, the most frequent first.
  public let rows: [[Int]]

  /// Puts counts in a grid.
  public init(phases: [CyclePhase], rows: [[Int]]) {
    self.phases = phases
    self.rows = rows
  }
}
