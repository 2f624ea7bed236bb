import Civil
import Journal
import Physiology

/// What the journal says of the cycle as of today.
struct CyclePicture: Sendable {
  let history: CycleHistory
  let forecast: Forecast?
  private let calendar: CycleCalendar

  /// Reads what `journal` holds of periods that have begun by `today`.
  init(_ journal: Journal, today: CivilDate, model: any CycleModel) {
    history = journal.history().known(by: today)
    forecast = model.forecast(history, today: today)
    calendar = CycleCalendar(history: history, forecast: forecast, today: today)
  }

  /// The day's place in its own cycle.
  func kind(of date: CivilDate) -> DayKind { calendar.kind(of: date) }

  /// The cycle day of `date`; nil where nothing can be said of it.
  func cycleDay(on date: CivilDate) -> Int? { calendar.cycleDay(on: date) }

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
