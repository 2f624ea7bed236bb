/// How fast a weight changes.
package struct WeightRate: Hashable, Sendable {
  /// The change in kg a day, as it was found.
  package let perDay: Double

  /// The weekly change in kg that is taken as a body's own; a faster one is water, illness or an
  /// error (HealthVaults).
  package static let limits = -1.0...0.75

  /// Takes a change in kg a day.
  package init(perDay: Double) { self.perDay = perDay }

  /// The change in kg a week, as it was found.
  package var rawWeek: Double { 7 * perDay }

  /// The change in kg a week, within the limits.
  package var week: Double { rawWeek.clamped(to: Self.limits) }

  /// Whether the change was beyond the limits.
  package var isClamped: Bool { rawWeek != week }

  /// The least scatter in kg that a single weight is taken to have, whatever a record shows: our
  /// own floor, without a source.
  package static let leastNoise = 0.4
}
