import Civil
import Journal

/// A question about her own record, as a value: what is looked at, on which days, and what is made
/// of it.
struct Query: Hashable, Sendable {
  var measure: QueryMeasure
  /// What is put side by side; never empty, one where nothing is compared.
  var sides: [QuerySide]
  var aggregate: QueryAggregate
  var group: QueryGroup?
  /// Whether the days without it are asked for.
  var isWithout = false
  /// Whether the least of the groups is asked for.
  var isLeast = false
  /// The day that is asked of where a day of the cycle is checked: "cd10, right?".
  var expected: Int?

  init(
    _ measure: QueryMeasure, _ sides: [QuerySide] = [QuerySide()],
    _ aggregate: QueryAggregate, group: QueryGroup? = nil, expected: Int? = nil
  ) {
    self.measure = measure
    self.sides = sides.isEmpty ? [QuerySide()] : sides
    self.aggregate = aggregate
    self.group = group
    self.expected = expected
  }
}

/// One of the things that a question puts side by side.
struct QuerySide: Hashable, Sendable {
  var window = QueryWindow.all
  var filter = QueryFilter()
}

/// Which of the days of a window count.
struct QueryFilter: Hashable, Sendable {
  /// The day of the cycle.
  var cycleDay: Int?
  var weekday: Weekday?
  /// The days before a period, at most so many; those that are not where `isOther` is set.
  var daysBeforePeriod: Int?
  var isOther = false
  /// The numbers that count, both ends among them.
  var least: Double?
  var most: Double?
}

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

  /// Whether the words named it.
  var isNamed: Bool {
    switch self {
    case .all, .recent: false
    default: true
    }
  }
}

/// What is made of what is found.
enum QueryAggregate: String, CaseIterable, Sendable {
  case value, exists, count, days, sum, mean, median, min, max, range, first, last, list, streak
  case interval, argmax
}

/// What the found is gathered by.
enum QueryGroup: String, CaseIterable, Sendable {
  case cycleDay, weekday, month
}
