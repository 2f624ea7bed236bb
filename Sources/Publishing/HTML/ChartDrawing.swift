/// A chart as an SVG element with its words, at a width in pixels of 1/96 inch.
struct ChartDrawing {
  let chart: DocumentChart
  let width: Double
  /// What stands before the decimals of a number on an axis.
  let separator: String

  /// The element, with all data in words for those who cannot see it.
  var element: String {
    var canvas = VectorDrawing()
    let height =
      switch chart {
      case .lengths(let chart): draw(chart, on: &canvas)
      case .bars(let chart):
        chart.isUpright ? drawUpright(chart, on: &canvas) : draw(chart, on: &canvas)
      case .line(let chart): draw(chart, on: &canvas)
      case .strips(let chart): draw(chart, on: &canvas)
      }
    let box = "0 0 \(width.fixed(0)) \(height.fixed(0))"
    let twin = chart.twin.map { HTMLText.line($0.label) + ": " + HTMLText.line($0.value) }
    let title = [chart.title, chart.summary].first { !$0.isBlank } ?? ""
    return
      (["<svg role=\"img\" viewBox=\"\(box)\">", "<title>\(HTMLText.line(title))</title>"]
      + ["<desc>\(twin.joined(separator: "; "))</desc>"] + canvas.parts + ["</svg>"])
      .joined(separator: "\n")
  }

  /// The room for labels of which the longest is as given, up to a share of the width.
  func room(for labels: [String], share: Double) -> Double {
    min(labels.map { VectorDrawing.width(of: $0) }.max() ?? 0, width * share)
  }
}
