import Assistant
import Civil
import Physiology

/// A line through values over time: dots of braille, or stars where only ASCII can be shown.
struct LinePlot {
  let chart: Chart
  let columns: Int?
  let isASCII: Bool

  private static let height = 6

  /// The scale at the left, the curve, and the first and last day below; at most `columns` wide.
  var lines: [String] {
    let top = Figures.text(chart.series.greatest, places: chart.places)
    let bottom = Figures.text(chart.series.least, places: chart.places)
    let margin = max(top.count, bottom.count)
    let width = min(60, max(16, (columns ?? 72) - margin - 5))
    let rows = leveled(isASCII ? stars(width) : braille(width), width)
    let scaled = rows.enumerated().map { index, row in
      let label = index == 0 ? top : index == rows.count - 1 ? bottom : ""
      return "  " + String(repeating: " ", count: margin - label.count) + label + " |" + row
    }
    let (first, last) = (chart.series.first.date.iso, chart.series.last.date.iso)
    let gap = max(1, width - first.count - last.count)
    let axis =
      String(repeating: " ", count: margin + 4) + first
      + (first == last ? "" : String(repeating: " ", count: gap) + last)
    return scaled + [axis]
  }

  /// The rows with the level drawn where nothing else is.
  private func leveled(_ rows: [String], _ width: Int) -> [String] {
    let series = chart.series
    guard let level = chart.level, series.greatest > series.least,
      series.least <= level, level <= series.greatest
    else { return rows }
    let share = (level - series.least) / (series.greatest - series.least)
    let place = Int(((1 - share) * Double(Self.height - 1)).rounded())
    var drawn = rows
    let blanks: Set<Character> = [" ", "\u{2800}"]
    let kept = Array(rows[place]) + Array(repeating: " ", count: max(0, width - rows[place].count))
    drawn[place] = String(kept.map { blanks.contains($0) ? (isASCII ? "-" : "┄") : $0 })
    return drawn
  }

  /// The place of each value: columns from the left and rows from the top.
  private func places(_ width: Int, _ height: Int) -> [(column: Int, row: Int)] {
    let series = chart.series
    let days = Double(max(1, series.last.date - series.first.date))
    let spread = series.greatest - series.least
    return series.values.map { value in
      let share = Double(value.date - series.first.date) / days
      let rise = spread > 0 ? (value.value - series.least) / spread : 0.5
      return (
        Int((share * Double(width - 1)).rounded()), Int(((1 - rise) * Double(height - 1)).rounded())
      )
    }
  }

  private func stars(_ width: Int) -> [String] {
    var cells = Array(
      repeating: Array(repeating: Character(" "), count: width), count: Self.height)
    for place in places(width, Self.height) { cells[place.row][place.column] = "*" }
    return cells.map { String($0).withoutEnd }
  }

  /// Two by four dots a cell, joined from value to value.
  private func braille(_ width: Int) -> [String] {
    var cells = Array(repeating: Array(repeating: 0, count: width), count: Self.height)
    func dot(_ column: Int, _ row: Int) {
      cells[row / 4][column / 2] |= Self.bits[row % 4][column % 2]
    }
    let points = places(width * 2, Self.height * 4)
    for (from, to) in zip(points, points.dropFirst()) {
      let steps = max(abs(to.column - from.column), abs(to.row - from.row), 1)
      for step in 0...steps {
        let share = Double(step) / Double(steps)
        dot(
          from.column + Int((Double(to.column - from.column) * share).rounded()),
          from.row + Int((Double(to.row - from.row) * share).rounded()))
      }
    }
    if points.count == 1 { dot(points[0].column, points[0].row) }
    return cells.map { row in
      String(
        String.UnicodeScalarView(
          row.map { Unicode.Scalar(UInt32(0x2800 + $0)) ?? " " })
      ).withoutBlankEnd
    }
  }

  private static let bits = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
}

extension String {
  /// The text without blanks at its end.
  var withoutEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// The text without blank cells of braille at its end.
  fileprivate var withoutBlankEnd: String {
    var text = self[...]
    while text.last == "\u{2800}" { text.removeLast() }
    return String(text)
  }
}
