extension ChartDrawing {
  /// Draws a row with a bar for each value.
  ///
  /// - Returns: the height of the drawing.
  func draw(_ chart: BarChart, on canvas: inout VectorDrawing) -> Double {
    let label = room(for: chart.bars.map(\.label), share: 0.4)
    let words = room(for: chart.bars.map(\.words), share: 0.3)
    let start = label + 8
    let end = max(start + 20, width - words - 8)
    for (place, bar) in chart.bars.enumerated() {
      let middle = 2 + (Double(place) + 0.5) * 15
      canvas.text(VectorDrawing.cut(bar.label, to: label), label, middle + 3.4, .end)
      guard let value = bar.number else {
        canvas.text(VectorDrawing.cut(bar.words, to: words), start + 5, middle + 3.4)
        continue
      }
      let size = value / chart.top * (end - start)
      canvas.rectangle(start, middle - 4.5, size, 9, "f")
      let number = VectorDrawing.cut(bar.words, to: words)
      canvas.text(number, start + size + 5, middle + 3.4, isQuiet: false)
    }
    let bottom = 2 + Double(chart.bars.count) * 15
    canvas.line(start, 2, start, bottom, "a")
    return bottom + 3
  }

  /// Draws a column for each value, with an axis of values at the side.
  ///
  /// - Returns: the height of the drawing.
  func drawUpright(_ chart: BarChart, on canvas: inout VectorDrawing) -> Double {
    let scale = ChartScale(reaching: [0, chart.top], steps: 3)
    let axis = AxisFrame(
      width: width, height: 84, scale: scale, separator: separator, unit: chart.unit)
    axis.draw(on: &canvas)
    let step = (axis.right - axis.left) / Double(chart.bars.count)
    let widest = chart.bars.map { VectorDrawing.width(of: $0.label) }.max() ?? 0
    let most = Int((axis.right - axis.left) / (widest + 5))
    let named = ChartScale.days(from: 1, to: chart.bars.count, atMost: most)
    for (place, bar) in chart.bars.enumerated() {
      let middle = axis.left + (Double(place) + 0.5) * step
      if named.contains(place + 1) {
        canvas.text(bar.label, middle, axis.bottom + 12, .middle)
      }
      guard let value = bar.number else { continue }
      let size = min(step * 0.66, 14)
      let top = axis.place(of: value)
      let height = max(axis.bottom - top, 1.2)
      canvas.rectangle(middle - size / 2, axis.bottom - height, size, height, "f")
    }
    return axis.name(chart.labelUnit, on: &canvas)
  }
}
