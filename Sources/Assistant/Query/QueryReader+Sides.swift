import Civil
import Journal

extension QueryReader {
  /// What is looked at: several days or spans side by side, one where nothing is compared.
  func sides(of measure: QueryMeasure, _ aggregate: QueryAggregate) -> [QuerySide] {
    let days = measure == .cycleDay ? [] : cycleDays
    var windows = words.times
    if measure == .cycleDay { windows = Array(windows.prefix(1)) }
    if let placed = placed(measure, aggregate) { windows.append(placed) }
    let before = words.says("win.before_period") && measure != .period
    var sides: [QuerySide] = []
    if before {
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
    }
    return sides.isEmpty ? [QuerySide(window: usual(measure, aggregate))] : sides
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
    let isOfLength = measure == .cycleLength || measure == .periodLength || measure == .period
    guard !isOfLength else { return nil }
    if words.says("win.last_cycle") { return .cycle(back: 1) }
    if words.says("win.this_cycle") { return .cycle(back: 0) }
    if words.says("win.this_period") { return .period(back: 0) }
    if words.says("win.last_period") {
      return words.says("cmp") ? .cycle(back: 1) : .period(back: 0)
    }
    return nil
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
