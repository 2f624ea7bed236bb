import Civil
import Physiology
import Testing

/// Properties of every forecast of every record, over random ones.
///
/// `bloom-bench forecast --fuzz 100000` holds many more to the same in a release build.
@Suite struct RandomRecordTests {
  private static let records = 1_000

  @Test(arguments: 0..<8)
  func `no record makes a forecast trap, lie in the past or lose a part of its chances`(
    seed: Int
  ) throws {
    var generator = SplitMix64(UInt64(100 + seed))
    for _ in 0..<Self.records / 8 {
      let record = RandomRecord(using: &generator)
      let fault = Self.fault(in: record)
      try #require(fault == nil, "\(fault ?? ""): \(record)")
    }
  }

  /// The first property that a record breaks; nil when all hold.
  private static func fault(in record: RandomRecord) -> String? {
    let history = record.history
    let today = record.today
    var adaptive: Forecast?
    let hasStart = history.periods.contains { $0.start <= today }
    for name in ModelName.allCases {
      guard let forecast = name.model.forecast(history, today: today) else {
        if hasStart { return "\(name): no forecast" }
        continue
      }
      if !hasStart { return "\(name): a forecast without a start" }
      if let fault = fault(in: forecast, today: today) { return "\(name): \(fault)" }
      if name == .adaptive { adaptive = forecast }
    }
    return fault(inCalendarOf: history, adaptive, today: today)
      ?? (today.dayNumber.isMultiple(of: 8) ? fault(ahead: history, today: today) : nil)
  }

  private static func fault(in forecast: Forecast, today: CivilDate) -> String? {
    guard forecast.cycleLength >= 1, forecast.periodLength.isFinite, forecast.periodLength >= 1
    else { return "lengths" }
    if forecast.isStale {
      return forecast.pmf == nil && forecast.daysLate == nil && forecast.fertileWindow == nil
        ? nil : "stale"
    }
    if let pmf = forecast.pmf {
      guard pmf.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return "a chance is no chance" }
      guard abs(pmf.reduce(0, +) - 1) < 1e-9 else { return "the chances do not sum to 1" }
    }
    if forecast.model == .adaptive {
      guard forecast.nextStart >= today else { return "the date is past" }
      guard let window = forecast.window, window.contains(forecast.nextStart),
        window.lowerBound >= today || forecast.daysRuledOut == 0
      else { return "the window" }
      guard let probability = forecast.probability, probability >= 0.8 - 1e-9,
        probability <= 1 + 1e-9
      else { return "the window's chance" }
      guard Explanation(forecast) != nil else { return "no explanation" }
    }
    for mode in Mode.allCases {
      guard let told = forecast.told(in: mode) else { continue }
      if let probability = told.probability, !(0.8 - 1e-9...1 + 1e-9).contains(probability) {
        return "the chance told in \(mode)"
      }
      if told.confidence > forecast.confidence { return "more is claimed in \(mode)" }
    }
    if let late = Lateness(forecast), late.days < 1 { return "lateness" }
    return nil
  }

  private static func fault(
    inCalendarOf history: CycleHistory, _ forecast: Forecast?, today: CivilDate
  ) -> String? {
    let calendar = CycleCalendar(history: history, forecast: forecast, today: today)
    for date in [today - 400, today - 3, today, today + 2, today + 90] {
      guard (calendar.cycleDay(on: date) == nil) == (calendar.kind(of: date) == .unknown)
      else { return "the calendar" }
      if let forecast, let chance = forecast.probability(fertileOn: date) {
        guard (0...1).contains(chance) else { return "the chance of being fertile" }
      }
    }
    return nil
  }

  private static func fault(ahead history: CycleHistory, today: CivilDate) -> String? {
    let coming = Adaptive().comingStarts(history, today: today, count: 2)
    for (earlier, later) in zip(coming, coming.dropFirst()) {
      guard earlier.start < later.start, later.window.lowerBound >= today,
        later.window.contains(later.start), later.probability >= 0.8 - 1e-9
      else { return "the starts after the next: \(coming)" }
    }
    return nil
  }
}
