import Assistant

/// A picture as lines for a terminal or a pipe.
struct Drawing {
  let picture: Picture
  let columns: Int?
  let isASCII: Bool
  let ink: Ink

  var lines: [String] {
    switch picture.exhibit {
    case .calendar(let page):
      CalendarGrid(page: page, labels: picture.labels, ink: ink).lines
    case .chart(let chart):
      chart.shape == .line
        ? LinePlot(chart: chart, columns: columns, isASCII: isASCII).lines
        : BarPlot(chart: chart, columns: columns, isASCII: isASCII).lines
    case .year(let map):
      YearGrid(map: map, labels: picture.labels, columns: columns, isASCII: isASCII).lines
    case .contractions(let timeline):
      ContractionPlot(
        rows: timeline.rows, heads: picture.labels, columns: columns, isASCII: isASCII
      ).lines
    case .kicks: []
    case .fertile(let month): FertileStrip(month: month, columns: columns).lines
    }
  }
}
