import Civil
import Physiology
import Testing

@Suite struct ExplanationTests {
  private func explanation(
    _ gaps: [Int], days: Int = 0, breaks: [Break] = [], model: any CycleModel = Adaptive()
  ) throws -> Explanation? {
    let plain = CycleHistory(gaps: gaps, from: try day("2020-01-01"))
    let history = try CycleHistory(periods: plain.periods, breaks: breaks)
    return Explanation(try #require(model.forecast(history, today: history.lastStart + days)))
  }

  @Test func `a record with a forgotten start is explained`() throws {
    let why = try #require(
      try explanation([28, 30, 27, 29, 58, 31, 28, 27, 29, 30, 28, 29], days: 12))
    #expect(why.cyclesUsed == 12)
    #expect(why.missedLogs.map(\.gap.days) == [58] && why.startsHidden == 1)
    #expect(why.countedLightly.isEmpty && why.pauses.isEmpty && why.question == nil)
    #expect(abs(why.centre - 28.1387) < 1e-4 && abs(why.spread - 0.9776) < 1e-4)
    #expect(why.withoutHistory.length == 29 && why.withoutHistory.window == 25...34)
    #expect(why.withHistory.length == 29 && why.withHistory.window == 27...31)
    #expect(abs(try #require(why.withHistory.probability) - 0.833545) < 1e-6)
    #expect(why.movedByRecord == 0 && why.movedByWaiting == 0)
    #expect(why.daysRuledOut == 11)
  }

  @Test func `how far the record and the wait moved the date is told apart`() throws {
    let why = try #require(try explanation([24, 25, 24, 24, 25], days: 29))
    #expect(why.withHistory.length == 25 && why.movedByRecord == -4)
    #expect(why.daysRuledOut == 28)
    #expect(try #require(why.now).length == why.withHistory.length + why.movedByWaiting)
    #expect(why.movedByWaiting > 0)
    #expect(try #require(why.now?.window).lowerBound > 28)
  }

  @Test func `light gaps, pauses and questions are named`() throws {
    let light = try #require(try explanation([28, 29, 28, 27, 41, 28, 29]))
    #expect(light.countedLightly.map(\.gap.days) == [41])
    let paused = try #require(try explanation([28, 110, 29]))
    #expect(paused.pauses.map(\.days) == [110] && paused.cyclesUsed == 2)
    let start = try day("2020-01-01")
    let broken = try #require(
      try explanation(
        [28, 40, 29], breaks: [Break(from: start + 30, to: start + 50, reason: .illness)]))
    #expect(broken.pauses.map(\.days) == [40])
    #expect(try #require(try explanation([60, 58, 62])).question?.gap.days == 62)
  }

  @Test func `a stale record has no date now`() throws {
    let why = try #require(try explanation([28, 28], days: 100))
    #expect(why.now == nil && why.movedByWaiting == 0)
    #expect(why.withHistory.length == 28)
  }

  @Test func `an ovulation that gives the date is named`() throws {
    let plain = CycleHistory(gaps: [28, 28, 28], from: try day("2020-01-01"))
    let last = try plain.lastStart
    let history = try CycleHistory(periods: plain.periods, ovulations: [last + 19])
    let forecast = try #require(Adaptive().forecast(history, today: last + 22))
    let why = try #require(Explanation(forecast))
    #expect(why.ovulation == last + 19)
    #expect(why.withHistory.length == 33 && why.withHistory.probability == 0.9)
  }

  @Test(arguments: [ModelName.weightedMean, .recentMean, .median])
  func `models that do not read between the lines explain nothing`(name: ModelName) throws {
    #expect(try explanation([28, 28, 28], model: name.model) == nil)
  }
}
