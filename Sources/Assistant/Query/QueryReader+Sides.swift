import Civil
import Journal

extension QueryReader {
  /// What is looked at: several days or spans side by side, one where nothing is compared.
  func sides(of measure: QueryMeasure, _ aggregate: QueryAggregate) -> [QuerySide] {
    let days = measure == .cycleDay ? [] : cycleDays
    var windows = words.times.filter { isPast($0, measure) }
    if measure == .cycleDay { windows = Array(windows.prefix(1)) }
    if let placed = placed(measure, aggregate) { windows.append(placed) }
    let before = words.says("win.before_period") && measure != .period
    var sides: [QuerySide] = []
    if let both = bothPlaced(measure) {
      sides = both
    } else if before {
      let filter = QueryFilter(daysBeforePeriod: Self.daysBefore)
      let window = windows.first ?? .all
      sides = [QuerySide(window: window, filter: filter)]
      if aggregate == .value || aggregate == .mean {
        var other = filter
        other.isOther = true
        sides.append(QuerySide(window: window, filter: other))
      }
    } else if days.count > 1 {
      sides = days.map {
        QuerySide(window: windows.first ?? .all, filter: QueryFilter(cycleDay: $0))
      }
    } else if let day = days.first {
      let filter = QueryFilter(cycleDay: day)
      let isBeside = windows.count > 1 || words.says("cmp") && !words.times.isEmpty
      sides =
        isBeside
        ? words.times.map { QuerySide(window: $0) }
          + [QuerySide(window: placed(measure, aggregate) ?? .all, filter: filter)]
        : [QuerySide(window: windows.first ?? .all, filter: filter)]
    } else {
      sides = windows.map { QuerySide(window: $0) }
      if words.says("cmp"), sides.count == 1, let now = current(like: windows.first) {
        sides.insert(QuerySide(window: now), at: 0)
      }
    }
    if sides.isEmpty { sides = [QuerySide(window: usual(measure, aggregate))] }
    if let bounds {
      for index in sides.indices {
        sides[index].filter.least = bounds.least
        sides[index].filter.most = bounds.most
      }
    }
    return sides
  }

  /// The numbers that "more than 7" and the like leave.
  private var bounds: (least: Double?, most: Double?)? {
    if let number = words.numbers(in: "less_than").last { return (nil, Double(number) - Self.bit) }
    if let number = words.numbers(in: "more_than").last { return (Double(number) + Self.bit, nil) }
    if let number = words.numbers(in: "at_least").last { return (Double(number), nil) }
    return words.numbers(in: "at_most").last.map { (nil, Double($0)) }
  }

  /// The days up to today that are as long as some that are past.
  private func current(like window: QueryWindow?) -> QueryWindow? {
    switch window {
    case .month(let month) where month < Month(of: today): .month(Month(of: today))
    case .days(let days) where days.upperBound < today:
      .days(today - (days.upperBound - days.lowerBound)...today)
    case .cycle(let back) where back > 0: .cycle(back: 0)
    case .period(let back) where back > 0: .period(back: 0)
    default: nil
    }
  }

  /// Whether a time has begun; only visits may lie ahead.
  private func isPast(_ window: QueryWindow, _ measure: QueryMeasure) -> Bool {
    if case .text(.appointment, _) = measure { return true }
    return switch window {
    case .days(let days): days.lowerBound <= today
    case .month(let month): month.first <= today
    default: true
    }
  }

  /// More are not put side by side.
  private static let mostSides = 6

  /// Less than any two noted numbers differ by.
  private static let bit = 0.0005

  /// This one and the last one, where they are put side by side.
  private func bothPlaced(_ measure: QueryMeasure) -> [QuerySide]? {
    guard words.says("cmp") || words.says("agg.much") else { return nil }
    if words.says("win.periods_n"), measure != .period, measure != .periodLength,
      let count = words.numbers(in: "win.periods_n").first, (2...Self.mostSides).contains(count)
    {
      return (0..<count).reversed().map { QuerySide(window: .period(back: $0)) }
    }
    if words.says("win.this_period"), words.says("win.last_period") {
      return [.period(back: 0), .period(back: 1)].map { QuerySide(window: $0) }
    }
    if words.says("win.this_cycle"), words.says("win.last_cycle") {
      return [.cycle(back: 0), .cycle(back: 1)].map { QuerySide(window: $0) }
    }
    return nil
  }

  /// The week before a period.
  private static let daysBefore = 7

  /// The window that periods and cycles name.
  private func placed(_ measure: QueryMeasure, _ aggregate: QueryAggregate) -> QueryWindow? {
    if words.says("win.periods_n"), let count = words.numbers(in: "win.periods_n").first {
      return .periods(last: count)
    }
    if words.says("win.cycles_n"), let count = words.numbers(in: "win.cycles_n").first {
      return measure == .cycleLength ? .cycles(last: count + 1) : .cycles(last: count)
    }
    if let focus, !focus.days.isEmpty {
      if words.says("win.night_before") { return .on(focus.days, shift: -1) }
      if words.says("win.day_after") { return .on(focus.days, shift: 1) }
      if words.says("win.those_days") { return .on(focus.days, shift: 0) }
    }
    if let anchor {
      if words.says("win.night_before_thing") { return .around(anchor, shift: -1) }
      if words.says("win.on_thing") { return .around(anchor, shift: 0) }
    }
    let isOfLength = measure == .cycleLength || measure == .periodLength || measure == .period
    if measure == .cycleLength, words.says("win.before_that") {
      if case .cycle(let back)? = focus?.query.sides.first?.window { return .cycle(back: back + 1) }
      return .cycle(back: 2)
    }
    guard !isOfLength, ![.argmax, .last, .first].contains(aggregate) else { return nil }
    if words.says("win.last_cycle") { return .cycle(back: 1) }
    if words.says("win.this_cycle") { return .cycle(back: 0) }
    if words.says("win.this_period") { return .period(back: 0) }
    if words.says("win.last_period") {
      return words.says("cmp") ? .cycle(back: 1) : .period(back: 0)
    }
    return nil
  }

  /// What the days asked of are those of: "the night before my migraine".
  private var anchor: QueryMeasure? {
    guard words.things.count > 1, let last = words.things.last?.measure, last != measure else {
      return nil
    }
    return last
  }

  /// The window of a question that names none.
  private func usual(_ measure: QueryMeasure, _ aggregate: QueryAggregate) -> QueryWindow {
    if words.says("win.ever") { return .all }
    switch aggregate {
    case .first, .last, .list, .interval, .argmax, .range, .streak, .max, .min: return .all
    case .exists: return .days(today...today)
    case .value:
      switch measure {
      case .cycleDay, .late, .cycleLength, .periodLength: return .all
      case .intake, .product: return .days(today...today)
      default: return .all
      }
    case .sum, .count, .days, .mean, .median:
      switch measure {
      case .intake, .product, .metric, .kicks: return .recent(Self.usualDays)
      default: return .all
      }
    }
  }

  /// How far back a question goes that names no time.
  private static let usualDays = 30
}
