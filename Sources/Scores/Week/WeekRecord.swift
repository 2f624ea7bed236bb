/// What is known of a week; days that are not known are nil, and days of illness are left out
/// before.
package struct WeekRecord: Hashable, Sendable {
  /// The recovery of each day, 0 to 100.
  package var recovery: [Double?] = []
  /// The points of her bed time, 0 to 100.
  package var sleepConsistency: Double?
  /// Whether she moved about as usual, by day.
  package var inUsualBand: [Bool?] = []
  /// The sum of symptom grades of each day that she kept.
  package var burden: [Double?] = []
  /// Whether she practised breathing, by day.
  package var practised: [Bool] = []
  /// Whether she practises breathing at all.
  package var practises = false
  /// The shown points of the week before.
  package var lastShown: Int?

  /// A week of which nothing is known.
  package init() {}
}
