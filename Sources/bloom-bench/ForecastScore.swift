import Physiology

/// How near the forecasts of one model came, over any number of starts.
struct ForecastScore {
  private var errors: [Int] = []
  private var covered = 0
  private var windows = 0
  private var widths = 0
  private var stated = 0.0
  private var chances = 0
  private var ranked = 0.0

  /// The number of forecasts.
  var count: Int { errors.count }

  /// Adds a forecast of a cycle that came to be `length` days long.
  mutating func add(_ forecast: Forecast, length: Int) {
    errors.append(forecast.cycleLength - length)
    if let low = forecast.low, let high = forecast.high {
      windows += 1
      widths += high - low
      covered += (low...high).contains(length) ? 1 : 0
    }
    if let probability = forecast.probability {
      chances += 1
      stated += probability
    }
    ranked += Self.rankedError(of: forecast, length: length)
  }

  /// The mean absolute error in days.
  var meanError: Double { mean { Double(abs($0)) } }

  /// The root of the mean squared error in days.
  var rootSquare: Double { mean { Double($0 * $0) }.squareRoot() }

  /// The share within some days.
  func within(_ days: Int) -> Double { mean { abs($0) <= days ? 1 : 0 } }

  /// The continuous ranked probability score in days; the absolute error for a bare date.
  var rankedError: Double { count == 0 ? 0 : ranked / Double(count) }

  /// The share of starts inside the window; nil without windows.
  var coverage: Double? { windows == 0 ? nil : Double(covered) / Double(windows) }

  /// The mean of the windows' stated chances; nil where none is stated.
  var statedChance: Double? { chances == 0 ? nil : stated / Double(chances) }

  /// The mean of last less first day of the windows; nil without windows.
  var width: Double? { windows == 0 ? nil : Double(widths) / Double(windows) }

  private func mean(_ value: (Int) -> Double) -> Double {
    errors.isEmpty ? 0 : errors.reduce(0) { $0 + value($1) } / Double(errors.count)
  }

  /// The sum over days of the squared distance between the chance of a start by that day and
  /// whether it had come.
  private static func rankedError(of forecast: Forecast, length: Int) -> Double {
    guard let pmf = forecast.pmf else { return Double(abs(forecast.cycleLength - length)) }
    var sum = 0.0
    var error = 0.0
    for day in 0..<max(pmf.count, length) {
      sum += day < pmf.count ? pmf[day] : 0
      let miss = sum - (day >= length ? 1 : 0)
      error += miss * miss
    }
    return error
  }

  /// Adds every figure under the name of a model.
  func report(_ name: String, into table: inout Table) {
    table.add("\(name), forecasts", Double(count), decimals: 0)
    table.add("\(name), mean error d", meanError, decimals: 3)
    table.add("\(name), root mean square d", rootSquare, decimals: 3)
    for days in 1...3 { table.add("\(name), within \(days) d %", within(days) * 100) }
    table.add("\(name), CRPS d", rankedError, decimals: 3)
    reportWindow(name, into: &table)
  }

  /// Adds what the windows held, stated and took.
  func reportWindow(_ name: String, into table: inout Table) {
    guard let coverage, let width else { return }
    table.add("\(name), window holds %", coverage * 100)
    if let statedChance { table.add("\(name), window states %", statedChance * 100) }
    table.add("\(name), window width d", width)
  }
}
