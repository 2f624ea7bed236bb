import Civil
import Physiology
import Testing

@Suite struct AdaptiveFertilityTests {
  private let model = Adaptive()

  @Test func `without signs ovulation is fourteen days before the expected start`() throws {
    let history = CycleHistory(
      gaps: [28, 30, 27, 29, 58, 31, 28, 27, 29, 30, 28, 29], from: try day("2020-01-01"))
    let forecast = try #require(model.forecast(history, today: history.lastStart))
    #expect(forecast.cycleLength == 29)
    #expect(forecast.nextStart - forecast.ovulation == 14)
    #expect(forecast.cycleDay(on: forecast.ovulation) == 16)
    let window = try #require(forecast.fertileWindow)
    #expect(forecast.cycleDay(on: window.lowerBound) == 9)
    #expect(forecast.cycleDay(on: window.upperBound) == 18)
  }

  @Test func `the likeliest days lie inside the fertile window`() throws {
    for golden in GoldenForecast.all {
      let history = CycleHistory(gaps: golden.gaps, from: try day("2020-01-01"))
      let forecast = try #require(model.forecast(history, today: history.lastStart))
      let window = try #require(forecast.fertileWindow)
      let likeliest = try #require(forecast.likeliestFertileDays)
      #expect(window.contains(likeliest.lowerBound) && window.contains(likeliest.upperBound))
      #expect(likeliest.upperBound == forecast.ovulation)
    }
  }

  @Test(
    arguments: [([10], 11.5), ([10, 10], 11), ([9, 10, 11], 10.75), ([16], 14.5), ([4], 13)]
      as [([Int], Double)])
  func `her own luteal length moves ovulation`(luteal: [Int], personal: Double) throws {
    let start = try day("2020-01-01")
    let plain = CycleHistory(gaps: luteal.map { _ in 28 }, from: start)
    let seen = try CycleHistory(
      periods: plain.periods, ovulations: zip(plain.gaps, luteal).map { $0.to - $1 - 1 })
    let without = try #require(model.forecast(plain, today: plain.lastStart))
    let with = try #require(model.forecast(seen, today: plain.lastStart))
    let shift = Int((personal + 0.5).rounded(.down))
    #expect(with.pmf == without.pmf)
    #expect(with.nextStart - with.ovulation == shift + 1)
    #expect(
      try #require(with.fertileWindow).lowerBound
        == (try #require(without.fertileWindow)).lowerBound + (13 - shift))
  }

  @Test func `an ovulation seen in this cycle gives the date`() throws {
    let plain = CycleHistory(gaps: [28, 28, 28], from: try day("2020-01-01"))
    let last = try plain.lastStart
    let history = try CycleHistory(periods: plain.periods, ovulations: [last + 19])
    let forecast = try #require(model.forecast(history, today: last + 22))
    #expect(forecast.basis == .observed(ovulation: last + 19))
    #expect(forecast.cycleLength == 33)
    #expect(forecast.low == 31 && forecast.high == 36)
    #expect(forecast.probability == 0.9)
    #expect(forecast.ovulation == last + 19)
    #expect(forecast.fertileWindow == last + 14...last + 19)
  }

  @Test func `an observed window shrinks day by day and then the cycle is late`() throws {
    let plain = CycleHistory(gaps: [28, 28, 28], from: try day("2020-01-01"))
    let last = try plain.lastStart
    let history = try CycleHistory(periods: plain.periods, ovulations: [last + 19])
    let waiting = try #require(model.forecast(history, today: last + 35))
    #expect(waiting.low == 35 && waiting.high == 36 && waiting.cycleLength == 35)
    #expect(waiting.daysLate == 2)
    let past = try #require(model.forecast(history, today: last + 38))
    #expect(past.daysLate == 5)
    #expect(past.nextStart >= last + 38)
    #expect(past.basis == .measured(cycles: 3))
    #expect(past.ovulation == last + 19)
  }
}
