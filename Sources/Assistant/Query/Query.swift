import Civil
import Journal

/// A question about her own record, as a value: what is looked at, on which days, and what is made
/// of it.
struct Query: Hashable, Sendable {
  var measure: QueryMeasure
  /// What is put side by side; never empty, one where nothing is compared.
  var sides: [QuerySide]
  var aggregate: QueryAggregate
  /// What the found is gathered by; each group is told, or the greatest where that is asked for.
  var group: QueryGroup?
  /// Whether the days or groups without it are asked for.
  var isWithout = false
  /// Whether the least of the groups is asked for.
  var isLeast = false
  /// Whether the longest run is asked for rather than the last one.
  var isLongest = false
  /// Whether its sides are put against each other rather than added up.
  var isCompared = false
  /// Whether it is held against what is usual for her.
  var isAgainstUsual = false
  /// A day told before, from or up to which days are counted.
  var point: CivilDate?
  var isPointFirst = false
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

/// What is made of what is found.
enum QueryAggregate: String, CaseIterable, Sendable {
  case value, exists, count, days, sum, mean, median, min, max, range, first, last, list, streak
  case interval, argmax
  /// How far the last number lies from the first.
  case change
  /// How many of all.
  case share

  /// Whether it makes a number of several.
  var isNumber: Bool {
    switch self {
    case .count, .days, .sum, .mean, .median, .min, .max, .share: true
    default: false
    }
  }
}

/// What the found is gathered by.
enum QueryGroup: String, CaseIterable, Sendable {
  case cycleDay, weekday, week, month, phase, cycle
}
