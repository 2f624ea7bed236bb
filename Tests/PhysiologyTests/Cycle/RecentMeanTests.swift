import Civil
import Physiology
import Testing

@Suite struct RecentMeanTests {
  private let model = RecentMean()

  private func next(after starts: [String]) throws -> Forecast? {
    let history = try CycleHistory(periods: starts.map { Period(start: try day($0)) })
    return model.forecast(history, today: try day(starts.last ?? "2026-01-01"))
  }

  @Test(arguments: [
    (["2026-01-01"], "2026-01-29"),
    (["2026-01-01", "2026-01-29", "2026-03-01"], "2026-03-31"),
    (["2026-01-01", "2026-01-30", "2026-02-28", "2026-03-30"], "2026-04-28"),
    (
      ["2025-11-01", "2025-12-31", "2026-01-28", "2026-02-25", "2026-03-25"], "2026-04-22"
    ),
    (["2026-02-08", "2026-03-08", "2026-04-06"], "2026-05-05"),
  ])
  func `the mean of the last three lengths gives the next start`(
    starts: [String], expected: String
  ) throws {
    #expect(try #require(try next(after: starts)).nextStart.iso == expected)
  }

  @Test func `without a start there is no forecast`() throws {
    #expect(try next(after: []) == nil)
  }

  @Test func `the window is two days either way`() throws {
    let forecast = try #require(try next(after: ["2026-01-01", "2026-01-29", "2026-02-26"]))
    let window = try #require(forecast.window)
    #expect(window.lowerBound.iso == "2026-03-24" && window.upperBound.iso == "2026-03-28")
    #expect(forecast.probability == nil && forecast.fertileWindow == nil)
  }
}
