public import Civil
import Journal
import Language
public import Physiology

/// What the journal says of the cycle as of today.
public struct CyclePicture: Sendable {
  /// What a forecast rests on, with the ovulations that her signs date.
  public let history: CycleHistory

  /// The forecast as it may be told; nil without a start, and in a mode that says nothing of cycles.
  public let forecast: Forecast?

  /// An illness of the running cycle is over, so that its dates are loose.
  let wasIll: Bool

  /// The ovulation that signs show in the running cycle; nil where none do.
  public let ovulation: OvulationEvidence?

  /// The ovulations of the closed cycles, once they are asked for.
  private let retrospect: Deferred<[OvulationEvidence]>
  private let today: CivilDate
  private let isTodayOver: Bool
  private let calendar: CycleCalendar

  /// Days since the expected start, whatever the mode lets be told; nil when not late.
  let daysLate: Int?

  /// Reads what `journal` holds of periods and signs up to `today`, on which a start may still come
  /// unless the day is over.
  init(
    _ journal: Journal, today: CivilDate, model: any CycleModel, mode: Mode,
    isTodayOver: Bool = false
  ) {
    let known = journal.history().known(by: today)
    let signs = journal.signs
    let seen = known.ovulations(from: signs, today: today)
    history = known.observing(seen)
    let forecast =
      isTodayOver
      ? model.forecast(history, today: today, notStartedThrough: today)
      : model.forecast(history, today: today)
    daysLate = forecast?.daysLate
    wasIll = history.wasIll(by: today)
    self.forecast = (wasIll ? forecast?.loosened : forecast)?.told(in: mode)
    ovulation = seen.last.flatMap { $0.isRetrospective ? nil : $0 }
    calendar = CycleCalendar(history: history, forecast: forecast, today: today)
    retrospect = Deferred { [history] in
      history.ovulationsInRetrospect(from: signs, today: today)
    }
    self.today = today
    self.isTodayOver = isTodayOver
  }

  /// Whether it was worked out for `date`, and with that day over or not.
  func isOf(_ date: CivilDate, isTodayOver: Bool) -> Bool {
    today == date && self.isTodayOver == isTodayOver
  }

  /// The ovulation of the closed cycle that holds `date`, as it looks in retrospect; nil where
  /// nothing can be said of it.
  func ovulationInRetrospect(on date: CivilDate) -> OvulationEvidence? {
    guard let gap = history.gaps.last(where: { $0.from <= date }), date < gap.to else { return nil }
    return retrospect.value
      .first { gap.from <= $0.day && $0.day < gap.to }
  }

  /// How each model would have done on the record; empty without a cycle to try them on.
  public func backtests(today: CivilDate) -> [Backtest] {
    ModelName.allCases.compactMap { Backtest($0.model, on: history, today: today) }
  }

  /// The break that today lies in, or that lies after the last start.
  var pause: Break? {
    guard let start = history.periods.last?.start else { return history.pause(on: today) }
    return history.pause(since: start, on: today)
  }

  /// The first day of the period that the days of the running cycle are counted from; nil where it
  /// is too long ago or a break lies between.
  func runningStart(on day: CivilDate) -> CivilDate? {
    guard pause == nil, let start = history.periods.last(where: { $0.start <= day })?.start,
      day - start <= Self.mostCounted
    else { return nil }
    return start
  }

  /// Days of a cycle are no longer counted after so many.
  private static let mostCounted = 100

  /// The day's place in its own cycle.
  public func kind(of date: CivilDate) -> DayKind { calendar.kind(of: date) }

  /// The cycle day of `date`; nil where nothing can be said of it.
  public func cycleDay(on date: CivilDate) -> Int? { calendar.cycleDay(on: date) }

  /// The period that `date` lies in as logged.
  func period(on date: CivilDate) -> Period? {
    history.periods.last { $0.start <= date && date <= $0.end ?? $0.start }
  }

  /// How many cycles the forecast knows.
  var known: Int {
    switch forecast?.basis {
    case .measured(let cycles): cycles
    case .typical(let known): known
    default: history.gaps.count { !$0.isBroken }
    }
  }
}
