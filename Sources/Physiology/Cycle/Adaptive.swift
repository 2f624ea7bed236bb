public import Civil

/// The model Bloom uses unless told otherwise: it learns her centre and her spread, expects that a
/// start is sometimes not logged, and states a window with its real chance.
///
/// A finite mixture of 396 possible women whose weights every recorded gap changes; see
/// `AdaptiveGrid`, `AdaptiveKernel` and `AdaptivePosterior`. Gaps over 100 days and gaps that a
/// break touches are pauses and say nothing.
public struct Adaptive: CycleModel {
  /// The chance stated for a window that rests on an observed ovulation.
  public static let observedChance = 0.9

  /// The least chance of being fertile for a day to lie in the fertile window.
  public static let fertileChance = 0.1

  /// Creates the model; it has no settings.
  public init() {}

  /// The name a person asks for it by.
  public var name: ModelName { .adaptive }

  /// The forecast as of `today`, a day that may still bring the start.
  ///
  /// Nil when no start on or before today is known.
  public func forecast(_ history: CycleHistory, today: CivilDate) -> Forecast? {
    forecast(history, today: today, notStartedThrough: today - 1)
  }

  /// The forecast as of `today` once no start has come by the end of `notStartedThrough`, which
  /// is today at the latest.
  public func forecast(
    _ history: CycleHistory, today: CivilDate, notStartedThrough: CivilDate
  ) -> Forecast? {
    let known = history.known(by: today)
    guard let lastStart = known.periods.last?.start else { return nil }
    let running = RunningCycle(
      history: known, lastStart: lastStart, today: today,
      daysRuledOut: min(notStartedThrough, today) - lastStart)
    return running.forecast
  }

  /// What is expected of each gap, oldest first, on the day it begins and from the gaps before it.
  ///
  /// The evidence is carried from gap to gap, so that a record costs no more than its length.
  public func expectations(of gaps: [CycleGap]) -> [Explanation.OpenQuestion] {
    var evidence = AdaptiveEvidence()
    return gaps.map { gap in
      let start = AdaptivePosterior(evidence).nextStart()
      let window = start.window
      evidence.take(gap)
      return Explanation.OpenQuestion(
        length: start.point, window: window.days, probability: window.mass)
    }
  }

  /// The chances of the next `count` starts, the nearest first.
  ///
  /// Each window is wider than the one before. Empty without a start and when the record is stale.
  public func comingStarts(
    _ history: CycleHistory, today: CivilDate, count: Int
  ) -> [StartWindow] {
    guard count > 0, let forecast = forecast(history, today: today), !forecast.isStale
    else { return [] }
    let posterior = AdaptivePosterior(gaps: history.known(by: today).gaps)
    let delay = forecast.nextStart - forecast.expectedStart
    let first = forecast.window.flatMap { window in
      forecast.probability.map {
        StartWindow(start: forecast.nextStart, window: window, probability: $0)
      }
    }
    let shift = forecast.expectedStart - forecast.lastStart - posterior.nextStart().point + delay
    let later = count > 1 ? Array(2...count) : []
    return [first].compactMap { $0 }
      + later.map { cycles in
        let distribution = posterior.start(cyclesAhead: cycles)
        let window = distribution.window
        let origin = forecast.lastStart + shift
        return StartWindow(
          start: origin + distribution.point,
          window: origin + window.days.lowerBound...origin + window.days.upperBound,
          probability: window.mass)
      }
  }

  /// The chance, 0 to 1, that a start to come falls on one of some days; nil where none is foretold.
  ///
  /// - Parameter days: no longer than a usual cycle, so that two starts in them may be left out of
  ///   account.
  public func chanceOfStart(
    on days: ClosedRange<CivilDate>, _ history: CycleHistory, today: CivilDate
  ) -> Double? {
    guard let forecast = forecast(history, today: today), !forecast.isStale, forecast.pmf != nil
    else { return nil }
    let posterior = AdaptivePosterior(gaps: history.known(by: today).gaps)
    let delay = forecast.nextStart - forecast.expectedStart
    let shift = forecast.expectedStart - forecast.lastStart - posterior.nextStart().point + delay
    var chance = days.reduce(0) { $0 + (forecast.probability(ofStartOn: $1) ?? 0) }
    for cycles in 2...Self.mostAhead {
      let origin = forecast.lastStart + shift
      let distribution = posterior.start(cyclesAhead: cycles)
      for day in days where distribution.chances.indices.contains(day - origin) {
        chance += distribution.chances[day - origin]
      }
      if origin + distribution.window(holding: Self.certain).days.lowerBound > days.upperBound {
        break
      }
    }
    return min(chance, 1)
  }

  /// So many starts are looked ahead at the most, about a year.
  private static let mostAhead = 12
  private static let certain = 0.99
}

/// A start that lies ahead.
public struct StartWindow: Hashable, Sendable {
  /// The expected day.
  public let start: CivilDate

  /// The days it most likely falls on.
  public let window: ClosedRange<CivilDate>

  /// The chance, 0 to 1, that it falls on one of them.
  public let probability: Double
}
