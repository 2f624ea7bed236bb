import Civil
import Journal
import Knowledge
import Language
import MessageFormat
import Physiology

/// What the calendar may show in her mode, from her first day on record to the end of the period
/// that is expected, and nothing beyond.
struct CalendarMarks {
  private(set) var marks: [CivilDate: DayMark] = [:]
  /// The first day on record; today where there is none.
  private(set) var first: CivilDate
  /// The last day of which anything is said.
  private(set) var last: CivilDate

  init(_ request: Request) {
    first = request.today
    last = request.today
    for entry in request.journal.entries where entry.date <= request.today {
      guard !request.isAfterLoss || !entry.fact.isOfPregnancy else { continue }
      first = min(first, entry.date)
      add(.logged, to: entry.date...entry.date)
    }
    guard request.mode != .general else { return }
    logged(request)
    if request.mode == .pregnancy {
      if !request.isAfterLoss { pregnancy(request) }
    } else {
      predicted(request)
    }
  }

  /// Puts a mark on days that have none, or one of less weight.
  private mutating func add(_ mark: DayMark, to days: ClosedRange<CivilDate>) {
    for day in days where (marks[day]?.rank ?? .max) > mark.rank { marks[day] = mark }
  }

  private mutating func logged(_ request: Request) {
    let typical = Int((request.cycle.forecast?.periodLength ?? PeriodLength.typical).rounded())
    for period in request.cycle.history.periods {
      let end = period.end ?? min(request.today, period.start + (max(1, typical) - 1))
      add(.period, to: period.start...max(period.start, end))
      first = min(first, period.start)
    }
  }

  private mutating func predicted(_ request: Request) {
    guard let forecast = request.cycle.forecast, !forecast.isStale else { return }
    let length = max(1, Int(forecast.periodLength.rounded()))
    let end = forecast.nextStart + (length - 1)
    if end > request.today {
      add(.predicted, to: max(forecast.nextStart, request.today)...end)
      last = end
    }
    guard request.showsFertility else { return }
    for day in request.cycle.history.ovulations where day <= request.today {
      add(.ovulation, to: day...day)
    }
    guard let window = forecast.fertileWindow, window.lowerBound <= last else { return }
    add(.fertile, to: window.lowerBound...min(window.upperBound, last))
    let ovulation = forecast.ovulationSeen ?? forecast.ovulation
    if ovulation <= last { marks[ovulation] = .ovulation }
  }

  private mutating func pregnancy(_ request: Request) {
    guard let dating = request.pregnancy else { return }
    let due = dating.dueDate
    for week in 1...40 where dating.lmp + week * 7 < due {
      let day = dating.lmp + week * 7
      add(.week, to: day...day)
    }
    marks[due] = .due
    last = max(due, request.today)
  }
}

extension DayMark {
  /// Its place among the marks; the lowest is shown.
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
