extension ChartDrawing {
  /// Draws a line through the values of days.
  ///
  /// - Returns: the height of the drawing.
  func draw(_ chart: LineChart, on canvas: inout VectorDrawing) -> Double {
    let points = chart.shown
    guard let first = points.first?.day, let last = points.last?.day else { return 0 }
    let scale = ChartScale(reaching: points.map(\.value), steps: 4)
    let axis = AxisFrame(
      width: width, height: 84, scale: scale, separator: separator, unit: chart.unit)
    axis.draw(on: &canvas)
    let span = Double(max(1, last - first))
    func across(_ day: Int) -> Double {
      axis.left + 6 + Double(day - first) / span * (axis.right - axis.left - 12)
    }
    let widest = max(VectorDrawing.width(of: String(last)), VectorDrawing.width(of: String(first)))
    let most = Int((axis.right - axis.left) / (widest + 12))
    for day in ChartScale.days(from: first, to: last, atMost: min(most, 15)) {
      canvas.line(across(day), axis.bottom, across(day), axis.bottom + 3, "a")
      canvas.text(String(day), across(day), axis.bottom + 12, .middle)
    }
    for piece in chart.pieces {
      canvas.path(piece.map { (x: across($0.day), y: axis.place(of: $0.value)) }, "t")
    }
    let radius = span > 120 ? 1.2 : 2.1
    for point in points {
      let place = axis.place(of: point.value)
      canvas.circle(across(point.day), place, radius, point.isMarked ? "o" : "f")
    }
    let bottom = axis.name(chart.dayUnit, on: &canvas)
    guard chart.hasMark else { return bottom }
    let words = VectorDrawing.width(of: chart.markWords)
    let start = max(width * 0.3, width - words - 12)
    canvas.circle(start, 5, 2.1, "o")
    canvas.text(VectorDrawing.cut(chart.markWords, to: width - start - 7), start + 7, 8)
    return bottom
  }
}
