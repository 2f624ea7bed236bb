import Assistant
import Civil
import Physiology

/// A forecast for `bloom forecast --json`: what `bloom predict` prints, with the dates it means.
struct ForecastJSON: Encodable {
  let forecast: Forecast

  private enum Key: String, CodingKey {
    case last = "last_start"
    case next = "next_start"
    case window
    case expected = "expected_start"
    case late = "days_late"
  }

  func encode(to encoder: any Encoder) throws {
    try Prediction(forecast, model: forecast.model.model, id: nil).encode(to: encoder)
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(forecast.lastStart.iso, forKey: .last)
    try object.encode(forecast.isStale ? nil : forecast.nextStart.iso, forKey: .next)
    try object.encode(forecast.window?.isos, forKey: .window)
    try object.encode(forecast.isStale ? nil : forecast.expectedStart.iso, forKey: .expected)
    try object.encode(forecast.daysLate, forKey: .late)
  }
}

/// The fertile days for `bloom fertile --json`.
struct FertileJSON: Encodable {
  let window: [String]?
  let ovulation: String?
  let isSeen: Bool
  /// The chance of being fertile by day, from 2 in 100.
  let days: [String: Double]?

  private enum CodingKeys: String, CodingKey {
    case window, ovulation, days
    case isSeen = "ovulation_seen"
  }

  init(_ forecast: Forecast, seen: OvulationEvidence?) {
    window = forecast.fertileWindow?.isos
    ovulation = forecast.isStale ? nil : (seen?.day ?? forecast.ovulation).iso
    isSeen = seen != nil
    let chances = (0...200).map { forecast.lastStart + $0 }.compactMap { date in
      forecast.probability(fertileOn: date).flatMap { $0 >= 0.02 ? (date.iso, $0) : nil }
    }
    days = chances.isEmpty ? nil : Dictionary(uniqueKeysWithValues: chances)
  }
}

/// The place of a day for `bloom phase --json`.
struct PhaseJSON: Encodable {
  let date: String
  let phase: String?
  let late: Int?
  let day: Int?

  private enum CodingKeys: String, CodingKey {
    case date, phase, day
    case late = "days_late"
  }

  init(_ date: CivilDate, in cycle: CyclePicture) {
    self.date = date.iso
    day = cycle.cycleDay(on: date)
    switch cycle.kind(of: date) {
    case .phase(let phase): (self.phase, late) = (phase.rawValue, nil)
    case .late(let days): (phase, late) = (nil, days)
    case .unknown: (phase, late) = (nil, nil)
    }
  }
}

/// Her record for `bloom stats --json`, with what the simple average makes of it.
struct StatsJSON: Encodable {
  let lengths: [Int]
  let mean: Double?
  let deviation: Double?
  let shortest: Int?
  let longest: Int?
  let periodLength: Double
  let median: Int?
  let periodMedian: Double?
  let gaps: [Gap]?
  let average: Average?

  /// One gap between starts and how it was read.
  struct Gap: Encodable {
    let from: String
    let days: Int
    let cycles: Int?
    let missed: Double?
  }

  /// The reference forecast and its rule.
  struct Average: Encodable {
    let length: Int
    let next: String
    let confidence: String
    let variation: Double?
    let isIrregular: Bool?

    private enum CodingKeys: String, CodingKey {
      case length, confidence, variation
      case next = "next_start"
      case isIrregular = "irregular"
    }
  }

  private enum CodingKeys: String, CodingKey {
    case lengths, mean, deviation, shortest, longest, gaps, median
    case periodMedian = "period_median"
    case periodLength = "period_length"
    case average = "simple_average"
  }

  init(_ forecast: Forecast, history: CycleHistory, today: CivilDate) {
    let spread = forecast.variability
    lengths = spread?.lengths ?? []
    mean = spread?.mean
    deviation = spread?.deviation
    shortest = spread?.shortest
    longest = spread?.longest
    periodLength = forecast.periodLength
    median = history.lengths.isEmpty ? nil : MedianLength.length(from: history.lengths)
    periodMedian =
      history.periodLengths.isEmpty ? nil : PeriodLength.median(of: history.periodLengths)
    gaps = forecast.evidence?.gaps.map {
      Gap(from: $0.gap.from.iso, days: $0.gap.days, cycles: $0.cycles, missed: $0.missed)
    }
    average = ModelComparison(history, today: today).map {
      Average(
        length: $0.reference.cycleLength, next: $0.reference.nextStart.iso,
        confidence: $0.reference.confidence.rawValue, variation: $0.variation,
        isIrregular: $0.isIrregular)
    }
  }
}

/// One model's record for `bloom backtest --json`.
struct BacktestJSON: Encodable {
  let model: String
  let forecasts: Int
  let meanError: Double
  let withinTwoDays: Double
  let insideWindow: Double?

  private enum CodingKeys: String, CodingKey {
    case model, forecasts
    case meanError = "mean_error"
    case withinTwoDays = "within_two_days"
    case insideWindow = "inside_window"
  }

  init(_ backtest: Backtest) {
    model = backtest.model.rawValue
    forecasts = backtest.forecasts
    meanError = backtest.meanError
    withinTwoDays = backtest.withinTwoDays
    insideWindow = backtest.insideWindow
  }
}

extension ClosedRange<CivilDate> {
  /// The first and last day as text.
  fileprivate var isos: [String] { [lowerBound.iso, upperBound.iso] }
}
