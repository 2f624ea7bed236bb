import Civil
import Physiology
import Testing

/// How the models compare on simulated women; `bloom-bench forecast` tells it of real diaries.
@Suite struct AdaptiveAccuracyTests {
  private let women: [SimulatedWoman] = {
    var generator = SplitMix64(31)
    return (0..<60).map { _ in SimulatedWoman(cycles: 11, using: &generator) }
  }()

  /// Forecasts of the next start after three to ten lengths.
  private func errors(
    of model: any CycleModel, forgetting isForgotten: (Int) -> Bool = { _ in false }
  ) throws -> [(error: Int, isInside: Bool, stated: Double)] {
    try women.flatMap { woman in
      try stride(from: 3, through: 10, by: 2).map { count in
        let history = woman.history(lengths: count, forgetting: isForgotten)
        let forecast = try #require(model.forecast(history, today: history.lastStart))
        let length = woman.lengths[count]
        let window = (forecast.low ?? 0)...(forecast.high ?? 0)
        return (
          abs(forecast.cycleLength - length), window.contains(length), forecast.probability ?? 0
        )
      }
    }
  }

  private func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }

  @Test func `no model comes nearer, and a forgotten start costs the adaptive one least`() throws {
    let everyFifth = { (index: Int) in index % 5 == 2 }
    let adaptive = try mean(errors(of: Adaptive()).map { Double($0.error) })
    let forgetful = try mean(
      errors(of: Adaptive(), forgetting: everyFifth).map { Double($0.error) })
    #expect(forgetful - adaptive < 0.2)
    for name in ModelName.allCases where name != .adaptive {
      let clean = try mean(errors(of: name.model).map { Double($0.error) })
      #expect(adaptive < clean + 0.05, "\(name): \(clean)")
      let other = try mean(errors(of: name.model, forgetting: everyFifth).map { Double($0.error) })
      #expect(other > forgetful + 1, "\(name): \(other)")
    }
  }

  @Test func `windows hold what they state`() throws {
    let all = try errors(of: Adaptive())
    let held = mean(all.map { $0.isInside ? 1 : 0 })
    let stated = mean(all.map(\.stated))
    #expect(held > stated - 0.05 && held < stated + 0.08, "\(held) for \(stated)")
  }

  @Test func `forgotten starts are named, others are not`() throws {
    var named = 0
    var hidden = 0
    var alarms = 0
    for woman in women {
      let history = woman.history(lengths: 11) { $0 == 6 }
      let evidence = try #require(Adaptive().forecast(history, today: history.lastStart)?.evidence)
      for (index, reading) in evidence.gaps.enumerated() {
        let isNamed = try #require(reading.missed) >= 0.5
        if index == 5 { hidden += 1 }
        if index == 5, isNamed { named += 1 }
        if index != 5, isNamed { alarms += 1 }
      }
    }
    #expect(hidden == 60 && named >= 58)
    #expect(alarms <= 6)
  }
}
