/// Rows of days, each day with a level from 0 to 4, such as how much somebody bled.
package struct StripChart: Hashable, Sendable {
  /// One row of days.
  package struct Strip: Hashable, Sendable {
    /// Which it is, such as its first day.
    package var label: String
    /// The level of each day; nil where nothing is known, and others are taken as the nearest.
    package var levels: [Int?]
    /// The row in words.
    package var words: String

    /// Creates a row of days.
    package init(label: String, levels: [Int?], words: String) {
      self.label = label
      self.levels = levels
      self.words = words
    }

    /// The levels within their range.
    var shownLevels: [Int?] { levels.map { $0.map { min(max($0, 0), 4) } } }
  }

  /// What the chart shows.
  package var title: String
  /// What it comes to, in a sentence.
  package var summary: String
  /// What the days count, in words short enough for an axis.
  package var dayUnit: String
  /// The rows in order.
  package var rows: [Strip]
  /// What each level means, from 0 on; one that is blank or missing is not explained.
  package var legend: [String]

  /// Creates rows of days.
  package init(
    title: String, summary: String, dayUnit: String, rows: [Strip], legend: [String]
  ) {
    self.title = title
    self.summary = summary
    self.dayUnit = dayUnit
    self.rows = rows
    self.legend = legend
  }

  /// The rows that have a day with a level.
  var shown: [Strip] { rows.filter { row in row.levels.contains { $0 != nil } } }

  /// The number of days of the longest row.
  var days: Int { shown.map(\.levels.count).max() ?? 0 }

  /// The levels to explain, with their words.
  var key: [(level: Int, words: String)] {
    let seen = Set(shown.flatMap(\.shownLevels).compactMap { $0 })
    return legend.prefix(5).enumerated().filter { seen.contains($0.offset) && !$0.element.isBlank }
      .map { (level: $0.offset, words: $0.element) }
  }
}
