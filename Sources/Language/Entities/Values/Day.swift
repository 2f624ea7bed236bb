import Civil

/// A day as it was said, before the sentence's tense and the reference day settle which one it is.
enum Day: Hashable, Sendable {
  case fixed(CivilDate)
  /// Days from today.
  case fromToday(Int)
  /// The day taken first, and another day that people mean by the same words.
  case likely(CivilDate, or: CivilDate)
  case weekday(Weekday)
  /// "the 8th"
  case ofMonth(Int)
  /// "Friday the 13th"
  case paired(Weekday, Int)
  case yearly(Yearly)
  /// A slash date that two customs read as two days.
  case either(Yearly, Yearly)
  case eitherDate(CivilDate, CivilDate)

  /// Which day it is: the preferred one first; two when the words leave it open, none when there
  /// is no such day.
  func days(in scope: Scope) -> [CivilDate] {
    switch self {
    case .fixed(let date): [date]
    case .likely(let date, let other): [date, other]
    case .weekday(let weekday) where weekday == scope.today.weekday && scope.tense == .past:
      [scope.today.adding(days: -7), scope.today]
    case .eitherDate(let a, let b): [a, b]
    case .either(let a, let b):
      [a, b].compactMap { $0.nearest(in: scope) }
    default: date(in: scope).map { [$0] } ?? []
    }
  }

  /// The preferred day.
  func date(in scope: Scope) -> CivilDate? {
    switch self {
    case .yearly(let yearly), .either(let yearly, _): yearly.nearest(in: scope)
    case .fixed(let date), .likely(let date, _), .eitherDate(let date, _): date
    case .fromToday(let days): scope.today.adding(days: days)
    default: date(near: scope.today, scope.tense)
    }
  }

  /// The nearest such day looking from `anchor`.
  func date(near anchor: CivilDate, _ tense: Tense) -> CivilDate? {
    switch self {
    case .fixed(let date), .likely(let date, _), .eitherDate(let date, _): date
    case .fromToday(let days): anchor.adding(days: days)
    case .weekday(let weekday):
      tense == .past ? (anchor - 1).onOrBefore(weekday) : anchor.onOrAfter(weekday)
    case .ofMonth(let day):
      Day.months(from: anchor, tense).lazy
        .compactMap { CivilDate(year: $0.year, month: $0.month, day: day) }
        .first { tense == .past ? $0 <= anchor : $0 >= anchor }
    case .paired(let weekday, let day):
      Day.pair(weekday, day, near: anchor, tense)
    case .yearly(let yearly), .either(let yearly, _):
      yearly.nearest(to: anchor, tense)
    }
  }

  /// The first such day on or after `start`: the far end of "from … to …".
  func date(after start: CivilDate, in scope: Scope) -> CivilDate? {
    if case .fromToday = self { return date(in: scope) }
    return date(near: start, .future)
  }

  /// The twelve months from the anchor's own into the past or the future.
  private static func months(
    from anchor: CivilDate, _ tense: Tense
  ) -> [(year: Int, month: Int)] {
    let base = anchor.year * 12 + anchor.month - 1
    return (0..<12).map { step in
      let index = base + (tense == .past ? -step : step)
      return (index / 12, index % 12 + 1)
    }
  }

  private static func pair(
    _ weekday: Weekday, _ day: Int, near anchor: CivilDate, _ tense: Tense
  ) -> CivilDate? {
    let own = CivilDate(year: anchor.year, month: anchor.month, day: day)
    if let own, own.weekday == weekday { return own }
    return (1...40).lazy.compactMap { step -> CivilDate? in
      let index = anchor.year * 12 + anchor.month - 1 + (tense == .past ? -step : step)
      return CivilDate(year: index / 12, month: index % 12 + 1, day: day)
    }.first { $0.weekday == weekday }
  }
}
