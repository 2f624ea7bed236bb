import Civil
import Physiology

/// How near forecasts come to the starts that followed, and what one costs.
struct ForecastSuite {
  private let file: String?
  private let fuzzed: Int?

  /// Reads `[FILE.csv]` or `--fuzz COUNT`.
  init(_ arguments: [String]) throws {
    let usage = UsageError(
      "forecast [FILE.csv] or forecast --fuzz COUNT; a line of the file is woman,cycle,length")
    if arguments.first == "--fuzz" {
      guard arguments.count == 2, let count = Int(arguments[1]), count > 0 else { throw usage }
      fuzzed = count
      file = nil
    } else {
      guard arguments.count < 2, arguments.first?.hasPrefix("-") != true else { throw usage }
      file = arguments.first
      fuzzed = nil
    }
  }

  /// Evaluates every model on the women of the file, else on simulated ones, and times them.
  func run() throws -> Table {
    var table = Table(title: "forecast")
    if let fuzzed {
      try RecordFuzz(count: fuzzed).run(into: &table)
      return table
    }
    let women = try file.map(CycleDiary.read) ?? SimulatedWomen(count: 300, seed: 7).diaries
    RollingOrigin(women).report(into: &table)
    try ForecastSpeed().report(into: &table)
    return table
  }
}
