import Civil
import Foundation
import Physiology
import Testing

/// Every model there is, each held to the same properties.
private let models = ModelName.allCases.map(\.model)

/// Records that have tripped cycle trackers before, and random ones.
private let pathologicalGaps: [[Int]] = {
  var lists = [
    [], [28], [1], [400], Array(repeating: 1, count: 50), Array(repeating: 400, count: 55),
    Array(repeating: 28, count: 783), [10, 60, 10], [1, 400, 1, 400], [120, 100, 101, 28],
    [21, 20, 19, 18], [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  ]
  var generator = SplitMix64(11)
  for _ in 0..<16 {
    lists.append(
      (0..<Int.random(in: 0...30, using: &generator)).map { _ in
        Int.random(in: 1...130, using: &generator)
      })
  }
  return lists
}()

@Suite struct CycleModelTests {
  @Test(arguments: models, pathologicalGaps)
  func `a forecast of any record is whole and finite`(model: any CycleModel, gaps: [Int]) throws {
    let history = CycleHistory(gaps: gaps, from: try day("1960-01-01"), length: 1)
    for days in [0, 1, 28, 45, 90, 91, 5000] {
      let today = try history.lastStart + days
      let forecast = try #require(model.forecast(history, today: today))
      #expect(forecast.cycleLength >= 1)
      #expect(forecast.periodLength.isFinite && forecast.periodLength >= 1)
      #expect(forecast.ovulation < forecast.nextStart)
      #expect(forecast.isStale == (days > 90))
      #expect(forecast.daysLate.map { $0 >= 1 } ?? true)
      if let probability = forecast.probability { #expect((0...1).contains(probability)) }
      if let pmf = forecast.pmf {
        #expect(pmf.allSatisfy { $0.isFinite && $0 >= 0 })
        #expect(abs(pmf.reduce(0, +) - 1) < 1e-9)
      }
      if let window = forecast.window { #expect(window.contains(forecast.nextStart)) }
    }
  }

  @Test(arguments: models, [-40_000, -365, -1, 1, 59, 366, 100_000])
  func `moving every date moves the forecast with it`(model: any CycleModel, days: Int) throws {
    for gaps in pathologicalGaps.suffix(5) {
      let start = try day("2020-02-29")
      let here = CycleHistory(gaps: gaps, from: start, length: 4)
      let there = CycleHistory(gaps: gaps, from: start + days, length: 4)
      let today = try here.lastStart + 20
      let first = try #require(model.forecast(here, today: today))
      let second = try #require(model.forecast(there, today: today + days))
      #expect(second.nextStart == first.nextStart + days)
      #expect(second.ovulation == first.ovulation + days)
      #expect(second.cycleLength == first.cycleLength)
      #expect(second.pmf == first.pmf)
      #expect(second.confidence == first.confidence && second.basis == first.basis)
      #expect(second.fertileWindow?.lowerBound == first.fertileWindow.map { $0.lowerBound + days })
    }
  }

  @Test(arguments: models)
  func `the order in which periods were written down changes nothing`(
    model: any CycleModel
  ) throws {
    var generator = SplitMix64(5)
    for gaps in pathologicalGaps.suffix(5) {
      let history = CycleHistory(gaps: gaps, from: try day("2020-01-01"))
      let shuffled = try CycleHistory(sorting: history.periods.shuffled(using: &generator))
      let today = try history.lastStart + 3
      #expect(model.forecast(shuffled, today: today) == model.forecast(history, today: today))
    }
  }

  @Test(arguments: models)
  func `entries that leave the gaps as they are change nothing`(model: any CycleModel) throws {
    let start = try day("2025-01-01")
    let history = CycleHistory(gaps: [28, 30, 27, 29], from: start)
    let today = try history.lastStart + 12
    let plain = try #require(model.forecast(history, today: today))
    let later = Period(start: today + 5, end: today + 9)
    let fuller = try CycleHistory(
      periods: history.periods + [later],
      breaks: [Break(from: start - 90, to: start - 30, reason: .pill)],
      ovulations: [today + 3],
      confirmed: [ConfirmedGap(after: start + 1, missingStarts: 4)])
    #expect(model.forecast(fuller, today: today) == plain)
  }

  @Test(arguments: models, Break.Reason.allCases)
  func `no model averages over a break, whatever its reason`(
    model: any CycleModel, reason: Break.Reason
  ) throws {
    let start = try day("2024-01-01")
    let whole = CycleHistory(gaps: [28, 28, 28, 28, 28], from: start)
    let broken = CycleHistory(gaps: [28, 28, 45, 28, 28, 28], from: start)
    let history = try CycleHistory(
      periods: broken.periods, breaks: [Break(from: start + 60, to: start + 75, reason: reason)])
    let expected = try #require(model.forecast(whole, today: whole.lastStart))
    let found = try #require(model.forecast(history, today: history.lastStart))
    #expect(found.cycleLength == expected.cycleLength)
    #expect(found.variability?.lengths == [28, 28, 28, 28, 28])
    let averaged = try #require(model.forecast(broken, today: broken.lastStart))
    #expect(averaged.variability?.lengths.contains(45) == true)
  }

  @Test(arguments: models)
  func `a gap that hides a start by her word is no length`(model: any CycleModel) throws {
    let plain = CycleHistory(gaps: [28, 28, 56, 28], from: try day("2024-01-01"))
    let history = try CycleHistory(
      periods: plain.periods,
      confirmed: [ConfirmedGap(after: plain.periods[2].start, missingStarts: 1)])
    let forecast = try #require(model.forecast(history, today: history.lastStart))
    #expect(forecast.variability?.lengths == [28, 28, 28])
    #expect(forecast.cycleLength == 28)
  }

  @Test(arguments: models, [CivilDate.earliest, .latest])
  func `the ends of the calendar are days like others`(
    model: any CycleModel, edge: CivilDate
  ) throws {
    for starts in [[edge], [edge - 28, edge], [edge, edge + 28]] {
      let history = CycleHistory(
        mending: starts.map { Period(start: $0, end: $0 + 4) },
        breaks: [Break(from: edge, to: edge, reason: .other)], ovulations: [edge])
      for today in [CivilDate.earliest, edge - 1, edge, edge + 1, edge + 30, .latest] {
        let forecast = model.forecast(history, today: today)
        let calendar = CycleCalendar(history: history, forecast: forecast, today: today)
        #expect((calendar.cycleDay(on: edge) == nil) == (calendar.kind(of: edge) == .unknown))
        #expect((forecast == nil) == !history.periods.contains { $0.start <= today })
        #expect(forecast.map { $0.told(in: .perimenopause) != nil } ?? true)
      }
    }
  }

  @Test func `the time zone of the machine changes nothing`() async {
    await #expect(processExitsWith: .success) {
      let start = try #require(CivilDate(iso: "2026-02-08"))
      let history = CycleHistory(gaps: [28, 29], from: start)
      for model in models {
        let forecasts = ["UTC", "America/New_York", "Asia/Shanghai", "Pacific/Apia"].map { zone in
          setenv("TZ", zone, 1)
          tzset()
          return model.forecast(history, today: history.periods[2].start)
        }
        #expect(Set(forecasts).count == 1)
      }
    }
  }
}
