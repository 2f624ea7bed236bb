import Civil

/// A day that comes once a year: a month's day, or a feast that moves.
enum Yearly: Hashable, Sendable {
  case monthDay(month: Int, day: Int)
  /// The `nth` weekday of a month; -1 counts from its end.
  case nth(Int, Weekday, month: Int)
  /// Days from Easter Sunday (Gregorian, the anonymous algorithm of Meeus, Jones and Butcher).
  case easter(Int)
  /// Another feast, days later.
  indirect case after(Yearly, days: Int)

  func date(in year: Int) -> CivilDate? {
    guard (1...9_999).contains(year) else { return nil }
    switch self {
    case .monthDay(let month, let day):
      return CivilDate(year: year, month: month, day: day)
    case .nth(let nth, let weekday, let month):
      return Month(year: year, month: month).flatMap { weekday.day(nth, of: $0) }
    case .easter(let offset):
      return Yearly.easterSunday(in: year)?.adding(days: offset)
    case .after(let base, let days):
      return base.date(in: year)?.adding(days: days)
    }
  }

  /// The nearest such day on or before `today` (past), or on or after it (future).
  func nearest(to today: CivilDate, _ tense: Tense) -> CivilDate? {
    let years =
      tense == .past
      ? Array(stride(from: today.year, through: today.year - 8, by: -1))
      : Array(today.year...(today.year + 8))
    return years.lazy.compactMap { self.date(in: $0) }.first {
      tense == .past ? $0 <= today : $0 >= today
    }
  }

  /// The nearest such day by the sentence's tense; where that is only supposed and the day ahead is
  /// more than twice as near as the one gone by, the day ahead.
  func nearest(in scope: Scope) -> CivilDate? {
    let found = nearest(to: scope.today, scope.tense)
    guard !scope.isTenseSure, let found, let ahead = nearest(to: scope.today, .future),
      2 * (ahead - scope.today) < scope.today - found
    else { return found }
    return ahead
  }

  private static func easterSunday(in year: Int) -> CivilDate? {
    let a = year % 19
    let (b, c) = (year / 100, year % 100)
    let h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
    let l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7
    let m = (a + 11 * h + 22 * l) / 451
    let n = h + l - 7 * m + 114
    return CivilDate(year: year, month: n / 31, day: n % 31 + 1)
  }
}

extension Weekday {
  /// The `nth` such weekday of a month, -1 for the last; nil when the month has no such day.
  func day(_ nth: Int, of month: Month) -> CivilDate? {
    if nth == -1 {
      return month.last.onOrBefore(self)
    }
    guard nth > 0, nth < 6 else { return nil }
    let day = month.first.onOrAfter(self).adding(days: 7 * (nth - 1))
    return day <= month.last ? day : nil
  }

  /// This weekday in the Monday-first week of `date`, `weeks` weeks on.
  func inWeek(of date: CivilDate, plus weeks: Int = 0) -> CivilDate {
    date.adding(days: rawValue - date.weekday.rawValue + 7 * weeks)
  }
}
