/// A picture of numbers on a page, with words that say the same.
package enum DocumentChart: Hashable, Sendable {
  /// A dot for each length.
  case lengths(LengthChart)
  /// A bar for each value.
  case bars(BarChart)
  /// A line through days.
  case line(LineChart)
  /// A strip of days in each row.
  case strips(StripChart)

  /// What the chart shows.
  var title: String {
    switch self {
    case .lengths(let chart): chart.title
    case .bars(let chart): chart.title
    case .line(let chart): chart.title
    case .strips(let chart): chart.title
    }
  }

  /// What it comes to, in a sentence.
  var summary: String {
    switch self {
    case .lengths(let chart): chart.summary
    case .bars(let chart): chart.summary
    case .line(let chart): chart.summary
    case .strips(let chart): chart.summary
    }
  }

  /// Whether it has nothing to draw.
  var isEmpty: Bool {
    switch self {
    case .lengths(let chart): chart.shown.isEmpty
    case .bars(let chart): !chart.bars.contains { $0.number != nil }
    case .line(let chart): chart.shown.isEmpty
    case .strips(let chart): chart.shown.isEmpty
    }
  }

  /// All its data in words, one item each.
  var twin: [LabelledValue] {
    switch self {
    case .lengths(let chart): chart.shown.map { LabelledValue($0.label, $0.words) }
    case .bars(let chart): chart.bars.map { LabelledValue($0.label, $0.words) }
    case .line(let chart): chart.shown.map { LabelledValue($0.label, $0.words) }
    case .strips(let chart): chart.shown.map { LabelledValue($0.label, $0.words) }
    }
  }
}

extension Double {
  /// The number where it can be drawn, within a thousand million either way; nil elsewhere.
  var drawable: Double? { isFinite && magnitude <= 1e9 ? self : nil }
}
