/// How far some days cover a stretch of time: the confidence of HealthVaults.
package struct Coverage: Hashable, Sendable {
  /// The days that have a number.
  package let count: Int
  /// The days from the first to the last of them.
  package let span: Int
  /// The count as a share of those needed, 0 to 1.
  package let density: Double
  /// The span as a share of the stretch, 0 to 1; 28 days of 28 have 27/28.
  package let stretch: Double

  /// Takes the days, their span, the days needed and the days of the stretch, each at least 1.
  package init(count: Int, span: Int, needed: Int, window: Int) {
    self.count = count
    self.span = span
    density = min(1, Double(count) / Double(max(1, needed)))
    stretch = min(1, Double(span) / Double(max(1, window)))
  }

  /// Takes some days.
  init(of days: DailyValues, needed: Int, window: Int) {
    self.init(count: days.count, span: days.span, needed: needed, window: window)
  }

  /// The product of both, 0 to 1.
  package var confidence: Double { density * stretch }
}
