import Civil
import Journal
import Physiology

extension QueryReader {
  /// What is looked at: several days or spans side by side, one where nothing is compared.
  func sides(of measure: QueryMeasure, _ aggregate: QueryAggregate) -> [QuerySide] {
    let filter = filter(of: measure)
    var sides = compared(measure, aggregate) ?? placedSides(of: measure, aggregate)
    if sides.isEmpty { sides = [QuerySide(window: usual(measure, aggregate, filter))] }
    return sides.map { side in
      QuerySide(window: side.window, filter: side.filter.joined(with: filter))
    }
  }

  /// What differs on each side other than its time: the day of the cycle, the phase, the company.
  private func compared(_ measure: QueryMeasure, _ aggregate: QueryAggregate) -> [QuerySide]? {
    let window = windows(of: measure, aggregate).first ?? .all
    if phases.count > 1 {
      return phases.map { QuerySide(window: window, filter: QueryFilter(phase: $0)) }
    }
    if let phase = phases.first, words.says("agg.cmp.up") || words.says("cmp.when") {
      return [false, true].map {
        QuerySide(window: window, filter: QueryFilter(phase: phase, isOtherPhase: $0))
      }
    }
    if companies.count > 1 {
      return companies.map { QuerySide(window: window, filter: QueryFilter(company: $0)) }
    }
    if dayParts.count > 1, words.clocks.isEmpty, !measure.isOfCycle {
      return dayParts.map { QuerySide(window: window, filter: QueryFilter(clock: $0)) }
    }
    if words.says("win.in_period"), words.says("other_days"), !measure.isOfCycle {
      return [false, true].map {
        QuerySide(window: .all, filter: QueryFilter(phase: .menstrual, isOtherPhase: $0))
      }
    }
    if relations.count > 1 {
      return relations.map { QuerySide(window: window, filter: QueryFilter(relation: $0)) }
    }
    if words.says("win.before_period"), measure != .period {
      let days = words.numbers(in: "win.before_period").first ?? Self.daysBefore
      let filter = QueryFilter(
        daysBeforePeriod: days, isOther: words.says("win.not_before") && !words.says("cmp"))
      var sides = [QuerySide(window: window, filter: filter)]
      if aggregate == .value || aggregate == .mean,
        !words.says("win.days_n") || words.says("cmp.when")
      {
        var other = filter
        other.isOther = true
        sides.append(QuerySide(window: window, filter: other))
      }
      return sides
    }
    return bothPlaced(measure)
  }

  /// The windows that the words name.
  private func windows(of measure: QueryMeasure, _ aggregate: QueryAggregate) -> [QueryWindow] {
    var windows = words.times.filter { isPast($0, measure) }
    if measure == .cycleDay { windows = Array(windows.prefix(1)) }
    if words.says("win.since"), windows.count == 1, let from = start(of: windows.first) {
      windows = [.since(from)]
    }
    if aggregate == .last { windows.removeAll { $0 == .days(today...today) } }
    if !words.says("win.and_before"), let placed = placed(measure, aggregate) {
      windows.append(placed)
    }
    if windows.count == 2, !words.says("cmp"), let narrow = narrower(windows) { windows = [narrow] }
    return windows
  }

  /// The one of two spans that lies in the other: "in April of this year".
  private func narrower(_ windows: [QueryWindow]) -> QueryWindow? {
    let spans = windows.map { window -> ClosedRange<CivilDate>? in
      switch window {
      case .month(let month): month.first...month.last
      case .days(let days): days
      default: nil
      }
    }
    guard let one = spans.first ?? nil, let other = spans.last ?? nil, one != other else {
      return nil
    }
    if other.contains(one.lowerBound), other.contains(one.upperBound) { return windows.first }
    return one.contains(other.lowerBound) && one.contains(other.upperBound) ? windows.last : nil
  }

  private func start(of window: QueryWindow?) -> CivilDate? {
    switch window {
    case .days(let days): days.lowerBound
    case .month(let month): month.first
    default: nil
    }
  }

  private func placedSides(
    of measure: QueryMeasure, _ aggregate: QueryAggregate
  ) -> [QuerySide] {
    let windows = windows(of: measure, aggregate)
    let days = measure == .cycleDay ? [] : cycleDays
    if days.count > 1 {
      return days.map {
        QuerySide(window: windows.first ?? .all, filter: QueryFilter(cycleDay: $0))
      }
    }
    if let day = days.first {
      let filter = QueryFilter(cycleDay: day)
      let isBeside = windows.count > 1 || words.says("cmp") && !words.times.isEmpty
      return isBeside
        ? words.times.filter { isPast($0, measure) }.map { QuerySide(window: $0) }
          + [QuerySide(window: placed(measure, aggregate) ?? .all, filter: filter)]
        : [QuerySide(window: windows.first ?? .all, filter: filter)]
    }
    var sides = windows.map { QuerySide(window: $0) }
    if isInPeriod(measure, aggregate) {
      if sides.isEmpty { sides = [QuerySide()] }
      sides[0].filter.phase = .menstrual
    }
    if words.says("win.one_before") && words.says("cmp") || words.says("win.and_before"),
      sides.count == 1,
      let before = windows.first?.earlier(by: 1)
    {
      sides.append(QuerySide(window: before))
    }
    if words.says("cmp"), sides.count == 1, let now = current(like: windows.first) {
      sides.insert(QuerySide(window: now), at: 0)
    }
    return sides
  }

  /// Whether the days of all periods are meant: "do I sleep worse on my period".
  private func isInPeriod(_ measure: QueryMeasure, _ aggregate: QueryAggregate) -> Bool {
    words.says("win.in_period") && !measure.isOfCycle && placed(measure, aggregate) == nil
      && (aggregate.isNumber || aggregate == .argmax)
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

  /// This one and the last one, where they are put side by side.
  private func bothPlaced(_ measure: QueryMeasure) -> [QuerySide]? {
    guard words.says("cmp") || words.says("agg.much") else { return nil }
    if words.says("win.periods_n"), measure != .period, measure != .periodLength,
      let count = words.numbers(in: "win.periods_n").first, (2...Self.mostSides).contains(count)
    {
      return (0..<count).reversed().map { QuerySide(window: .period(back: $0)) }
    }
    let isNow = words.says("win.this_period") || words.says("cmp") && words.says("win.this_cycle")
    if isNow, words.says("win.last_period"), measure != .period {
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
      return .periods(last: words.says("finished") ? count + 1 : count)
    }
    if words.says("win.cycles_n"), let count = words.numbers(in: "win.cycles_n").first {
      return measure == .cycleLength ? .cycles(last: count + 1) : .cycles(last: count)
    }
    if let focus, !focus.days.isEmpty {
      let days = focus.point.map { [$0] } ?? focus.days
      if words.says("win.night_before") { return .on(days, shift: -1) }
      if words.says("win.day_after") { return .on(days, shift: 1) }
      if words.says("win.those_days") { return .on(focus.days, shift: 0) }
    }
    let isBefore = words.says("win.before_period") && words.says("win.days_n")
    if let anchor, relations.isEmpty, !isBefore {
      if words.says("win.night_before_thing") { return .around(anchor, shift: -1) }
      if words.says("win.on_thing") { return .around(anchor, shift: 0) }
    }
    let isOfLength = measure == .cycleLength || measure == .periodLength || measure == .period
    if measure == .cycleLength, words.says("win.before_that") {
      if case .cycle(let back)? = focus?.query.sides.first?.window { return .cycle(back: back + 1) }
      return .cycle(back: 2)
    }
    if !isOfLength, words.says("win.this_cycle") { return .cycle(back: 0) }
    guard !isOfLength, ![.argmax, .last].contains(aggregate) else { return nil }
    if words.says("win.last_cycle") { return .cycle(back: 1) }
    if words.says("win.this_period") { return .period(back: 0) }
    if words.says("win.last_period") {
      return words.says("cmp") ? .period(back: 1) : .period(back: 0)
    }
    let isOne =
      !aggregate.isNumber && aggregate != .argmax && cycleDays.isEmpty
      && words.first(of: ["other_days", "win.before_period", "cmp.when"]) == nil
    return isOne && words.says("win.in_period") ? .period(back: 0) : nil
  }

  /// What the days asked of are those of: "the night before my migraine".
  private var anchor: QueryMeasure? {
    guard words.things.count > 1, companies.isEmpty, let last = words.things.last?.measure,
      last != measure
    else { return nil }
    return last
  }

  /// The window of a question that names none.
  private func usual(
    _ measure: QueryMeasure, _ aggregate: QueryAggregate, _ filter: QueryFilter
  ) -> QueryWindow {
    if words.says("win.ever") || filter != QueryFilter() || group != nil { return .all }
    switch aggregate {
    case .first, .last, .list, .interval, .argmax, .range, .streak, .max, .min, .change, .share:
      return .all
    case .exists: return .days(today...today)
    case .value:
      switch measure {
      case .cycleDay, .late, .cycleLength, .periodLength: return .all
      case .intake, .product: return .days(today...today)
      default: return .all
      }
    case .sum, .count, .days, .mean, .median:
      switch measure {
      case .intake, .product, .metric: return .recent(Self.usualDays)
      default: return .all
      }
    }
  }

  /// How far back a question goes that names no time.
  private static let usualDays = 30
}

extension QueryFilter {
  /// Both together; what the first says stands.
  func joined(with other: QueryFilter) -> QueryFilter {
    var joined = self
    joined.cycleDay = cycleDay ?? other.cycleDay
    joined.weekdays = weekdays.isEmpty ? other.weekdays : weekdays
    joined.least = least ?? other.least
    joined.most = most ?? other.most
    joined.phase = phase ?? other.phase
    joined.severity = severity ?? other.severity
    joined.isUnvalued = isUnvalued || other.isUnvalued
    joined.isOver = isOver || other.isOver
    joined.isDisturbed = isDisturbed || other.isDisturbed
    joined.clock = clock ?? other.clock
    joined.company = company ?? other.company
    joined.relation = relation ?? other.relation
    return joined
  }
}
