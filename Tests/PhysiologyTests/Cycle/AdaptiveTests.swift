import Civil
import Physiology
import Testing

/// One row of the table of expected forecasts.
struct GoldenForecast: Sendable {
  let gaps: [Int]
  let point: Int
  let window: ClosedRange<Int>
  let mass: Double
  let atPoint: Double
  let centre: Double
  let spread: Double

  init(
    _ gaps: [Int], _ point: Int, _ low: Int, _ high: Int, _ mass: Double, _ atPoint: Double,
    _ centre: Double, _ spread: Double
  ) {
    self.gaps = gaps
    self.point = point
    self.window = low...high
    self.mass = mass
    self.atPoint = atPoint
    self.centre = centre
    self.spread = spread
  }

  static let all = [
    GoldenForecast([], 29, 25, 34, 0.807761, 0.11323611, 28.8530, 1.5946),
    GoldenForecast([28], 29, 25, 32, 0.842477, 0.14623242, 27.9062, 1.3104),
    GoldenForecast([28, 30], 29, 26, 32, 0.813585, 0.16799993, 28.3588, 1.3264),
    GoldenForecast([27, 29, 28], 28, 26, 31, 0.825673, 0.20697355, 27.5639, 1.1242),
    GoldenForecast(
      [28, 28, 28, 28, 28, 28], 28, 26, 30, 0.845580, 0.26333006, 27.6588, 0.9057),
    GoldenForecast([26, 33, 29, 38, 27], 29, 26, 34, 0.805654, 0.13035513, 28.5206, 1.8255),
    GoldenForecast([31, 29, 60, 30], 30, 27, 33, 0.840935, 0.18714098, 29.2968, 1.2894),
    GoldenForecast([60, 58, 62], 37, 27, 60, 0.805288, 0.01061134, 40.5975, 3.3858),
    GoldenForecast(
      [27, 41, 35, 52, 30, 44], 34, 26, 43, 0.804996, 0.06316765, 32.3744, 3.7257),
    GoldenForecast(
      [29, 15, 14, 30, 28, 29], 29, 24, 35, 0.824361, 0.11361251, 28.0546, 2.3729),
    GoldenForecast(
      [28, 30, 27, 29, 58, 31, 28, 27, 29, 30, 28, 29], 29, 27, 31, 0.833545, 0.22941195,
      28.1387, 0.9776),
    GoldenForecast([28, 400, 29, 30], 29, 26, 32, 0.843587, 0.18718313, 28.3862, 1.2379),
  ]
}

@Suite struct AdaptiveTests {
  private let model = Adaptive()

  @Test(arguments: GoldenForecast.all)
  func `the forecast has the expected date, window, chance and reading`(
    golden: GoldenForecast
  ) throws {
    let history = CycleHistory(gaps: golden.gaps, from: try day("2020-01-01"))
    let forecast = try #require(model.forecast(history, today: history.lastStart))
    #expect(forecast.cycleLength == golden.point)
    #expect(forecast.low == golden.window.lowerBound && forecast.high == golden.window.upperBound)
    #expect(abs(try #require(forecast.probability) - golden.mass) < 1e-6)
    let atPoint = try #require(forecast.probability(ofStartOn: forecast.nextStart))
    #expect(abs(atPoint - golden.atPoint) < 1e-6)
    let evidence = try #require(forecast.evidence)
    #expect(abs(evidence.centre - golden.centre) < 1e-4)
    #expect(abs(evidence.spread - golden.spread) < 1e-4)
  }

  @Test(arguments: [
    (0, 29, 26, 31), (28, 30, 29, 32), (30, 32, 31, 34), (32, 34, 33, 36), (35, 37, 36, 40),
    (40, 43, 41, 47), (45, 49, 46, 55),
  ])
  func `the date moves on while the start has not come`(
    through: Int, point: Int, low: Int, high: Int
  ) throws {
    let history = CycleHistory(gaps: [28, 30, 27, 29, 28, 30], from: try day("2020-01-01"))
    let last = try history.lastStart
    let forecast = try #require(
      model.forecast(history, today: last + through, notStartedThrough: last + through))
    #expect(forecast.cycleLength == point && forecast.low == low && forecast.high == high)
    #expect(forecast.expectedStart == last + 29)
    #expect(forecast.daysLate == (through > 29 ? through - 29 : nil))
    #expect(forecast.nextStart > last + through)
  }

  @Test func `today may still bring the start until she says otherwise`() throws {
    let history = CycleHistory(gaps: [28, 30, 27, 29, 28, 30], from: try day("2020-01-01"))
    let today = try history.lastStart + 31
    let open = try #require(model.forecast(history, today: today))
    let closed = try #require(model.forecast(history, today: today, notStartedThrough: today))
    #expect(open.low == 31 && closed.low == 32)
    #expect(try #require(open.probability(ofStartOn: today)) > 0.2)
    #expect(closed.probability(ofStartOn: today) == 0)
    #expect(open.daysLate == 2 && closed.daysLate == 2)
  }

  @Test func `no date is ever in the past, and from day 91 on there is none`() throws {
    for golden in GoldenForecast.all {
      let history = CycleHistory(gaps: golden.gaps, from: try day("2020-01-01"))
      for days in stride(from: 0, through: 90, by: 6) {
        let today = try history.lastStart + days
        let forecast = try #require(model.forecast(history, today: today))
        #expect(forecast.nextStart >= today)
        #expect(try #require(forecast.window).lowerBound >= today)
      }
      let late = try #require(model.forecast(history, today: history.lastStart + 91))
      #expect(late.basis == .stale(days: 91))
      #expect(late.window == nil && late.pmf == nil && late.fertileWindow == nil)
      #expect(late.confidence == .low && late.daysLate == nil)
    }
  }

  @Test func `a forgotten start is read as one, and a doubtful gap is asked about`() throws {
    let clear = CycleHistory(
      gaps: [28, 30, 27, 29, 58, 31, 28, 27, 29, 30, 28, 29], from: try day("2020-01-01"))
    let certain = try #require(model.forecast(clear, today: clear.lastStart)?.evidence)
    #expect(abs(try #require(certain.gaps[4].missed) - 0.999) < 0.0006)
    #expect(certain.gaps.map(\.cycles) == [1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1])
    #expect(certain.questions.isEmpty)
    let open = CycleHistory(gaps: [60, 58, 62], from: try day("2020-01-01"))
    let doubtful = try #require(model.forecast(open, today: open.lastStart)?.evidence)
    #expect(doubtful.questions.map(\.gap.days) == [60, 58, 62])
  }

  @Test func `her word on a gap settles it`() throws {
    let start = try day("2020-01-01")
    let open = CycleHistory(gaps: [60, 58, 62], from: start)
    let settled = try CycleHistory(
      periods: open.periods,
      confirmed: open.gaps.map { ConfirmedGap(after: $0.from, missingStarts: 1) })
    let forecast = try #require(model.forecast(settled, today: settled.lastStart))
    #expect(forecast.cycleLength == 30 && forecast.low == 27 && forecast.high == 33)
    #expect(forecast.evidence?.gaps.map(\.cycles) == [2, 2, 2])
    #expect(forecast.evidence?.questions.isEmpty == true)
  }

  @Test func `a pause says nothing, unless she confirms it`() throws {
    let start = try day("2020-01-01")
    let paused = CycleHistory(gaps: [28, 110, 29], from: start)
    let confirmed = try CycleHistory(
      periods: paused.periods, confirmed: [ConfirmedGap(after: start + 28, missingStarts: 0)])
    let without = try #require(model.forecast(paused, today: paused.lastStart))
    let with = try #require(model.forecast(confirmed, today: paused.lastStart))
    #expect(without.evidence?.gaps.map { $0.missed != nil } == [true, false, true])
    #expect(without.basis == .typical(known: 2) && with.basis == .measured(cycles: 3))
    #expect(try #require(with.high) > (try #require(without.high)))
  }

  @Test(arguments: [-5, 0, 1, 2, 7, Int.max])
  func `any number of missing starts can be said`(missing: Int) throws {
    let start = try day("2020-01-01")
    let history = try CycleHistory(
      periods: CycleHistory(gaps: [28, 28], from: start).periods,
      confirmed: [ConfirmedGap(after: start, missingStarts: missing)])
    let forecast = try #require(model.forecast(history, today: history.lastStart))
    #expect(try #require(forecast.pmf).allSatisfy { $0 > 0 && $0 < 1 })
    #expect(forecast.evidence?.gaps.first?.missed == (missing > 0 ? 1 : 0))
  }

  @Test func `a day ruled out later than today is read as today`() throws {
    let history = CycleHistory(gaps: [28, 28], from: try day("2020-01-01"))
    let today = try history.lastStart + 20
    #expect(
      model.forecast(history, today: today, notStartedThrough: .latest)
        == model.forecast(history, today: today, notStartedThrough: today))
  }

  @Test func `a gap that a break touches says nothing`() throws {
    let start = try day("2020-01-01")
    let plain = CycleHistory(gaps: [28, 400, 29, 30], from: start)
    let short = CycleHistory(gaps: [28, 40, 29, 30], from: start)
    let broken = try CycleHistory(
      periods: short.periods, breaks: [Break(from: start + 40, to: start + 50, reason: .illness)])
    let first = try #require(model.forecast(plain, today: plain.lastStart))
    let second = try #require(model.forecast(broken, today: broken.lastStart))
    #expect(first.pmf == second.pmf)
  }

  @Test func `a gap far from her centre counts lightly and is named`() throws {
    let history = CycleHistory(gaps: [28, 29, 28, 27, 41, 28, 29], from: try day("2020-01-01"))
    let evidence = try #require(model.forecast(history, today: history.lastStart)?.evidence)
    #expect(evidence.gaps.map(\.isUnusual) == [false, false, false, false, true, false, false])
    #expect(evidence.gapsUsed == 7)
  }

  @Test(arguments: [
    ([28, 28], Confidence.low), ([28, 28, 28], .medium), ([28, 28, 28, 28, 28, 28], .high),
    ([27, 41, 35, 52, 30, 44], .low), ([29, 15, 14, 30, 28, 29], .low),
    ([26, 33, 29, 38, 27, 30], .medium),
  ])
  func `the word for confidence follows the cycles and the width of the window`(
    gaps: [Int], word: Confidence
  ) throws {
    let history = CycleHistory(gaps: gaps, from: try day("2020-01-01"))
    #expect(try #require(model.forecast(history, today: history.lastStart)).confidence == word)
  }

  @Test func `windows widen from one coming start to the next`() throws {
    let history = CycleHistory(gaps: [28, 30, 27, 29, 28, 30], from: try day("2020-01-01"))
    let last = try history.lastStart
    let coming = model.comingStarts(history, today: last, count: 3)
    #expect(coming.map { $0.start - last } == [29, 57, 85])
    #expect(coming.map { $0.window.upperBound - $0.window.lowerBound } == [5, 7, 10])
    #expect(
      model.comingStarts(history, today: last + 40, count: 2).map(\.start) == [
        last + 43 - 1, last + 57 + 13,
      ])
    #expect(model.comingStarts(history, today: last + 91, count: 3).isEmpty)
    #expect(model.comingStarts(.empty, today: last, count: 3).isEmpty)
    #expect(model.comingStarts(history, today: last, count: 0).isEmpty)
  }
}
