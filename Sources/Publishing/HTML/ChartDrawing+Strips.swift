extension ChartDrawing {
  /// Draws a row of days with a mark that is taller and darker the higher its level.
  ///
  /// - Returns: the height of the drawing.
  func draw(_ chart: StripChart, on canvas: inout VectorDrawing) -> Double {
    let rows = chart.shown
    let label = room(for: rows.map(\.label), share: 0.34)
    let start = label + 10
    let step = (width - start) / Double(max(1, chart.days))
    let height = 14.0
    for (place, row) in rows.enumerated() {
      let bottom = Double(place + 1) * height
      canvas.text(VectorDrawing.cut(row.label, to: label), 0, bottom - 3)
      canvas.line(start, bottom, start + Double(row.levels.count) * step, bottom, "g")
      for (day, level) in row.shownLevels.enumerated() {
        guard let level else { continue }
        mark(level, at: start + (Double(day) + 0.5) * step, on: bottom, step, &canvas)
      }
    }
    let bottom = Double(rows.count) * height
    let widest = VectorDrawing.width(of: String(chart.days))
    let most = min(15, Int((width - start) / (widest + 12)))
    for day in ChartScale.days(from: 1, to: max(1, chart.days), atMost: most) {
      canvas.text(String(day), start + (Double(day) - 0.5) * step, bottom + 12, .middle)
    }
    var end = bottom + 16
    if !chart.dayUnit.isBlank {
      canvas.text(chart.dayUnit, (start + width) / 2, bottom + 24, .middle)
      end = bottom + 29
    }
    return legend(chart.key, from: end, on: &canvas)
  }

  /// Draws the mark of a level, which stands on a line.
  private func mark(
    _ level: Int, at middle: Double, on line: Double, _ step: Double, _ canvas: inout VectorDrawing
  ) {
    guard level > 0 else {
      canvas.circle(middle, line - 2.2, min(step * 0.2, 1), "l0")
      return
    }
    let size = min(step * 0.78, 9)
    let height = 1.2 + Double(level) * 2.7
    canvas.rectangle(middle - size / 2, line - height, size, height, "l\(level)")
  }

  /// Draws each mark beside what it means, in as many lines as they need.
  private func legend(
    _ key: [(level: Int, words: String)], from top: Double, on canvas: inout VectorDrawing
  ) -> Double {
    guard !key.isEmpty else { return top }
    var left = 0.0
    var line = top + 13
    for item in key {
      let size = VectorDrawing.width(of: item.words) + 24
      if left > 0, left + size > width {
        left = 0
        line += 14
      }
      mark(item.level, at: left + 5, on: line, 12, &canvas)
      canvas.text(VectorDrawing.cut(item.words, to: width - 20), left + 13, line)
      left += size
    }
    return line + 5
  }
}
