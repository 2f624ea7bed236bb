import Civil
import Journal

extension QueryReader {
  /// The question before, with what these few words change; nil where they stand on their own.
  func rebound(_ focus: QueryFocus) -> Query? {
    guard words.units.count(where: { $0.kind != .mark }) <= Self.mostWords,
      !words.says("order.write")
    else { return nil }
    var query = focus.query
    if words.says("denied") || focus.isOfIntent && !takesUp { return nil }
    if words.says("norm"), measure == nil || measure == .cycleLength, words.times.isEmpty,
      query.measure == .cycleLength, query.sides.count == 1
    {
      query.aggregate = .value
      return query
    }
    guard !words.says("general") else { return nil }
    let named = measure
    if named == nil, words.says("ago") || words.says("agg.last"), words.says("asks") {
      query.aggregate = .last
      query.sides = [QuerySide()]
      return query
    }
    if named == nil, words.says("how_many_days") { return counting(focus) }
    if named == nil, words.says("when"), !focus.days.isEmpty {
      query.aggregate = focus.query.measure == .late ? .last : .list
      return query
    }
    if words.says("win.before_that"), named == nil || named == query.measure,
      let before = Self.before(query)
    {
      return before
    }
    if named == nil, words.says("agg.long"), words.says("lasts"), let lasting = Self.lasting(query)
    {
      return lasting
    }
    let windows = self.windows
    if let named, named != query.measure, !words.says("cmp.each") {
      query.measure = named
      query.aggregate = aggregate(of: named) ?? Self.fitted(query.aggregate, to: named)
      query.sides = [QuerySide(window: .on(focus.days, shift: 0))]
      if !windows.isEmpty {
        query.sides = windows
      } else if !words.says("win.those_days") {
        query.sides = focus.query.sides
      }
      return isFollowing ? Self.listed(query) : nil
    }
    guard isFollowing else { return nil }
    if let other = aggregate(in: words) { query.aggregate = other }
    guard !windows.isEmpty || aggregate(in: words) != nil else { return nil }
    if !windows.isEmpty {
      query.sides = windows.map { side in
        var side = side
        if side.filter == QueryFilter() {
          side.filter = focus.query.sides.first?.filter ?? QueryFilter()
        }
        return side
      }
      if query.sides.count == 1, focus.query.sides.count > 1, words.times.count == 1,
        let time = words.times.first
      {
        let sides = focus.query.sides.map { QuerySide(window: time, filter: $0.filter) }
        query.sides = Set(sides).count == 1 ? Array(sides.prefix(1)) : sides
      }
    }
    return Self.listed(query)
  }

  private static let mostWords = 11

  /// Whether it asks on about what was told in other words.
  private var takesUp: Bool {
    words.first(of: ["how_many_days", "norm", "win.before_that", "lasts"]) != nil
  }

  /// The sides that these words name, and no usual ones.
  private var windows: [QuerySide] {
    sides(of: .entries, .list).filter {
      $0.window.isNamed || $0.filter != QueryFilter()
    }
  }

  /// Whether it takes up the question before: it begins so, or names no more than a time.
  private var isFollowing: Bool {
    words.says("follow") || words.says("win.night_before") || words.says("win.those_days")
      || words.says("win.day_after")
  }

  /// How long what was asked of lasted.
  private static func lasting(_ query: Query) -> Query? {
    var query = query
    switch query.measure {
    case .period, .periodLength: query.measure = .periodLength
    case .cycleLength: break
    case .flow, .sign:
      query.aggregate = .days
      return query
    default: return nil
    }
    query.aggregate = .value
    return query
  }

  /// The cycle or period before the one that was asked of.
  private static func before(_ query: Query) -> Query? {
    var query = query
    let window: QueryWindow
    switch (query.measure, query.sides.first?.window) {
    case (.cycleLength, .cycle(let back)?): window = .cycle(back: back + 1)
    case (.cycleLength, _): window = .cycle(back: 2)
    case (.periodLength, .period(let back)?): window = .period(back: back + 1)
    case (.periodLength, _), (.period, _): window = .period(back: 1)
    default: return nil
    }
    query.sides = [QuerySide(window: window)]
    if query.measure != .period { query.aggregate = .value }
    return query
  }

  private func counting(_ focus: QueryFocus) -> Query {
    var query = focus.query
    if words.says("agg.streak") || query.aggregate == .streak {
      query.aggregate = .streak
    } else if query.measure == .late || query.measure == .periodLength
      || query.measure == .cycleLength
    {
      query.aggregate = .value
    } else {
      query.aggregate = .days
    }
    return query
  }

  /// "And the longest?".
  private func aggregate(in words: QueryWords) -> QueryAggregate? {
    let order: [(String, QueryAggregate)] = [
      ("agg.range", .range), ("agg.mean", .mean), ("agg.max", .max), ("agg.min", .min),
      ("agg.first", .first), ("agg.sum", .sum), ("list", .list),
    ]
    return order.first { words.says($0.0) }?.1
  }

  /// What is made of one thing, as it is made of another.
  private static func fitted(
    _ aggregate: QueryAggregate, to measure: QueryMeasure
  ) -> QueryAggregate {
    switch aggregate {
    case .count, .days, .exists:
      if case .metric = measure, !measure.isSummed { return .mean }
      return measure.isSummed ? .sum : .days
    case .sum where !measure.isSummed: return measure.isOfDays ? .days : .mean
    case .argmax, .interval, .streak: return measure.isOfDays ? .days : .value
    case .mean, .value: return measure.isOfDays ? .value : aggregate
    default: return aggregate
    }
  }

  /// Of several days each is told.
  static func listed(_ query: Query) -> Query {
    guard query.sides.count == 1, query.sides.first?.window.isOfDays == true,
      [.value, .exists, .days].contains(query.aggregate)
    else { return query }
    var query = query
    query.aggregate = .list
    return query
  }
}
