/// How much stress a day shows, with the raw value as its identifier (Bioloop, `HealthData`).
package enum StressBand: String, CaseIterable, Sendable {
  /// Below 40 points.
  case low
  /// From 40 points.
  case middle
  /// From 70 points.
  case high

  /// The band of 0 to 100 points.
  package init(points: Double) {
    self = points >= 70 ? .high : points >= 40 ? .middle : .low
  }
}
