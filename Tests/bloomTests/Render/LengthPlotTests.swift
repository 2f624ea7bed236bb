import Civil
import Testing

@testable import bloom

struct LengthPlotTests {
  @Test func `a gap is marked by how it was read`() throws {
    let day = try #require(CivilDate(iso: "2026-03-09"))
    let plot = LengthPlot(rows: [
      .init(first: day, days: 30, cycles: 1, isLight: false),
      .init(first: day, days: 15, cycles: 1, isLight: true),
      .init(first: day, days: 59, cycles: 2, isLight: false),
      .init(first: day, days: 200, cycles: nil, isLight: false),
    ])
    #expect(
      plot.lines(columns: 38, isASCII: true) == [
        "    2026-03-09 ####.... 30", "  ~ 2026-03-09 ##...... 15",
        "  = 2026-03-09 ######## 59 = 2 x 30", "  - 2026-03-09 ........ 200",
      ])
  }

  @Test func `a screen reader is told each gap in words`() throws {
    let day = try #require(CivilDate(iso: "2026-03-09"))
    func row(_ days: Int, _ cycles: Int?, isLight: Bool = false) -> LengthPlot.Row {
      LengthPlot.Row(first: day, days: days, cycles: cycles, isLight: isLight)
    }
    let plot = LengthPlot(rows: [
      row(28, 1), row(30, 1), row(15, 1, isLight: true), row(59, 2), row(200, nil),
    ])
    #expect(
      plot.words == [
        "2026-03-09: 28 days", "2026-03-09: 30 days", "2026-03-09: 15 days, counts lightly",
        "2026-03-09: 59 days, read as 2 of 30", "2026-03-09: 200 days, says nothing",
        "Usual length: 28 days",
      ])
  }

  @Test func `three cycles have a stroke at the usual length`() throws {
    let day = try #require(CivilDate(iso: "2026-03-09"))
    let rows = [28, 30, 29].map {
      LengthPlot.Row(first: day, days: $0, cycles: 1, isLight: false)
    }
    #expect(
      LengthPlot(rows: rows).lines(columns: 38, isASCII: true) == [
        "    2026-03-09 ######|. 28", "    2026-03-09 ######|# 30", "    2026-03-09 ######|# 29",
      ])
  }
}
