import Civil
import Journal

extension QueryReader {
  /// The question before, with what these few words change; nil where they stand on their own.
  func rebound(_ focus: QueryFocus) -> Query? {
    guard words.units.count(where: { $0.kind != .mark }) <= Self.mostWords,
      !words.says("order.write"), !words.says("denied"), !focus.isOfIntent || takesUp,
      !focus.isOfNote || words.first(of: Self.afterNotes) != nil
    else { return nil }
    if words.says("norm"), measure == nil || measure == .cycleLength, words.times.isEmpty,
      focus.query.measure == .cycleLength, focus.query.sides.count == 1
    {
      var query = focus.query
      query.aggregate = .value
      return query
    }
    guard !words.says("general") || words.says("vs.usual") else { return nil }
    if words.says("apart"), words.says("pronoun"),
      let thing = words.things.map(\.measure).first(where: { $0 != focus.query.measure }),
      let apart = apart(thing, focus)
    {
      return apart
    }
    if let measure = named, measure != focus.query.measure, !words.says("cmp.each"),
      !isFarther(measure, than: focus.query.measure)
    {
      return moved(to: measure, focus)
    }
    if let group, words.says("group.each") || words.says("agg.argmax") {
      return gathered(focus, by: group)
    }
    return prior(focus) ?? flipped(focus) ?? valued(focus) ?? compared(focus) ?? pointed(focus)
      ?? counted(focus)
      ?? narrowed(focus) ?? turned(focus)
  }

  /// What may be asked of something that was just noted.
  private static let afterNotes = [
    "how_many_days", "agg.streak", "agg.exists", "agg.mean", "agg.sum", "vs.usual", "cmp.with",
    "agg.often", "ago", "agg.last", "agg.change", "agg.max", "agg.min", "agg.range", "agg.median",
  ]

  /// Whether it is only the length of the way of what was asked of.
  private func isFarther(_ measure: QueryMeasure, than asked: QueryMeasure) -> Bool {
    if case .distance(nil) = measure, case .activity = asked { true } else { false }
  }

  /// The same by months, weekdays or the like.
  private func gathered(_ focus: QueryFocus, by group: QueryGroup) -> Query {
    var query = focus.query
    query.group = group
    query.aggregate = words.says("agg.argmax") ? .argmax : Self.summedUp(query)
    return query
  }

  /// What it names that does more than say when.
  private var named: QueryMeasure? {
    let isPlacing = words.things.allSatisfy { Self.places($0.measure) }
    return isPlacing && (words.first(of: Self.placing) != nil || words.says("win.in_period"))
      ? nil : measure
  }

  private static let placing = [
    "win.last_cycle", "win.this_cycle", "win.last_period", "win.this_period", "win.periods_n",
    "win.cycles_n", "win.before_period", "win.one_before", "group.each",
  ]

  /// The same of another thing.
  private func moved(to measure: QueryMeasure, _ focus: QueryFocus) -> Query? {
    guard isFollowing, measure != .late || aggregate(of: measure) != nil else { return nil }
    var query = focus.query
    let windows = self.windows
    query.measure = measure
    query.group = nil
    query.aggregate = aggregate(of: measure) ?? Self.fitted(query.aggregate, to: measure)
    if !windows.isEmpty {
      query.sides = windows
    } else if words.says("win.those_days") {
      query.sides = [QuerySide(window: .on(focus.days, shift: 0))]
    }
    return Self.listed(query)
  }

  /// How many, since when, on which days.
  private func counted(_ focus: QueryFocus) -> Query? {
    var query = focus.query
    let isNarrowed = filter(of: query.measure) != QueryFilter()
    if words.says("agg.change"), !query.measure.isOfCycle, !query.measure.isOfDays {
      query.aggregate = .change
      query.sides =
        changedSince ?? [QuerySide(filter: QueryFilter(latest: words.says("from_last") ? 2 : nil))]
      return query
    }
    if words.says("ago") || words.says("agg.last"), words.says("asks"), !isNarrowed {
      query.aggregate = .last
      query.group = nil
      query.sides = query.sides.count == 1 ? query.sides : [QuerySide()]
      return query
    }
    if words.says("how_many_days"), !isNarrowed { return counting(focus) }
    if words.says("when"), !focus.days.isEmpty {
      query.group = nil
      query.aggregate = focus.query.measure == .late ? .last : .list
      return query
    }
    if words.says("win.before_that"), let before = Self.before(query) { return before }
    if words.says("agg.long"), words.says("lasts") { return Self.lasting(query) }
    return nil
  }

  /// The days since the one that a change is reckoned from: "how much down on last tuesday".
  private var changedSince: [QuerySide]? {
    guard
      case .days(let days)? = words.times.first(where: {
        if case .days(let days) = $0 { days.upperBound < today } else { false }
      })
    else { return nil }
    return [QuerySide(window: .since(days.lowerBound))]
  }

  /// Those of the found that meet something further: "how many of them were severe?".
  private func narrowed(_ focus: QueryFocus) -> Query? {
    var query = focus.query
    let filter = filter(of: query.measure)
    let named = windows.filter { $0.window.isNamed }
    guard filter != QueryFilter() || words.says("of_those"), named.count <= 1 else { return nil }
    guard filter != QueryFilter() || !named.isEmpty,
      words.says("asks") || words.says("of_those") || isFollowing
    else { return nil }
    query.group = nil
    query.sides = query.sides.map {
      QuerySide(
        window: named.first?.window ?? $0.window, filter: filter.joined(with: $0.filter))
    }
    if words.says("when") || words.says("list") || words.says("which.of") {
      query.aggregate = .list
    } else if let other = aggregate(in: words) {
      query.aggregate = other
    } else if query.aggregate != .list || words.says("agg.count") || words.says("agg.share") {
      query.aggregate = query.measure.isSummed && query.aggregate == .sum ? .sum : .share
    }
    return query
  }

  /// The same with another time, or another number made of it.
  private func turned(_ focus: QueryFocus) -> Query? {
    guard isFollowing || focus.isOfNote && aggregate(in: words) != nil else { return nil }
    var query = focus.query
    var windows = self.windows
    if words.says("win.one_before"), words.times.isEmpty, query.sides.count == 1,
      let before = query.sides.first?.window.earlier(by: 1)
    {
      windows = [QuerySide(window: before)]
    }
    let other = aggregate(in: words)
    guard !windows.isEmpty || other != nil || words.says("agg.far") else { return nil }
    if let other {
      query.aggregate = other
      query.group = nil
      if windows.isEmpty, let count = words.numbers(in: "of.counted").first {
        query.sides = [QuerySide(filter: QueryFilter(latest: count))]
      }
    }
    if words.says("agg.far"), case .activity(let name) = query.measure {
      query.measure = .distance(name)
      if query.aggregate == .count || query.aggregate == .days { query.aggregate = .sum }
    }
    if case .on? = windows.first?.window {
      query.sides = windows
      query.aggregate = .value
    } else if !windows.isEmpty {
      query.sides = windows.map {
        QuerySide(
          window: $0.window,
          filter: $0.filter.joined(with: focus.query.sides.first?.filter ?? QueryFilter()))
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
  var windows: [QuerySide] {
    sides(of: .entries, .list).filter {
      $0.window.isNamed || $0.filter != QueryFilter()
    }
  }

  /// Whether it takes up the question before: it begins so, or names no more than a time.
  private var isFollowing: Bool {
    isSecond || words.says("follow") || words.says("win.night_before")
      || words.says("win.those_days")
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
      ("agg.range", .range), ("agg.mean", .mean), ("agg.median", .median), ("agg.max", .max),
      ("agg.min", .min), ("agg.first", .first), ("agg.sum", .sum), ("agg.streak", .streak),
      ("list", .list),
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
