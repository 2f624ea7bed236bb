import Civil
import Physiology
import Testing

@Suite struct PeriodLengthTests {
  @Test(
    arguments: [
      ([("01-01", "01-05"), ("02-01", "02-06"), ("03-01", "03-06")], 6.0),
      ([("01-01", "01-05"), ("02-01", "02-06"), ("03-01", "03-06"), ("04-01", "04-15")], 6),
      (
        [
          ("01-01", "01-05"), ("02-01", "02-06"), ("03-01", "03-06"), ("04-01", "04-15"),
          ("05-01", "05-02"),
        ], 5.5
      ),
      ([], 5),
    ] as [([(String, String)], Double)])
  func `the median takes periods of 2 to 10 days, both ends counted`(
    spans: [(String, String)], median: Double
  ) throws {
    let history = try CycleHistory(
      periods: spans.map {
        Period(start: try day("2026-\($0.0)"), end: try day("2026-\($0.1)"))
      })
    #expect(PeriodLength.median(of: history.periodLengths) == median)
  }

  @Test(
    arguments: [
      ([], 5.0), ([4], 4), ([4, 5], 4.5), ([20, 5, 5, 5, 5, 5, 5], 5), ([1, 2, 3, 4, 5, 6], 3.5),
    ] as [([Int], Double)])
  func `the mean takes the last six, and five days when none is known`(
    lengths: [Int], mean: Double
  ) {
    #expect(PeriodLength.recentMean(of: lengths) == mean)
  }

  @Test func `the first to the fifth of January is five days`() throws {
    let period = Period(start: try day("2026-01-01"), end: try day("2026-01-05"))
    #expect(period.length == 5)
    #expect(Period(start: period.start).length == nil)
  }

  @Test func `only closed periods that have ended count in a forecast`() throws {
    let start = try day("2026-01-01")
    let history = CycleHistory(
      mending: [
        Period(start: start, end: start + 5), Period(start: start + 28),
        Period(start: start + 56, end: start + 60),
      ])
    let forecast = WeightedMean().forecast(history, today: start + 58)
    #expect(forecast?.periodLength == 6)
  }
}
