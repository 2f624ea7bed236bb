import Assistant
import Civil
import Physiology
import Testing

@testable import bloom

struct PlotTests {
  private func series(_ values: [(String, Double)]) throws -> Series {
    var dated: [DatedValue] = []
    for (iso, value) in values {
      let day = try #require(CivilDate(iso: iso))
      dated.append(DatedValue(day, value))
    }
    return try #require(Series(dated))
  }

  @Test func `bars stand for values from zero, months by their name`() throws {
    let values = try series([("2026-01-01", 2), ("2026-02-01", 4), ("2026-03-01", 0)])
    let chart = Chart(what: "headache", series: values, shape: .bars, step: .month)
    #expect(
      BarPlot(chart: chart, columns: 40, isASCII: true).lines == [
        "  2026-01 ########........ 2", "  2026-02 ################ 4",
        "  2026-03 ................ 0",
      ])
  }

  @Test func `a line goes from the lowest to the highest value`() throws {
    let values = try series([("2026-03-01", 60), ("2026-03-03", 61), ("2026-03-05", 62.5)])
    let chart = Chart(what: "weight", series: values, shape: .line, places: 1)
    let lines = LinePlot(chart: chart, columns: 30, isASCII: true).lines
    #expect(
      lines == [
        "  62.5 |                    *", "       |", "       |", "       |          *",
        "       |", "    60 |*", "        2026-03-01 2026-03-05",
      ])
  }

  @Test func `a level is drawn where nothing else is`() throws {
    let values = try series([("2026-03-01", 60), ("2026-03-03", 61), ("2026-03-05", 62.5)])
    var chart = Chart(what: "bbt", series: values, shape: .line, places: 1)
    chart.level = 61
    let lines = LinePlot(chart: chart, columns: 30, isASCII: true).lines
    #expect(lines[3] == "       |----------*----------", "\(lines)")
    chart.level = 70
    #expect(
      LinePlot(chart: chart, columns: 30, isASCII: true).lines.allSatisfy {
        !$0.contains("--") || $0.contains("2026")
      })
  }

  @Test func `a band is drawn at both of its edges and widens the scale`() throws {
    let values = try series([("2026-03-01", 60), ("2026-03-21", 62)])
    var chart = Chart(what: "weight", series: values, shape: .line, places: 1)
    chart.band = Chart.Band(
      low: try series((1...9).map { ("2026-03-0\($0)", 59) }),
      high: try series((1...9).map { ("2026-03-0\($0)", 64) }))
    let lines = LinePlot(chart: chart, columns: 40, isASCII: true).lines
    #expect(lines[0].hasPrefix("  64 |----") && lines[5].hasPrefix("  59 |----"), "\(lines)")
    #expect(lines[4].contains("|*") && lines.dropLast().allSatisfy { $0.count <= 40 })
    #expect(lines.count { $0.contains("-----") } == 2)
  }

  @Test(arguments: [20, 40, 80, 100], [true, false])
  func `no line is wider than the screen`(columns: Int, isASCII: Bool) throws {
    let first = try #require(CivilDate(iso: "2026-02-01"))
    let dated = (0..<28).map { DatedValue(first + $0, Double($0 * 37 % 11) + 36.25) }
    let values = try #require(Series(dated))
    let line = Chart(what: "bbt", series: values, shape: .line, places: 2)
    let bars = Chart(what: "sleep", series: values, shape: .bars, places: 1)
    let most = max(columns, 40)
    for drawn in LinePlot(chart: line, columns: columns, isASCII: isASCII).lines
      + BarPlot(chart: bars, columns: columns, isASCII: isASCII).lines
    {
      #expect(drawn.displayWidth <= most, "\(drawn)")
      if isASCII { #expect(drawn.allSatisfy { $0.isASCII }) }
    }
  }

  @Test func `a year has a column a week and a sign a day, in halves where it is narrow`() throws {
    let today = try #require(CivilDate(iso: "2026-03-09"))
    let map = YearMap(
      what: "migraine", today: today, levels: [today: 1, today - 1: 0.3, today - 400: 1])
    let names = [
      "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday", "January",
      "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November", "December",
    ]
    let wide = YearGrid(map: map, labels: names, columns: 80, isASCII: true).lines
    #expect(wide.count == 8)
    #expect(wide[1].hasPrefix("  Mo .") && wide[1].hasSuffix(".#"))
    #expect(wide[7].hasSuffix(".+") && wide[2].hasSuffix("."))
    #expect(wide.joined().count { $0 == "." || $0 == "#" || $0 == "+" } == 52 * 7 + 1)
    let narrow = YearGrid(map: map, labels: names, columns: 40, isASCII: true).lines
    #expect(narrow.count == 17 && narrow.allSatisfy { $0.displayWidth <= 40 })
  }

  @Test(arguments: [
    (61.25, 2, "61.25"), (61.2, 2, "61.2"), (61.0, 2, "61"), (-0.5, 1, "-0.5"), (7.04, 1, "7"),
    (1234.6, 0, "1235"), (0.05, 2, "0.05"),
  ])
  func `a figure has no more places than it needs`(value: Double, places: Int, text: String) {
    #expect(Figures.text(value, places: places) == text)
  }
}
