import Civil
import Language
import Physiology

/// The days, stretches of the day and numbers in a question.
extension QueryWords {
  /// A month as the last one that has begun.
  static func month(_ number: Int, before today: CivilDate) -> Month {
    let month = Month(year: today.year, month: number) ?? Month(of: today)
    return month > Month(of: today) ? month.adding(months: -12) : month
  }

  /// A year that has begun, where a number names one.
  static func year(_ token: Token, upTo today: CivilDate) -> ClosedRange<CivilDate>? {
    guard token.text.utf8.count == 4, let number = token.number.flatMap({ Int(exactly: $0) }),
      number <= today.year, number >= today.year - mostYears,
      let first = Month(year: number, month: 1), let last = Month(year: number, month: 12)
    else { return nil }
    return first.first...last.last
  }

  /// A diary goes no further back.
  private static let mostYears = 20

  /// The days that an entity names; nil for anything else.
  static func window(_ entity: Entity) -> QueryWindow? {
    switch entity.value {
    case .date(let day): .days(day...day)
    case .moment(let moment): .days(moment.date...moment.date)
    case .eitherDate(let day, _): .days(day...day)
    case .dates(let from?, let to?) where from <= to: span(from, to)
    case .dates(let from?, nil): .since(from)
    case .moments(let from?, _): .on([from.date + 1], shift: -1)
    default: nil
    }
  }

  private static func span(_ from: CivilDate, _ to: CivilDate) -> QueryWindow {
    let month = Month(of: from)
    return month.first == from && month.last == to ? .month(month) : .days(from...to)
  }

  /// The stretch of the day that an entity names; a time alone is one minute long.
  ///
  /// Two times of the clock are taken as they are typed: "between 22:00 and 6:00".
  static func clock(_ entity: Entity, _ message: Message) -> QueryClock? {
    let typed = message.typed(message.utf16Range(entity.tokens)).split { !$0.isNumber && $0 != ":" }
      .compactMap { ClockTime(iso: $0.utf8.count == 4 ? "0" + $0 : String($0)) }
    if typed.count == 2, let from = typed.first, let to = typed.last {
      return QueryClock(from: from.minutesSinceMidnight, to: to.minutesSinceMidnight)
    }
    return switch entity.value {
    case .time(let time):
      QueryClock(from: time.minutesSinceMidnight, to: time.minutesSinceMidnight)
    case .times(let from?, let to?):
      QueryClock(from: from.minutesSinceMidnight, to: to.minutesSinceMidnight)
    case .times(let from?, nil):
      QueryClock(from: from.minutesSinceMidnight, to: QueryReader.lastMinute)
    case .times(nil, let to?): QueryClock(from: 0, to: to.minutesSinceMidnight)
    default: nil
    }
  }

  static func isBareNumber(_ entity: Entity, _ message: Message) -> Bool {
    entity.tokens.count == 1
      && message.tokens[entity.tokens.lowerBound].kind == .number
  }

  /// Whether a number stands in it that is no day.
  var holdsNumber: Bool {
    units.contains { if case .number = $0.kind { true } else { false } }
  }

  /// The numbers within what a meaning was found by.
  func values(in meaning: String) -> [Double] {
    guard let range = said[meaning] else { return [] }
    return units[range.clamped(to: units.indices)].compactMap {
      if case .number(let number) = $0.kind { number } else { nil }
    }
  }

  /// The whole numbers within what a meaning was found by.
  func numbers(in meaning: String) -> [Int] {
    values(in: meaning).compactMap { Int(exactly: $0) }
  }

  /// The numbers that follow a word for a day of the cycle.
  func cycleDays(_ words: (String) -> Bool) -> [Int] {
    var days: [Int] = []
    for (before, unit) in zip(units, units.dropFirst()) {
      guard case .number(let number) = unit.kind, let day = Int(exactly: number),
        (1...99).contains(day), words(before.text)
      else { continue }
      days.append(day)
    }
    return days
  }

  /// The things within what a meaning was found by.
  func things(in meaning: String) -> [QueryMeasure] {
    guard let range = said[meaning] else { return [] }
    return things.filter { range.contains($0.unit) }.map(\.measure)
  }
}
