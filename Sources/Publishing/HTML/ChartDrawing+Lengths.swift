extension ChartDrawing {
  /// Draws a row with a dot for each length.
  ///
  /// - Returns: the height of the drawing.
  func draw(_ chart: LengthChart, on canvas: inout VectorDrawing) -> Double {
    let points = chart.shown
    let height = points.count <= 20 ? 14 : max(5, 300 / Double(points.count))
    let named = max(1, Int((11 / height).rounded(.up)))
    let label = room(for: points.map(\.label), share: 0.34)
    let words = room(for: points.map(\.words), share: 0.25)
    let start = label + 12
    let end = width - words - 14
    let scale = ChartScale(reaching: chart.reach, steps: 5, leastStep: 1)
    func across(_ value: Double) -> Double { start + scale.share(of: value) * (end - start) }
    let top = 2.0
    let bottom = top + Double(points.count) * height
    if let band = chart.shownBand {
      let low = across(band.lowerBound)
      canvas.rectangle(low, top, across(band.upperBound) - low, bottom - top, "b")
    }
    for (place, point) in points.enumerated() {
      let middle = top + (Double(place) + 0.5) * height
      canvas.line(start, middle, end, middle, "g")
      canvas.circle(across(point.value), middle, height < 10 ? 2 : 3.4, point.isOpen ? "o" : "f")
      guard place % named == 0 else { continue }
      canvas.text(VectorDrawing.cut(point.label, to: label), 0, middle + 3.4)
      let value = VectorDrawing.cut(point.words, to: words)
      canvas.text(value, width, middle + 3.4, .end, isQuiet: false)
    }
    canvas.line(start, bottom, end, bottom, "a")
    for tick in scale.ticks {
      canvas.line(across(tick), bottom, across(tick), bottom + 3, "a")
      let number = scale.label(of: tick, separator: separator)
      canvas.text(number, across(tick), bottom + 13, .middle)
    }
    guard chart.shownBand != nil, !chart.bandWords.isBlank else { return bottom + 17 }
    canvas.rectangle(start, bottom + 21, 12, 8, "b")
    canvas.text(chart.bandWords, start + 17, bottom + 28.5)
    return bottom + 34
  }
}
