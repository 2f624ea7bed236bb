import Assistant

/// A picture as lines for a terminal or a pipe.
struct Drawing {
  let picture: Picture
  let columns: Int?
  let isASCII: Bool
  let ink: Ink
  /// Whether it is drawn for a person at a terminal, side by side and in colour.
  var isLaidOut = false
  /// The colour of a person by her name.
  var color: (String) -> String? = { _ in nil }

  var lines: [String] {
    if isLaidOut, let columns {
      let lines = laidOut(columns: columns)
      if !lines.isEmpty { return lines }
    }
    switch picture.exhibit {
    case .calendar(let page):
      return CalendarGrid(page: page, labels: picture.labels, ink: ink).lines
    case .chart(let chart):
      return chart.shape == .line
        ? LinePlot(chart: chart, columns: columns, isASCII: isASCII).lines
        : BarPlot(chart: chart, columns: columns, isASCII: isASCII).lines
    case .year(let map):
      return YearGrid(map: map, labels: picture.labels, columns: columns, isASCII: isASCII).lines
    case .contractions(let timeline):
      return ContractionPlot(
        rows: timeline.rows, heads: picture.labels, columns: columns, isASCII: isASCII
      ).lines
    case .fertile(let month): return FertileStrip(month: month, columns: columns).lines
    case .kicks, .ribbon, .weeks, .phases, .people: return []
    }
  }

  /// The drawing that a terminal has room and colours for; empty where it has not.
  private func laidOut(columns: Int) -> [String] {
    switch picture.exhibit {
    case .calendar(let page) where columns >= 48:
      MonthRows(
        page: page, labels: picture.labels, columns: columns, isASCII: isASCII, ink: ink
      ).lines
    case .chart(let chart) where !chart.cycleStarts.isEmpty:
      CycleOverlay(chart: chart, columns: columns, isASCII: isASCII, ink: ink).lines
    case .year(let map):
      YearGrid(
        map: map, labels: picture.labels, columns: columns, isASCII: isASCII, ink: ink
      ).lines
    case .fertile(let month) where columns >= 40:
      FertileGrid(month: month, isASCII: isASCII, ink: ink).lines
    case .ribbon(let ribbon):
      RibbonStrip(
        ribbon: ribbon, labels: picture.labels, columns: columns, isASCII: isASCII, ink: ink
      ).lines
    case .weeks(let progress):
      WeekBar(progress: progress, columns: columns, isASCII: isASCII, ink: ink).lines
    case .phases(let grid):
      PhaseHeat(
        grid: grid, labels: picture.labels, columns: columns, isASCII: isASCII, ink: ink
      ).lines
    case .contractions(let timeline):
      ContractionPlot(
        rows: timeline.rows, heads: picture.labels, columns: columns, isASCII: isASCII, ink: ink
      ).lines
    case .people(let timeline):
      PeopleStrip(
        timeline: timeline, columns: columns, isASCII: isASCII, ink: ink, color: color
      ).lines
    case .calendar, .chart, .fertile, .kicks: []
    }
  }

  /// What the signs mean, in the signs themselves where they are drawn so.
  var legend: [String] {
    guard isLaidOut, let columns, columns >= 48, case .calendar(let page) = picture.exhibit else {
      return []
    }
    return MonthRows(
      page: page, labels: picture.labels, columns: columns, isASCII: isASCII, ink: ink
    ).legend(picture.legend)
  }

  /// Whether it stands below the title rather than below all.
  var isHead: Bool {
    switch picture.exhibit {
    case .ribbon, .weeks: true
    default: false
    }
  }
}
