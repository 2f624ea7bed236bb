import Civil
import Journal

/// Follow-ups that point at what was told: its day, its value, the time or thing beside it.
extension QueryReader {
  /// How many days lie between what was told and another thing: "how many days before the birth was
  /// that?".
  func apart(_ measure: QueryMeasure, _ focus: QueryFocus) -> Query? {
    guard words.says("apart"), let point = focus.point ?? focus.days.last else { return nil }
    var query = Query(measure, [QuerySide()], .interval)
    query.point = point
    query.isPointFirst = words.says("apart.before")
    return query
  }

  /// The other side of what the question before lay on: "and before that?".
  func flipped(_ focus: QueryFocus) -> Query? {
    guard focus.query.sides.count == 1, let relation = focus.query.sides.first?.filter.relation,
      relation.days == nil, words.first(of: ["flip.before", "flip.after"]) != nil,
      words.things.isEmpty || words.things.map(\.measure) == [relation.anchor]
    else { return nil }
    let order: QueryRelation.Order = words.says("flip.before") ? .before : .after
    guard order != relation.order else { return nil }
    var query = focus.query
    query.sides[0].filter.relation = QueryRelation(anchor: relation.anchor, order: order)
    return query
  }

  /// The one before the one that was told: "and the one before that?".
  func prior(_ focus: QueryFocus) -> Query? {
    guard words.says("win.prior"), let point = focus.point, focus.query.aggregate == .last,
      focus.query.sides.count == 1, !focus.query.measure.isOfCycle
    else { return nil }
    var query = focus.query
    query.sides[0].window = .days(CivilDate.earliest...(point - 1))
    return query
  }

  /// The days on which the highest or lowest was noted.
  func valued(_ focus: QueryFocus) -> Query? {
    guard [.max, .min].contains(focus.query.aggregate), let value = focus.value,
      focus.query.sides.count == 1, words.says("when"),
      filter(of: focus.query.measure) == QueryFilter()
    else { return nil }
    var query = focus.query
    query.aggregate = .list
    query.sides = [QuerySide(window: .on(focus.days, shift: 0))]
    if !query.measure.isSummed {
      query.sides[0].filter.least = value - Self.bit
      query.sides[0].filter.most = value + Self.bit
    }
    return query
  }

  /// The question before put against another time, against what is usual, or against the one before
  /// it.
  func compared(_ focus: QueryFocus) -> Query? {
    var query = focus.query
    if words.says("vs.usual"), query.sides.count == 1 {
      query.isAgainstUsual = true
      query.aggregate = Self.summedUp(query)
      return query
    }
    if words.says("which.more") {
      if query.sides.count == 1, let side = query.sides.first {
        guard let before = focus.before, before != side else { return nil }
        query.sides = [before, side]
      }
      query.isCompared = true
      query.aggregate = Self.summedUp(query)
      return query
    }
    guard words.says("cmp.with"), query.sides.count == 1, let side = query.sides.first else {
      return nil
    }
    let other =
      words.says("win.one_before")
      ? side.window.earlier(by: 1).map { QuerySide(window: $0, filter: side.filter) }
      : windows.lazy.map {
        QuerySide(window: $0.window, filter: $0.filter.joined(with: side.filter))
      }.first { $0 != side }
    guard let other, other != side else { return nil }
    query.sides = [side, other]
    query.isCompared = true
    query.aggregate = Self.summedUp(query)
    return query
  }

  /// What makes a number of it, where it made none.
  static func summedUp(_ query: Query) -> QueryAggregate {
    guard !query.aggregate.isNumber, query.aggregate != .value || query.isAgainstUsual else {
      return query.aggregate
    }
    return query.measure.isSummed ? .sum : query.measure.isOfDays ? .days : .mean
  }

  /// One of the days that were found: "the last of them", "what day was that".
  func pointed(_ focus: QueryFocus) -> Query? {
    var query = focus.query
    if words.says("which.day"), let point = focus.point {
      query.aggregate = .list
      query.sides = [QuerySide(window: .days(point...point))]
      return query
    }
    let isFirst = words.says("first_of")
    guard isFirst || words.says("last_of"), let day = isFirst ? focus.days.first : focus.days.last
    else { return nil }
    if words.says("agg.far"), case .activity(let name) = query.measure {
      query.measure = .distance(name)
    }
    guard words.first(of: ["agg.far", "agg.much", "agg.long"]) != nil else {
      query.aggregate = isFirst ? .first : .last
      return query
    }
    query.sides = [QuerySide(window: .days(day...day))]
    query.aggregate = .value
    return query
  }
}
