import Assistant
import Civil
import Physiology
import Testing

@testable import bloom

/// Drawings for a person at a terminal: each can be read without colour, and fits.
struct TerminalDrawingTests {
  private func day(_ iso: String) throws -> CivilDate { try #require(CivilDate(iso: iso)) }

  @Test func `the cycle is a row of signs with its days below`() throws {
    let first = try day("2026-03-01")
    let marks: [CivilDate: DayMark] = [
      first: .period, first + 1: .period, first + 5: .fertile, first + 6: .ovulation,
      first + 9: .predicted,
    ]
    let ribbon = CycleRibbon(days: first...first + 9, marks: marks, today: first + 3)
    let lines = RibbonStrip(
      ribbon: ribbon, labels: ["period", "expected", "ovulation", "fertile"], columns: 60,
      isASCII: true, ink: .none
    ).lines
    #expect(
      lines == [
        "  P P . > . f O . . p", "  1     4   6 7     10",
        "  P period   p expected   O ovulation   f fertile",
      ])
  }

  @Test(arguments: [20, 23, 44, 80]) func `the row of a cycle fits or is left out`(columns: Int)
    throws
  {
    let first = try day("2026-03-01")
    let ribbon = CycleRibbon(days: first...first + 33, marks: [first: .period], today: first + 9)
    for line in RibbonStrip(
      ribbon: ribbon, labels: ["period"], columns: columns, isASCII: false, ink: .none
    ).lines { #expect(line.displayWidth <= columns, "\(line)") }
  }

  private func plot() throws -> DayPlot {
    let first = try day("2026-03-30")
    let chances = [0.02, 0.2, 0.4, 0.1]
    return DayPlot(
      rows: chances.enumerated().map { index, chance in
        DayPlot.Row(
          mark: index == 2 ? .likeliest : index == 1 ? .inside : .outside, first: first + index,
          chance: chance)
      }, full: 0.4)
  }

  @Test func `chances are bars side by side, with the likely days bracketed`() throws {
    let lines = DayHistogram(
      plot: try plot(), columns: 60, isASCII: false, ink: .none, role: .predicted
    ).lines
    #expect(
      lines.suffix(4).map(\.withoutEnd) == [
        "   30   31   1    2", "  Mar       Apr", "   2    20   40   10", "       └───────┘",
      ])
    #expect(lines.first?.withoutEnd == "            ████")
    #expect(lines[5].hasPrefix("  ▂▂▂▂ ████ ████ "))
  }

  @Test func `where days do not fit side by side there is no histogram`() throws {
    let lines = DayHistogram(
      plot: try plot(), columns: 12, isASCII: true, ink: .none, role: .predicted
    ).lines
    #expect(lines.isEmpty)
  }

  @Test func `lengths are dots around the usual one`() throws {
    let first = try day("2026-01-01")
    let plot = LengthPlot(
      rows: [28, 30, 27, 28].enumerated().map { index, days in
        LengthPlot.Row(first: first + index * 30, days: days, cycles: 1, isLight: false)
      })
    let lines = LengthDots(plot: plot, columns: 40, isASCII: true, ink: .none).lines
    #expect(lines.count == 5)
    let columns = lines.prefix(4).map { line in
      line.firstIndex(of: "o").map { line.distance(from: line.startIndex, to: $0) } ?? -1
    }
    #expect(columns[0] == columns[3] && columns[2] < columns[0] && columns[0] < columns[1])
    #expect(lines[1].contains("|") && !lines[0].contains("|"))
    #expect(lines[4].withoutEnd.hasSuffix("28"))
  }

  @Test(arguments: [48, 74, 80, 100]) func `months stand side by side and fit`(columns: Int) throws
  {
    let months = try ["2026-01", "2026-02", "2026-03"].map { try #require(Month(iso: $0)) }
    let page = CalendarPage(
      months: months, marks: [try day("2026-03-05"): .period, try day("2026-03-20"): .fertile],
      today: try day("2026-03-11"))
    let lines = MonthRows(
      page: page, labels: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su", "Jan", "Feb", "Mar"],
      columns: columns, isASCII: true, ink: .none
    ).lines
    for line in lines { #expect(line.displayWidth <= columns, "\(line)") }
    #expect(lines.contains { $0.contains("P 5") })
    #expect(lines.contains { $0.contains(">11") })
    #expect(lines.contains { $0.contains("f20") })
  }

  @Test func `the temperature of this cycle stands over those before`() throws {
    let first = try day("2026-03-01")
    let values = (0..<20).map { DatedValue(first + $0, $0 < 14 ? 36.4 : 36.8) }
    var chart = Chart(
      what: "temperature", series: try #require(Series(values)), shape: .line, places: 2)
    chart.cycleStarts = [first]
    chart.level = 36.5
    chart.rise = first + 14
    let lines = CycleOverlay(chart: chart, columns: 80, isASCII: true, ink: .none).lines
    #expect(lines.count == 10)
    #expect(lines[0].hasPrefix("  36.8 |") && lines[0].filter { $0 == "*" }.count == 6)
    #expect(lines[8].filter { $0 == "*" }.count == 14)
    #expect(lines.contains { $0.contains("36.5 |") && $0.contains("---") })
    #expect(lines[9].withoutEnd.hasSuffix("22"))
  }

  @Test func `weeks are a bar, and phases a square with its days`() {
    #expect(
      WeekBar(progress: WeekProgress(week: 10), columns: 80, isASCII: true, ink: .none).lines == [
        "  " + String(repeating: "#", count: 10) + String(repeating: "-", count: 30) + "  10/40"
      ])
    let grid = PhaseGrid(phases: [.menstrual, .luteal], rows: [[4, 0], [1, 2]])
    let lines = PhaseHeat(
      grid: grid, labels: ["Menstrual", "Luteal", "cramps", "tired"], columns: 60, isASCII: true,
      ink: .none
    ).lines
    #expect(
      lines.map(\.withoutEnd) == [
        "          Menstrual    Luteal", "  cramps  # 4          .", "  tired   - 1          + 2",
      ])
  }
}
