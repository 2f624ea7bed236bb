import Civil
import Physiology
import Testing

@Suite struct ForecastFertilityTests {
  private let model = Adaptive()

  @Test func `the chances of ovulation are those of the start, moved by the luteal length`() throws
  {
    for golden in GoldenForecast.all {
      let history = CycleHistory(gaps: golden.gaps, from: try day("2020-01-01"))
      let forecast = try #require(model.forecast(history, today: history.lastStart))
      let days = (forecast.lastStart - 30)...(forecast.lastStart + 130)
      let ovulation = try days.map { try #require(forecast.probability(ofOvulationOn: $0)) }
      #expect(abs(ovulation.reduce(0, +) - 1) < 1e-9)
      let atNext = try #require(forecast.probability(ofStartOn: forecast.nextStart))
      #expect(forecast.probability(ofOvulationOn: forecast.ovulation) == atNext)
      for (index, date) in days.enumerated() where index + 5 < ovulation.count {
        let fertile = try #require(forecast.probability(fertileOn: date))
        #expect(abs(fertile - ovulation[index...index + 5].reduce(0, +)) < 1e-9)
      }
    }
  }

  @Test func `the fertile window spans the days with a chance of one in ten`() throws {
    for golden in GoldenForecast.all {
      let history = CycleHistory(gaps: golden.gaps, from: try day("2020-01-01"))
      for days in [0, 9, 17] {
        let forecast = try #require(model.forecast(history, today: history.lastStart + days))
        let window = try #require(forecast.fertileWindow)
        let likely = try (forecast.lastStart...forecast.lastStart + 120).filter {
          try #require(forecast.probability(fertileOn: $0)) >= 0.1
        }
        #expect(window.lowerBound == likely.first && window.upperBound == likely.last)
      }
    }
  }

  @Test func `after an ovulation was seen there are no chances, before and past its window`() throws
  {
    let plain = CycleHistory(gaps: [28, 28, 28], from: try day("2020-01-01"))
    let last = try plain.lastStart
    let history = try CycleHistory(periods: plain.periods, ovulations: [last + 15])
    for days in [16, 60] {
      let forecast = try #require(model.forecast(history, today: last + days))
      #expect(forecast.ovulationSeen == last + 15)
      #expect(forecast.probability(ofOvulationOn: last + 15) == nil)
      #expect(forecast.probability(fertileOn: last + 15) == nil)
    }
  }

  @Test func `a day is of one of four levels`() throws {
    let history = CycleHistory(gaps: [28, 28, 28], from: try day("2024-01-01"))
    let forecast = try #require(WeightedMean().forecast(history, today: history.lastStart))
    let levels = (1...28).map { forecast.fertility(on: forecast.lastStart + ($0 - 1)) }
    #expect(levels[..<9].allSatisfy { $0 == .low } && levels[15...].allSatisfy { $0 == .low })
    #expect(levels[9..<15] == [.medium, .medium, .medium, .high, .high, .peak])
  }

  @Test func `with chances a day after ovulation is no more fertile than its chance`() throws {
    for golden in GoldenForecast.all {
      let history = CycleHistory(gaps: golden.gaps, from: try day("2020-01-01"))
      let forecast = try #require(model.forecast(history, today: history.lastStart))
      let window = try #require(forecast.fertileWindow)
      for date in window where date != forecast.ovulation {
        for other in window where other != forecast.ovulation {
          let less = try #require(forecast.probability(fertileOn: date))
          let more = try #require(forecast.probability(fertileOn: other))
          guard less < more else { continue }
          #expect(forecast.fertility(on: date) <= forecast.fertility(on: other))
        }
      }
    }
  }

  @Test func `a widened window is high after ovulation too`() throws {
    let history = CycleHistory(gaps: [21, 35, 22, 40, 20], from: try day("2024-01-01"))
    let forecast = try #require(WeightedMean().forecast(history, today: history.lastStart))
    let levels = (-8...3).map { forecast.fertility(on: forecast.ovulation + $0).rawValue }
    #expect(levels == [0, 1, 1, 1, 1, 1, 2, 2, 3, 2, 2, 0])
  }
}
