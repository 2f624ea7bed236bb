/// A bar for each of some values, from zero.
package struct BarChart: Hashable, Sendable {
  /// One value.
  package struct Datum: Hashable, Sendable {
    /// What it is of.
    package var label: String
    /// The value in the chart's unit, 0 or more; nil where there is none, which is not 0.
    package var value: Double?
    /// The value in words, with its unit.
    package var words: String

    /// Creates a bar of a value.
    package init(label: String, value: Double?, words: String) {
      self.label = label
      self.value = value
      self.words = words
    }

    /// The value where it can be drawn; nil elsewhere.
    var number: Double? { value?.drawable.map { max(0, $0) } }
  }

  /// What the chart shows.
  package var title: String
  /// What it comes to, in a sentence.
  package var summary: String
  /// The unit, in words short enough for an axis.
  package var unit: String
  /// What the labels count, in words short enough for an axis.
  package var labelUnit: String
  /// The bars in order.
  package var bars: [Datum]
  /// The greatest value there can be; nil to take the greatest there is.
  package var maximum: Double?

  /// Creates a chart of bars.
  package init(
    title: String, summary: String, unit: String, labelUnit: String = "", bars: [Datum],
    maximum: Double? = nil
  ) {
    self.title = title
    self.summary = summary
    self.unit = unit
    self.labelUnit = labelUnit
    self.bars = bars
    self.maximum = maximum
  }

  /// The greatest value to draw, above 0.
  var top: Double {
    let greatest = bars.compactMap(\.number).max() ?? 0
    let top = max(greatest, maximum?.drawable ?? 0)
    return top > 0 ? top : 1
  }

  /// Whether the bars are many and their labels short, as days of a cycle are.
  var isUpright: Bool { bars.count > 8 && bars.allSatisfy { $0.label.count <= 3 } }
}
