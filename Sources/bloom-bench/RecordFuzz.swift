import Civil
import Physiology

/// Holds the models to what must be true of every forecast, over random records: dates not past,
/// chances that sum to 1, windows that hold what they state.
struct RecordFuzz {
  let count: Int

  /// The kinds of record that must be among the random ones.
  private enum Kind: String, CaseIterable {
    case empty = "records without an entry"
    case one = "records of 1 entry"
    case two = "records of 2 entries"
    case doubled = "records with a start told twice"
    case long = "records of sixty years"
    case oneDay = "records with gaps of a day"
    case year = "records with gaps of 400 days"
  }

  /// Checks that many records and stops at the first that breaks a property.
  func run(into table: inout Table) throws {
    var random = SplitMix64(2026)
    let clock = ContinuousClock()
    var forecasts = 0
    var kinds: [Kind: Int] = [:]
    let time = try clock.measure {
      for number in 1...count {
        let (periods, history, today) = record(using: &random)
        for kind in Self.kinds(of: periods) { kinds[kind, default: 0] += 1 }
        for name in ModelName.allCases where name != .adaptive {
          guard let forecast = name.model.forecast(history, today: today) else { continue }
          guard forecast.cycleLength >= 1, forecast.periodLength.isFinite else {
            throw UsageError("record \(number): \(name): impossible lengths in \(periods)")
          }
        }
        guard let forecast = Adaptive().forecast(history, today: today) else {
          guard !history.periods.contains(where: { $0.start <= today }) else {
            throw UsageError("record \(number): no forecast of \(history.periods) on \(today)")
          }
          continue
        }
        forecasts += 1
        if let fault = fault(in: forecast, today: today) ?? fault(ahead: history, today: today) {
          throw UsageError("record \(number): \(fault) in \(history.periods) on \(today)")
        }
      }
    }
    table.add("records", Double(count), decimals: 0)
    table.add("forecasts", Double(forecasts), decimals: 0)
    for kind in Kind.allCases {
      table.add(kind.rawValue, Double(kinds[kind] ?? 0), decimals: 0)
    }
    table.add("broken properties", 0, decimals: 0)
    table.add("seconds", time.milliseconds / 1000)
  }

  private static func kinds(of periods: [Period]) -> [Kind] {
    let starts = periods.map(\.start)
    let gaps = zip(starts, starts.dropFirst()).map { $1 - $0 }
    let span = starts.first.flatMap { first in starts.last.map { $0 - first } } ?? 0
    let size: Kind? = [0: .empty, 1: .one, 2: .two][starts.count]
    return [
      size, gaps.contains(0) ? .doubled : nil, span >= 60 * 365 ? .long : nil,
      gaps.contains(1) ? .oneDay : nil, gaps.contains(400) ? .year : nil,
    ].compactMap(\.self)
  }

  private func fault(in forecast: Forecast, today: CivilDate) -> String? {
    guard forecast.periodLength.isFinite, forecast.periodLength >= 1, forecast.cycleLength >= 1
    else { return "impossible lengths" }
    if forecast.isStale {
      return forecast.pmf == nil && forecast.window == nil ? nil : "a stale date"
    }
    if let pmf = forecast.pmf {
      let sum = pmf.reduce(0, +)
      guard pmf.allSatisfy({ $0.isFinite && $0 >= 0 }), abs(sum - 1) < 1e-9 else {
        return "chances that sum to \(sum)"
      }
    }
    guard forecast.nextStart >= today else { return "a date in the past" }
    guard let window = forecast.window, window.contains(forecast.nextStart) else {
      return "a date outside its window"
    }
    guard let chance = forecast.probability, chance >= 0.8 - 1e-9, chance <= 1 + 1e-9 else {
      return "a window that is too narrow"
    }
    return Explanation(forecast) == nil ? "no explanation" : nil
  }

  private func fault(ahead history: CycleHistory, today: CivilDate) -> String? {
    let coming = Adaptive().comingStarts(history, today: today, count: 2)
    guard let first = coming.first, let second = coming.last, coming.count == 2 else { return nil }
    return second.start > first.start && second.window.lowerBound >= today
      ? nil : "a second start out of order"
  }

  /// None to sixty years of starts: steady, wild, doubled, a day or four hundred days apart, with
  /// breaks, confirmed gaps and ovulations on any day.
  private func record(
    using random: inout SplitMix64
  ) -> (periods: [Period], history: CycleHistory, today: CivilDate) {
    var date = CivilDate(dayNumber: Int.random(in: 0...30_000, using: &random))
    let origin = date
    let most = [0, 1, 2, 3, 12, 40, 900][Int.random(in: 0...6, using: &random)]
    let usual = Int.random(in: 15...60, using: &random)
    let kind = Int.random(in: 0...5, using: &random)
    var periods: [Period] = []
    for _ in 0..<Int.random(in: most / 2...most, using: &random) {
      let length = Int.random(in: -1...12, using: &random)
      periods.append(Period(start: date, end: length < 1 ? nil : date + length))
      let isDoubled = Int.random(in: 0...19, using: &random) == 0
      date = date + (isDoubled ? 0 : gap(kind, usual: usual, using: &random))
    }
    let span = max(date - origin, 1)
    func someDay() -> CivilDate { origin + Int.random(in: -20...span + 60, using: &random) }
    func some<Value>(_ most: Int, _ make: () -> Value) -> [Value] {
      (0..<Int.random(in: 0...most, using: &random)).map { _ in make() }
    }
    let breaks = some(2) {
      let from = someDay()
      return Break(
        from: from, to: from + Int.random(in: -2...200, using: &random),
        reason: Break.Reason.allCases.randomElement(using: &random) ?? .other)
    }
    let confirmed = some(3) {
      ConfirmedGap(
        after: periods.randomElement(using: &random)?.start ?? origin,
        missingStarts: Int.random(in: -1...4, using: &random))
    }
    let history = CycleHistory(
      mending: periods, breaks: breaks, ovulations: some(4, someDay), confirmed: confirmed)
    return (periods, history, date + Int.random(in: -90...120, using: &random))
  }

  private func gap(_ kind: Int, usual: Int, using random: inout SplitMix64) -> Int {
    switch kind {
    case 0: 1
    case 1: 400
    case 2: Int.random(in: 1...130, using: &random)
    case 3: [1, usual, 400][Int.random(in: 0...2, using: &random)]
    case 4: usual * Int.random(in: 1...3, using: &random)
    default: max(1, usual + Int.random(in: -3...4, using: &random))
    }
  }
}
