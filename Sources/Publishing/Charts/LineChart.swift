/// A line through values of days, broken where days are missing.
package struct LineChart: Hashable, Sendable {
  /// One day's value.
  package struct Point: Hashable, Sendable {
    /// The day, as a number that grows by 1 a day.
    package var day: Int
    /// The value in the chart's unit; left out unless it is a finite number.
    package var value: Double
    /// The day in words.
    package var label: String
    /// The value in words, with its unit.
    package var words: String
    /// Whether it is set apart, and its dot hollow.
    package var isMarked: Bool

    /// Creates a day's value that is not set apart unless told otherwise.
    package init(day: Int, value: Double, label: String, words: String, isMarked: Bool = false) {
      self.day = day
      self.value = value
      self.label = label
      self.words = words
      self.isMarked = isMarked
    }
  }

  /// What the chart shows.
  package var title: String
  /// What it comes to, in a sentence.
  package var summary: String
  /// The unit of the values, in words short enough for an axis.
  package var unit: String
  /// What the days count, in words short enough for an axis.
  package var dayUnit: String
  /// The values; one whose day has another already is left out.
  package var points: [Point]
  /// The most days from one value to the next that the line crosses.
  package var longestStep: Int
  /// What a hollow dot means; left out where blank.
  package var markWords: String

  /// Creates a line that is broken at each missing day unless told otherwise.
  package init(
    title: String, summary: String, unit: String, dayUnit: String, points: [Point],
    longestStep: Int = 1, markWords: String = ""
  ) {
    self.title = title
    self.summary = summary
    self.unit = unit
    self.dayUnit = dayUnit
    self.points = points
    self.longestStep = longestStep
    self.markWords = markWords
  }

  /// The points that can be drawn, in order of their days.
  var shown: [Point] {
    var days: Set<Int> = []
    return points.filter {
      $0.value.drawable != nil && Double($0.day).drawable != nil && days.insert($0.day).inserted
    }.sorted { $0.day < $1.day }
  }

  /// The points in the pieces that a line joins.
  var pieces: [[Point]] {
    var pieces: [[Point]] = []
    for point in shown {
      if let last = pieces.last?.last, point.day - last.day <= max(1, longestStep) {
        pieces[pieces.count - 1].append(point)
      } else {
        pieces.append([point])
      }
    }
    return pieces
  }

  /// Whether any point is set apart and there are words for it.
  var hasMark: Bool { !markWords.isBlank && shown.contains(where: \.isMarked) }
}
