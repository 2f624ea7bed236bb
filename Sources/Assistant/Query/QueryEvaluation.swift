import Civil
import Journal
import Physiology

/// Answers a question from a record; it is total and changes nothing.
func evaluate(
  _ query: Query, _ journal: Journal, _ cycle: CyclePicture, today: CivilDate
) -> QueryAnswer {
  QueryEvaluation(query, journal, cycle, today: today).answer
}

/// A question being looked up.
private struct QueryEvaluation {
  let query: Query
  let cycle: CyclePicture
  let span: QuerySpan
  let today: CivilDate
  private let journal: Journal
  /// All of the kind, oldest first.
  let all: [QueryItem]

  init(_ query: Query, _ journal: Journal, _ cycle: CyclePicture, today: CivilDate) {
    self.query = query
    self.cycle = cycle
    self.today = today
    self.journal = journal
    span = QuerySpan(journal, cycle.history, today: today)
    all = Self.items(query.measure, journal, cycle, span, today)
  }

  private static func items(
    _ measure: QueryMeasure, _ journal: Journal, _ cycle: CyclePicture, _ span: QuerySpan,
    _ today: CivilDate
  ) -> [QueryItem] {
    switch measure {
    case .period, .periodLength:
      return span.periods.indices.map { index in
        let period = span.periods[index]
        return QueryItem(
          date: period.start, until: period.end, value: period.length.map(Double.init),
          fact: .period(.start))
      }
    case .cycleLength:
      return cycle.history.gaps.filter { !$0.isBroken && $0.confirmedCycles ?? 1 == 1 }.map {
        QueryItem(date: $0.from, until: $0.to, value: Double($0.days))
      }
    case .cycleDay:
      return [today].compactMap { day in
        span.cycleDay(of: day).map { QueryItem(date: day, value: Double($0)) }
      }
    case .late:
      return span.periods.last.map { last in
        [
          QueryItem(
            date: last.start, until: cycle.forecast?.expectedStart,
            value: cycle.forecast?.daysLate.map(Double.init))
        ]
      } ?? []
    default:
      return journal.chronological.compactMap { measure.item(of: $0) }
    }
  }

  /// Only visits and what is to come may lie ahead.
  private var last: CivilDate {
    if case .text(.appointment, _) = query.measure { .latest } else { today }
  }

  var answer: QueryAnswer {
    QueryAnswer(
      query: query, findings: query.sides.map { finding($0) },
      latest: all.last { $0.date <= last })
  }

  private func finding(_ side: QuerySide) -> QueryFinding {
    var window = side.window
    if case .around(let other, let shift) = window {
      let days = Self.items(other, journal, cycle, span, today).map(\.date)
      window = .on(Set(days.filter { $0 <= today }).sorted(), shift: shift)
    }
    let ranges = span.ranges(of: window)
    var items = all.filter { item in
      item.date <= last && isInside(item, ranges, window)
        && span.holds(item.date, side.filter) && Self.holds(item.value, side.filter)
    }
    if case .metric(.sleep, _) = query.measure, case .on(let days, -1) = window {
      items = nights(before: days)
    }
    if case .cycleDay = query.measure, let day = ranges.first?.lowerBound, day > .earliest {
      items = ranges.compactMap { range in
        span.cycleDay(of: range.lowerBound).map {
          QueryItem(date: range.lowerBound, value: Double($0))
        }
      }
    }
    var side = side
    side.window = window
    var finding = QueryFinding(side: side, ranges: ranges, items: items)
    weigh(&finding)
    return finding
  }

  private static func holds(_ value: Double?, _ filter: QueryFilter) -> Bool {
    guard filter.least != nil || filter.most != nil else { return true }
    guard let value else { return false }
    return value >= filter.least ?? -.infinity && value <= filter.most ?? .infinity
  }

  private func isInside(
    _ item: QueryItem, _ ranges: [ClosedRange<CivilDate>], _ window: QueryWindow
  ) -> Bool {
    if case .cycleLength = query.measure, window.isNamed, let until = item.until {
      if case .cycle = window { return ranges.contains { $0.contains(item.date) } }
      return ranges.contains { $0.contains(until) || $0.contains(item.date) }
    }
    return ranges.contains { $0.contains(item.date) }
  }

  /// The night before each day: as noted on that day, else on the one before.
  private func nights(before days: [CivilDate]) -> [QueryItem] {
    days.compactMap { day in
      all.last { $0.date == day } ?? all.last { $0.date == day - 1 }
    }
  }

  private func weigh(_ finding: inout QueryFinding) {
    let values = finding.values
    let valued = finding.items.filter { $0.value != nil }
    switch query.aggregate {
    case .value:
      finding.chosen = finding.items.last
      finding.number =
        query.measure.isSummed
        ? values.isEmpty ? nil : values.reduce(0, +) : values.count > 1 ? mean(values) : values.last
    case .exists: finding.chosen = finding.items.last
    case .count: finding.number = Double(finding.items.count)
    case .days:
      let looked = finding.ranges.reduce(0) {
        $0 + max(0, min($1.upperBound, today) - max($1.lowerBound, today - Self.mostDays) + 1)
      }
      finding.number = Double(
        query.isWithout ? max(0, looked - finding.days.count) : finding.days.count)
    case .sum: finding.number = values.isEmpty ? nil : values.reduce(0, +)
    case .mean: finding.number = mean(daily(finding))
    case .median:
      let sorted = daily(finding).sorted()
      finding.number = sorted.dropFirst((sorted.count - 1) / 2).first
    case .min, .max, .range:
      let least = valued.min { ($0.value ?? 0, $1.date) < ($1.value ?? 0, $0.date) }
      let most = valued.max { ($0.value ?? 0, $0.date) < ($1.value ?? 0, $1.date) }
      finding.chosen = query.aggregate == .max ? most : least
      finding.other = query.aggregate == .range ? most : nil
      finding.number = finding.chosen?.value
    case .first:
      finding.chosen = finding.items.first
      finding.number = finding.chosen?.value
    case .last:
      finding.chosen = finding.items.last { $0.date <= today } ?? finding.items.last
      finding.number = finding.chosen?.value
    case .list: break
    case .streak:
      let run = run(finding.days)
      finding.chosen = run.first.map { QueryItem(date: $0, until: run.last) }
      finding.number = Double(run.count)
    case .interval: between(&finding)
    case .argmax: gather(&finding)
    }
  }

  /// So far back days without something are counted.
  private static let mostDays = 366

  /// The numbers, those that add up by the day.
  private func daily(_ finding: QueryFinding) -> [Double] {
    guard query.measure.isSummed else { return finding.values }
    var days: [CivilDate: Double] = [:]
    for item in finding.items { if let value = item.value { days[item.date, default: 0] += value } }
    return days.sorted { $0.key < $1.key }.map(\.value)
  }

  private func mean(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  /// The last days in a row.
  private func run(_ days: [CivilDate]) -> [CivilDate] {
    var run: [CivilDate] = []
    for day in days.reversed() {
      if let first = run.first, first - day > 1 { break }
      run.insert(day, at: 0)
    }
    return run
  }

  /// How many days lie between the last two.
  private func between(_ finding: inout QueryFinding) {
    let from: CivilDate?
    let to: CivilDate?
    if case .flow = query.measure {
      let bleeds = span.bleeds.suffix(2)
      (from, to) = (bleeds.first?.upperBound, bleeds.last?.lowerBound)
    } else {
      let days = finding.days.suffix(2)
      (from, to) = (days.first, days.last)
    }
    guard let from, let to, from < to else { return }
    finding.chosen = QueryItem(date: from, until: to)
    finding.number = Double(to - from)
  }

  private func gather(_ finding: inout QueryFinding) {
    var groups: [Int: [Double]] = [:]
    for item in finding.items {
      let key: Int? =
        switch query.group ?? .cycleDay {
        case .cycleDay: span.cycleDay(of: item.date)
        case .weekday: item.date.weekday.rawValue
        case .month: item.date.month
        }
      if let key { groups[key, default: []].append(item.value ?? 1) }
    }
    let counts =
      query.measure.isOfDays && finding.values.count < finding.items.count
      || query.measure.isOfDays && query.group != .cycleDay
    finding.isCounted = counts
    finding.groups = groups.map { key, values in
      QueryShare(
        key: key, mean: counts ? Double(values.count) : mean(values) ?? 0, count: values.count)
    }.sorted {
      query.isLeast
        ? ($0.mean, $0.key) < ($1.mean, $1.key) : ($1.mean, $0.key) < ($0.mean, $1.key)
    }
    finding.number = finding.groups.first?.mean
  }
}
