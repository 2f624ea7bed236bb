import Civil
import Journal

/// The days that a question is about.
enum QueryWindow: Hashable, Sendable {
  case all
  /// The last days, today among them, where the words name none.
  case recent(Int)
  case days(ClosedRange<CivilDate>)
  case month(Month)
  case since(CivilDate)
  /// The cycle so many before the running one.
  case cycle(back: Int)
  /// The period so many before the last one, as logged.
  case period(back: Int)
  /// The last periods or cycles.
  case periods(last: Int)
  case cycles(last: Int)
  /// Days found before, moved by some days.
  case on([CivilDate], shift: Int)
  /// The days of something else, moved by some days: the night before each migraine.
  case around(QueryMeasure, shift: Int)

  /// Whether it is single days that were found.
  var isOfDays: Bool {
    switch self {
    case .on(let days, _): days.count > 1
    case .around: true
    default: false
    }
  }

  /// Whether it is days or a month with this day in it.
  func holds(_ day: CivilDate) -> Bool {
    switch self {
    case .days(let days): days.contains(day)
    case .month(let month): Month(of: day) == month
    default: false
    }
  }

  /// Whether it is longer than a day.
  var isLong: Bool {
    switch self {
    case .days(let days): days.lowerBound < days.upperBound
    case .on(let days, _): days.count > 1
    default: true
    }
  }

  /// Whether the words named it.
  var isNamed: Bool {
    switch self {
    case .all, .recent: false
    default: true
    }
  }

  /// The one so long before it; nil where it has no length of its own.
  func earlier(by steps: Int) -> QueryWindow? {
    switch self {
    case .days(let days):
      let length = (days.upperBound - days.lowerBound + 1) * steps
      return .days(days.lowerBound - length...days.upperBound - length)
    case .month(let month): return .month(month.adding(months: -steps))
    case .cycle(let back): return .cycle(back: back + steps)
    case .period(let back): return .period(back: back + steps)
    default: return nil
    }
  }
}
