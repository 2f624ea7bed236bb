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
    let top = Figures.text(greatest, places: chart.places)
    let bottom = Figures.text(least, places: chart.places)
    let margin = max(top.count, bottom.count)
    let width = min(60, max(16, (columns ?? 72) - margin - 5))
    let rows = banded(leveled(isASCII ? stars(width) : braille(width), width), width)
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

  private var least: Double { min(chart.series.least, chart.band?.low.least ?? .infinity) }
  private var greatest: Double {
    max(chart.series.greatest, chart.band?.high.greatest ?? -.infinity)
  }

  /// The row of a value, from the top of so many.
  private func row(of value: Double, _ height: Int) -> Int {
    let share = greatest > least ? (value - least) / (greatest - least) : 0.5
    return Int(((1 - share) * Double(height - 1)).rounded())
  }

  /// The column of a day, from the left of so many.
  private func column(of day: CivilDate, _ width: Int) -> Int {
    let series = chart.series
    let days = Double(max(1, series.last.date - series.first.date))
    return Int((Double(day - series.first.date) / days * Double(width - 1)).rounded())
  }

  /// The day at a column, from the left of so many.
  private func day(at column: Int, _ width: Int) -> CivilDate {
    let (first, last) = (chart.series.first.date, chart.series.last.date)
    let share = Double(column) / Double(max(1, width - 1))
    return first + Int((share * Double(last - first)).rounded())
  }

  /// The rows with the level drawn where nothing else is.
  private func leveled(_ rows: [String], _ width: Int) -> [String] {
    guard let level = chart.level, greatest > least, (least...greatest).contains(level) else {
      return rows
    }
    let place = row(of: level, Self.height)
    return marked(rows, width) { row, _ in row == place }
  }

  /// The rows with the edges of the band drawn where nothing else is.
  private func banded(_ rows: [String], _ width: Int) -> [String] {
    guard let band = chart.band else { return rows }
    var edges: Set<Int> = []
    for edge in [band.low, band.high] {
      for column in 0..<width {
        let day = day(at: column, width)
        guard (edge.first.date...edge.last.date).contains(day),
          let value = edge.values.last(where: { $0.date <= day })
        else { continue }
        edges.insert(row(of: value.value, Self.height) * width + column)
      }
    }
    return marked(rows, width) { edges.contains($0 * width + $1) }
  }

  /// The rows with a mark in the blank cells that are meant.
  private func marked(
    _ rows: [String], _ width: Int, where isMeant: (_ row: Int, _ column: Int) -> Bool
  ) -> [String] {
    let blanks: Set<Character> = [" ", "\u{2800}"]
    return rows.enumerated().map { row, text in
      let cells = Array(text) + Array(repeating: " ", count: max(0, width - text.count))
      let drawn = cells.enumerated().map { column, cell in
        blanks.contains(cell) && isMeant(row, column) ? (isASCII ? "-" : "┄") : cell
      }
      return String(drawn).withoutEnd
    }
  }

  /// The place of each value: columns from the left and rows from the top.
  private func places(_ width: Int, _ height: Int) -> [(column: Int, row: Int)] {
    chart.series.values.map { (column(of: $0.date, width), row(of: $0.value, height)) }
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
