import Civil
import Physiology
import Testing

@Suite struct BacktestTests {
  @Test func `each start is forecast from what was known on the day before it began`() throws {
    let history = CycleHistory(gaps: [28, 30, 29, 33, 27], from: try day("2025-01-01"))
    let result = try #require(
      Backtest(RecentMean(), on: history, today: history.lastStart))
    #expect(result.model == .recentMean)
    #expect(result.forecasts == 3)
    #expect(abs(result.meanError - (0 + 4 + 4) / 3.0) < 1e-12)
    #expect(abs(result.withinTwoDays - 1 / 3.0) < 1e-12)
    #expect(result.insideWindow.map { abs($0 - 1 / 3.0) < 1e-12 } == true)
  }

  @Test func `pauses and gaps that a break touches are no test`() throws {
    let start = try day("2025-01-01")
    let plain = CycleHistory(gaps: [28, 28, 101, 28, 50, 28], from: start)
    let history = try CycleHistory(
      periods: plain.periods,
      breaks: [Break(from: start + 190, to: start + 200, reason: .illness)])
    let result = try #require(Backtest(WeightedMean(), on: history, today: history.lastStart))
    #expect(result.forecasts == 2)
    #expect(result.meanError == 0 && result.insideWindow == nil)
  }

  @Test(arguments: ModelName.allCases)
  func `a short record tests nothing, a longer one every model`(name: ModelName) throws {
    let short = CycleHistory(gaps: [28, 28], from: try day("2025-01-01"))
    let longer = CycleHistory(gaps: [28, 28, 28, 29], from: try day("2025-01-01"))
    #expect(Backtest(name.model, on: short, today: try short.lastStart) == nil)
    #expect(Backtest(name.model, on: .empty, today: try short.lastStart) == nil)
    let result = try #require(Backtest(name.model, on: longer, today: longer.lastStart))
    #expect(result.model == name && result.forecasts == 2)
    #expect(result.withinTwoDays == 1)
  }

  @Test(arguments: ModelName.allCases)
  func `what is expected gap by gap is what was forecast on the days they began`(
    name: ModelName
  ) throws {
    let start = try day("2019-01-01")
    let plain = CycleHistory(
      gaps: [28, 30, 101, 27, 58, 29, 33, 9, 28, 26, 31, 64, 28, 29, 30], from: start)
    let history = try CycleHistory(
      periods: plain.periods,
      breaks: [Break(from: start + 300, to: start + 310, reason: .forgot)],
      confirmed: [ConfirmedGap(after: plain.periods[4].start, missingStarts: 1)])
    let expectations = name.model.expectations(of: history.gaps)
    #expect(expectations.count == history.gaps.count)
    for (gap, expectation) in zip(history.gaps, expectations) {
      let forecast = try #require(name.model.forecast(history, today: gap.from))
      #expect(expectation.length == forecast.cycleLength)
      #expect(expectation.window == forecast.firstWindow)
    }
  }
}
