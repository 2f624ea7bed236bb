import Civil
import Physiology
import Testing

@Suite struct WeightedMeanTests {
  private let model = WeightedMean()

  @Test(arguments: [
    ([35, 30, 25], 29.4606, 29), ([25, 30, 35], 30.5394, 31), ([50, 28, 28, 28], 32.2398, 32),
    ([20, 28, 36], 28.8630, 29), ([28, 28, 28, 28, 28], 28, 28),
    ([21, 21, 21, 35, 35, 35], 29.6734, 30), ([21, 35, 22, 40, 20], 27.5982, 28),
    ([60, 60, 60] + Array(repeating: 28, count: 12), 28, 28),
    ([8, 28, 30, 90, 32], 30.2157, 30), ([10, 60, 10], 26.5209, 27),
  ])
  func `recent lengths weigh more, twelve count, and only those of 10 to 60 days`(
    lengths: [Int], mean: Double, rounded: Int
  ) throws {
    let found = try #require(WeightedMean.mean(of: lengths))
    #expect(abs(found - mean) < 0.00005)
    #expect(WeightedMean.length(from: lengths) == rounded)
    let history = CycleHistory(gaps: lengths, from: try day("2020-01-01"))
    let forecast = try #require(model.forecast(history, today: history.lastStart))
    #expect(forecast.cycleLength == rounded)
  }

  @Test(arguments: [[], [35], [35, 35], [35, 35, 8], [35, 61, 35, 9]])
  func `fewer than three lengths give 28 days, low confidence and no window`(
    lengths: [Int]
  ) throws {
    let history = CycleHistory(gaps: lengths, from: try day("2024-01-01"))
    let forecast = try #require(model.forecast(history, today: history.lastStart))
    #expect(forecast.cycleLength == 28)
    #expect(forecast.fertileWindow == nil)
    #expect(forecast.confidence == .low)
    #expect(forecast.basis == .typical(known: lengths.count { (10...60).contains($0) }))
  }

  @Test(arguments: [
    (2, false, Confidence.low), (3, false, .medium), (5, false, .medium), (6, false, .high),
    (12, false, .high), (3, true, .low), (6, true, .low), (12, true, .low),
  ])
  func `confidence grows with the number of lengths and falls when they are irregular`(
    count: Int, irregular: Bool, expected: Confidence
  ) throws {
    let lengths = (0..<count).map { irregular ? [20, 40][$0 % 2] : 28 + $0 % 2 }
    let history = CycleHistory(gaps: lengths, from: try day("2022-01-01"))
    let forecast = try #require(model.forecast(history, today: history.lastStart))
    #expect(forecast.confidence == expected)
  }

  @Test func `a regular record names the six days up to ovulation`() throws {
    let history = CycleHistory(gaps: [28, 28, 28], from: try day("2024-01-01"))
    let forecast = try #require(model.forecast(history, today: history.lastStart))
    #expect(forecast.lastStart.iso == "2024-03-25")
    #expect(forecast.nextStart.iso == "2024-04-22")
    #expect(forecast.ovulation.iso == "2024-04-08")
    let window = try #require(forecast.fertileWindow)
    #expect(window.lowerBound.iso == "2024-04-03" && window.upperBound.iso == "2024-04-08")
  }

  @Test func `irregular lengths widen the window by two days at both ends`() throws {
    let history = CycleHistory(gaps: [21, 35, 22, 40, 20], from: try day("2024-01-01"))
    let forecast = try #require(model.forecast(history, today: history.lastStart))
    let window = try #require(forecast.fertileWindow)
    #expect(window.upperBound - window.lowerBound == 9)
    #expect(window.upperBound - forecast.ovulation == 2)
    #expect(forecast.confidence == .low)
    #expect(forecast.nextStart - forecast.ovulation == 14)
  }

  @Test(arguments: [(-5, nil), (-1, nil), (0, nil), (1, 1), (3, 3), (40, 40)] as [(Int, Int?)])
  func `late starts the day after the expected one`(offset: Int, late: Int?) throws {
    let history = CycleHistory(gaps: [28, 28, 28], from: try day("2024-01-01"))
    let forecast = try #require(
      model.forecast(history, today: history.lastStart + 28 + offset))
    #expect(forecast.daysLate == late)
  }

  @Test(arguments: [(90, false), (91, true), (4000, true)])
  func `more than ninety days after the last start the record is stale`(
    days: Int, isStale: Bool
  ) throws {
    let history = CycleHistory(gaps: [28, 28, 28, 28, 28, 28], from: try day("2024-01-01"))
    let forecast = try #require(model.forecast(history, today: history.lastStart + days))
    #expect(forecast.isStale == isStale)
    #expect(forecast.basis == (isStale ? .stale(days: days) : .measured(cycles: 6)))
    #expect((forecast.daysLate == nil) == isStale)
    #expect((forecast.fertileWindow == nil) == isStale)
    #expect((forecast.confidence == .low) == isStale)
  }

  @Test func `a break after the last start leaves nothing to predict from`() throws {
    let start = try day("2024-01-01")
    let periods = CycleHistory(gaps: [28, 28, 28], from: start).periods
    let history = try CycleHistory(
      periods: periods, breaks: [Break(from: start + 90, reason: .pill)])
    let before = try #require(model.forecast(history, today: start + 89))
    let during = try #require(model.forecast(history, today: start + 90))
    #expect(before.basis == .measured(cycles: 3))
    #expect(during.basis == .stale(days: 6))
  }

  @Test func `a gap that a break touches is never a length`() throws {
    let start = try day("2024-01-01")
    let periods = CycleHistory(gaps: [28, 28, 50, 28], from: start).periods
    let history = try CycleHistory(
      periods: periods, breaks: [Break(from: start + 70, to: start + 80, reason: .illness)])
    let forecast = try #require(model.forecast(history, today: history.lastStart))
    #expect(forecast.variability?.lengths == [28, 28, 28])
    #expect(forecast.cycleLength == 28)
  }

  @Test func `starts after today are left out`() throws {
    let history = CycleHistory(gaps: [28, 28, 28, 35, 35], from: try day("2024-01-01"))
    let today = try day("2024-03-30")
    let forecast = try #require(model.forecast(history, today: today))
    #expect(forecast.lastStart.iso == "2024-03-25")
    #expect(forecast.variability?.lengths == [28, 28, 28])
    #expect(model.forecast(history, today: try day("2023-12-31")) == nil)
    #expect(model.forecast(.empty, today: today) == nil)
  }

  @Test func `a very short cycle is forecast like any other`() throws {
    for gap in 10...21 {
      let history = CycleHistory(gaps: [gap, gap, gap], from: try day("2024-01-01"), length: 5)
      let forecast = try #require(model.forecast(history, today: history.lastStart))
      #expect(forecast.cycleLength == gap)
    }
  }
}
