/// The frame of a chart whose values rise: lines at round numbers, with the numbers before them.
struct AxisFrame {
  let width: Double
  let height: Double
  let scale: ChartScale
  let separator: String
  let unit: String

  /// Where the lines start.
  var left: Double { (labels.map { VectorDrawing.width(of: $0) }.max() ?? 0) + 7 }
  /// Where the lines end.
  var right: Double { width - 2 }
  /// The line of the highest number.
  var top: Double { unit.isBlank ? 7 : 19 }
  /// The line of the lowest number.
  var bottom: Double { top + height }

  /// How far down a value is.
  func place(of value: Double) -> Double { bottom - scale.share(of: value) * height }

  /// Draws the lines and numbers.
  func draw(on canvas: inout VectorDrawing) {
    canvas.text(unit, 0, 8)
    for (tick, label) in zip(scale.ticks, labels) {
      let place = place(of: tick)
      canvas.line(left, place, right, place, tick == scale.ticks.first ? "a" : "g")
      canvas.text(label, left - 5, place + 3.4, .end)
    }
  }

  /// Writes what the lower axis counts.
  ///
  /// - Returns: the height of the whole drawing.
  func name(_ words: String, on canvas: inout VectorDrawing) -> Double {
    guard !words.isBlank else { return bottom + 16 }
    canvas.text(words, (left + right) / 2, bottom + 24, .middle)
    return bottom + 29
  }

  private var labels: [String] { scale.ticks.map { scale.label(of: $0, separator: separator) } }
}
