import Civil
import Physiology

/// The time of one forecast, alone and with its explanation, for each model and for short and long
/// records.
struct ForecastSpeed {
  private static let rounds = 400

  /// The cycles of one year and of forty.
  private static let years = (one: 13, forty: 520)

  /// Times every model on records of 0, 3, 13 and 520 cycles.
  func report(into table: inout Table) throws {
    for name in ModelName.allCases {
      var typical: [Int: Double] = [:]
      for cycles in [0, 3, Self.years.one, Self.years.forty] {
        let label = "\(name.rawValue), \(cycles) cycles"
        let alone = try times(of: name.model, cycles: cycles, explained: false)
        let explained = try times(of: name.model, cycles: cycles, explained: true)
        typical[cycles] = explained.middle
        table.add("\(label), p50 µs", alone.middle)
        table.add("\(label), p99 µs", alone.slowest)
        guard name == .adaptive else { continue }
        table.add("\(label), with explanation, p50 µs", explained.middle)
        table.add("\(label), with explanation, p99 µs", explained.slowest)
      }
      guard let one = typical[Self.years.one], let forty = typical[Self.years.forty], one > 0
      else { continue }
      table.add("\(name.rawValue), forty years against one", forty / one)
    }
  }

  /// The middle and the slowest but one in a hundred of the times, in microseconds.
  private func times(
    of model: any CycleModel, cycles: Int, explained: Bool
  ) throws -> (middle: Double, slowest: Double) {
    guard let first = CivilDate(iso: "1986-01-06") else { return (0, 0) }
    var starts = [first]
    var random = SplitMix64(11)
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
        if explained { _ = forecast.flatMap(Explanation.init) }
      }
      guard forecast != nil else { throw UsageError("no forecast came out") }
      times.append(time.milliseconds * 1000)
    }
    times.sort()
    return (times[times.count / 2], times[times.count * 99 / 100])
  }
}
