import Civil
import Physiology

/// The time of one forecast with its explanation, for each model and for short and long records.
struct ForecastSpeed {
  private static let rounds = 400

  /// Times every model on records of 0, 3, 12 and 520 cycles.
  func report(into table: inout Table) throws {
    for name in ModelName.allCases {
      for cycles in [0, 3, 12, 520] {
        let times = try times(of: name.model, cycles: cycles)
        let label = "\(name.rawValue), \(cycles) cycles"
        table.add("\(label), p50 µs", times[times.count / 2] * 1000)
        table.add("\(label), p99 µs", times[times.count * 99 / 100] * 1000)
      }
    }
  }

  private func times(of model: any CycleModel, cycles: Int) throws -> [Double] {
    guard let first = CivilDate(iso: "1986-01-06") else { return [0] }
    var starts = [first]
    var random = SeededGenerator(11)
    for _ in 0..<cycles {
      starts.append(starts[starts.count - 1] + Int.random(in: 25...33, using: &random))
    }
    let history = try CycleHistory(periods: starts.map { Period(start: $0, end: $0 + 4) })
    let today = starts[starts.count - 1] + 10
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0..<Self.rounds {
      var forecast: Forecast?
      let time = clock.measure {
        forecast = model.forecast(history, today: today)
        _ = forecast.flatMap(Explanation.init)
      }
      guard forecast != nil else { throw UsageError("no forecast came out") }
      times.append(time.milliseconds)
    }
    return times.sorted()
  }
}
