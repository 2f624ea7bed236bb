import Civil
import Testing

@testable import Physiology

struct SeriesTests {
  private func day(_ iso: String) throws -> CivilDate { try #require(CivilDate(iso: iso)) }

  private func series(_ values: [(String, Double)]) throws -> Series {
    try #require(Series(try values.map { DatedValue(try day($0.0), $0.1) }))
  }

  @Test func `nothing, or a value that is no number, makes no series`() throws {
    #expect(Series([]) == nil)
    #expect(Series([DatedValue(try day("2026-03-01"), .nan)]) == nil)
  }

  @Test func `the figures are those of a hand count`() throws {
    let series = try series([
      ("2026-03-04", 64), ("2026-03-01", 60), ("2026-03-02", 61), ("2026-03-03", 63),
    ])
    #expect(series.first.value == 60 && series.last.value == 64)
    #expect(series.mean == 62 && series.median == 62)
    #expect(series.least == 60 && series.greatest == 64 && series.sum == 248)
    #expect(abs((series.slope ?? 0) - 1.4) < 1e-9)
  }

  @Test func `values of one day have no slope`() throws {
    #expect(try series([("2026-03-01", 60), ("2026-03-01", 62)]).slope == nil)
  }

  @Test func `several values of a day are added up or averaged`() throws {
    let water = try series([
      ("2026-03-01", 250), ("2026-03-02", 500), ("2026-03-01", 300),
    ])
    #expect(water.dailySums.values.map(\.value) == [550, 500])
    #expect(water.dailyMeans.values.map(\.value) == [275, 500])
  }

  @Test(arguments: [
    (CalendarStep.day, ["2026-02-28", "2026-03-01", "2026-03-02"], [7.0, 8.0, 6.0]),
    (.week, ["2026-02-23", "2026-03-02"], [7.5, 6.0]),
    (.month, ["2026-02-01", "2026-03-01"], [7.0, 7.0]),
  ])
  func `values are gathered by day, by week from Monday, and by month`(
    step: CalendarStep, firsts: [String], means: [Double]
  ) throws {
    let series = try series([("2026-02-28", 7), ("2026-03-01", 8), ("2026-03-02", 6)])
    let buckets = series.buckets(by: step)
    #expect(buckets.map(\.first.iso) == firsts)
    #expect(buckets.map(\.mean) == means)
    #expect(buckets.reduce(0) { $0 + $1.count } == 3)
  }
}
