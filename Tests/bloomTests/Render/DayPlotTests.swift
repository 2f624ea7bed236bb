import Civil
import Physiology
import Testing

@testable import bloom

struct DayPlotTests {
  private func forecast(_ lengths: [Int], daysIn: Int = 0) throws -> Forecast {
    var starts = [try #require(CivilDate(iso: "2025-01-01"))]
    for length in lengths { starts.append(starts[starts.count - 1] + length) }
    let history = try CycleHistory(periods: starts.map { Period(start: $0) })
    let last = try #require(starts.last)
    return try #require(Adaptive().forecast(history, today: last + daysIn))
  }

  @Test func `a row is a mark, the day, the bar and the chance`() throws {
    let day = try #require(CivilDate(iso: "2026-03-09"))
    let plot = DayPlot(
      rows: [
        .init(mark: .outside, first: day, chance: 0.05),
        .init(mark: .inside, first: day + 1, chance: 0.1),
        .init(mark: .likeliest, first: day + 2, chance: 0.2),
      ], full: 0.2)
    #expect(
      plot.lines(columns: 30, isASCII: true) == [
        "    2026-03-09 ##...... 5 %", "  | 2026-03-10 ####.... 10 %",
        "  > 2026-03-11 ######## 20 %",
      ])
    #expect(
      plot.words == [
        "2026-03-09: 5 in 100", "2026-03-10: 10 in 100, in the window",
        "2026-03-11: 20 in 100, my estimate",
      ])
    #expect(plot.lines(columns: 30, isASCII: false).last == "  > 2026-03-11 ████████ 20 %")
  }

  @Test(arguments: [20, 40, 80, 200])
  func `lines keep to the columns of the terminal`(columns: Int) throws {
    let plot = try #require(DayPlot(starts: forecast([28, 29, 28])))
    for line in plot.lines(columns: columns, isASCII: true) {
      #expect(line.count <= max(columns, 30), "\(line)")
    }
  }

  @Test(arguments: [[28, 28, 28, 28, 28, 28], [], [60, 58, 62], [27, 41, 35, 52, 30, 44]])
  func `the starts drawn hold the window, one likeliest day, and fit a small screen`(
    lengths: [Int]
  ) throws {
    let forecast = try forecast(lengths)
    let plot = try #require(DayPlot(starts: forecast))
    #expect(plot.rows.count <= DayPlot.most)
    #expect(plot.rows.count { $0.mark == .likeliest } == 1)
    let likeliest = try #require(plot.rows.last { $0.first <= forecast.nextStart })
    #expect(likeliest.mark == .likeliest)
    let window = try #require(forecast.window)
    for row in plot.rows where row.mark == .outside { #expect(!window.contains(row.first)) }
    let drawn = plot.rows.reduce(0) { $0 + $1.chance }
    #expect(drawn > 0.8 && drawn <= 1 + 1e-9)
  }

  @Test func `days that are over are not drawn`() throws {
    let forecast = try forecast([28, 30, 27, 29, 28, 30], daysIn: 31)
    let plot = try #require(DayPlot(starts: forecast))
    #expect(plot.rows.allSatisfy { $0.first > forecast.lastStart + 30 })
  }

  @Test func `fertile days are drawn as chances with the six likeliest marked`() throws {
    let forecast = try forecast([28, 28, 28, 28, 28, 28])
    let plot = try #require(DayPlot(fertile: forecast))
    #expect(plot.full == 1)
    #expect(plot.rows.count { $0.mark == .likeliest } == 6)
    let window = try #require(forecast.fertileWindow)
    for row in plot.rows { #expect((row.mark != .outside) == window.contains(row.first)) }
  }

  @Test func `without chances there is nothing to draw`() throws {
    let start = try #require(CivilDate(iso: "2026-01-01"))
    let history = try CycleHistory(periods: [Period(start: start)])
    let forecast = try #require(WeightedMean().forecast(history, today: start + 4))
    #expect(DayPlot(starts: forecast) == nil)
    #expect(DayPlot(fertile: forecast) == nil)
  }
}
