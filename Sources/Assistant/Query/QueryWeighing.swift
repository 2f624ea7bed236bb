import Civil
import Journal
import Physiology

/// Makes of what is found what a question asks for.
struct QueryWeighing {
  private let query: Query
  private let cycle: CyclePicture
  private let span: QuerySpan
  private let today: CivilDate

  init(_ query: Query, _ cycle: CyclePicture, _ span: QuerySpan, today: CivilDate) {
    self.query = query
    self.cycle = cycle
    self.span = span
    self.today = today
  }

  func weigh(_ finding: inout QueryFinding) {
    if query.group != nil { return gather(&finding) }
    let values = finding.values
    switch query.aggregate {
    case .value:
      finding.chosen = finding.items.last
      finding.number =
        query.measure.isSummed
        ? values.isEmpty ? nil : values.reduce(0, +) : values.count > 1 ? mean(values) : values.last
    case .exists: finding.chosen = finding.items.last
    case .days where query.isWithout:
      finding.number = Double(max(0, looked(finding) - finding.days.count))
    case .count, .days, .share, .sum, .mean, .median:
      finding.number = number(finding.items)
    case .min, .max, .range: rank(&finding)
    case .first:
      finding.chosen = finding.items.first
      finding.number = finding.chosen?.value
    case .last:
      finding.chosen = finding.items.last { $0.date <= today } ?? finding.items.last
      finding.number = finding.chosen?.value
    case .list, .argmax: break
    case .streak:
      let run = run(finding.days)
      finding.chosen = run.first.map { QueryItem(date: $0, until: run.last) }
      finding.number = Double(run.count)
    case .interval: between(&finding)
    case .change:
      let valued = finding.items.filter { $0.value != nil }
      guard valued.count > 1, let first = valued.first, let last = valued.last else { return }
      (finding.chosen, finding.other) = (first, last)
      finding.number = (last.value ?? 0) - (first.value ?? 0)
    }
  }

  /// The number that an aggregate makes of some entries; nil where it makes none.
  private func number(_ items: [QueryItem], as aggregate: QueryAggregate? = nil) -> Double? {
    let values = items.compactMap(\.value)
    let days = items.lazy.map(\.date).distinct.count
    switch aggregate ?? query.aggregate {
    case .count: return Double(items.count)
    case .days: return Double(days)
    case .share: return Double(query.measure.isOfEntries ? items.count : days)
    case .sum: return values.isEmpty ? nil : values.reduce(0, +)
    case .median:
      let sorted = daily(items).sorted()
      guard !sorted.isEmpty else { return nil }
      let middle = sorted.dropFirst((sorted.count - 1) / 2).prefix(sorted.count % 2 == 0 ? 2 : 1)
      return mean(Array(middle))
    default: return mean(daily(items))
    }
  }

  /// What is ranked: the sums of days where what is noted adds up, else each entry.
  private func ranked(_ items: [QueryItem]) -> [QueryItem] {
    let valued = items.filter { $0.value != nil }
    guard query.measure.isSummed, !query.measure.isOfEntries else { return valued }
    var days: [CivilDate: Double] = [:]
    for item in valued { days[item.date, default: 0] += item.value ?? 0 }
    return days.sorted { $0.key < $1.key }.map { QueryItem(date: $0.key, value: $0.value) }
  }

  /// The days on which the number of a rank was reached.
  private func ties(_ items: [QueryItem], _ value: Double?) -> [CivilDate] {
    Set(ranked(items).filter { $0.value == value }.map(\.date)).sorted()
  }

  private func rank(_ finding: inout QueryFinding) {
    let valued = ranked(finding.items)
    let least = valued.min { ($0.value ?? 0, $1.date) < ($1.value ?? 0, $0.date) }
    let most = valued.max { ($0.value ?? 0, $0.date) < ($1.value ?? 0, $1.date) }
    finding.chosen = query.aggregate == .max ? most : least
    finding.other = query.aggregate == .range ? most : nil
    finding.number = finding.chosen?.value
    finding.ties = ties(finding.items, finding.number)
  }

  /// So far back days without something are counted.
  private static let mostDays = 366

  /// How many days were looked at.
  private func looked(_ finding: QueryFinding) -> Int {
    finding.ranges.reduce(0) {
      $0 + max(0, min($1.upperBound, today) - max($1.lowerBound, today - Self.mostDays) + 1)
    }
  }

  /// The numbers, those that add up by the day.
  private func daily(_ items: [QueryItem]) -> [Double] {
    guard query.measure.isSummed, !query.measure.isOfEntries else {
      return items.compactMap(\.value)
    }
    var days: [CivilDate: Double] = [:]
    for item in items { if let value = item.value { days[item.date, default: 0] += value } }
    return days.sorted { $0.key < $1.key }.map(\.value)
  }

  private func mean(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  /// The last days in a row, or the most there were.
  private func run(_ days: [CivilDate]) -> [CivilDate] {
    var runs: [[CivilDate]] = []
    for day in days {
      if let run = runs.last, let last = run.last, day - last == 1 {
        runs.removeLast()
        runs.append(run + [day])
      } else {
        runs.append([day])
      }
    }
    guard query.isLongest else { return runs.last ?? [] }
    return runs.max { $0.count <= $1.count } ?? []
  }

  /// How many days lie between the last two.
  private func between(_ finding: inout QueryFinding) {
    let from: CivilDate?
    let to: CivilDate?
    if let point = query.point {
      let before = finding.days.last { $0 <= point }
      let after = finding.days.first { $0 >= point }
      (from, to) = query.isPointFirst ? (point, after) : (before, point)
    } else if case .flow = query.measure {
      let bleeds = span.bleeds.suffix(2)
      (from, to) = (bleeds.first?.upperBound, bleeds.last?.lowerBound)
    } else {
      let days = query.isLongest ? widest(finding.days) : finding.days.suffix(2)
      (from, to) = (days.first, days.last)
    }
    guard let from, let to, from < to else { return }
    finding.chosen = QueryItem(date: from, until: to)
    finding.number = Double(to - from)
  }

  /// The two neighbouring days that lie furthest apart.
  private func widest(_ days: [CivilDate]) -> ArraySlice<CivilDate> {
    let widest = zip(days, days.dropFirst()).max { $0.1 - $0.0 < $1.1 - $1.0 }
    return widest.map { [$0.0, $0.1] } ?? []
  }

  /// Gathers what is found, the greatest group first where that is asked for, else in their order.
  private func gather(_ finding: inout QueryFinding) {
    var groups: [Int: [QueryItem]] = [:]
    for item in finding.items {
      if let key = key(of: item.date) { groups[key, default: []].append(item) }
    }
    if query.isWithout { return leaveOut(&finding, groups) }
    let inner = inner(finding)
    finding.isCounted = inner == .days || inner == .count
    finding.groups = groups.compactMap { key, items in
      number(items, as: inner).map { QueryShare(key: key, mean: $0, count: items.count) }
    }.sorted { one, other in
      guard query.aggregate == .argmax else { return one.key < other.key }
      return query.isLeast
        ? (one.mean, one.key) < (other.mean, other.key)
        : (other.mean, one.key) < (one.mean, other.key)
    }
    finding.number = finding.groups.first?.mean
  }

  /// What is made of each group.
  private func inner(_ finding: QueryFinding) -> QueryAggregate {
    let measure = query.measure
    switch query.aggregate {
    case .count, .days, .sum, .mean, .median: return query.aggregate
    case .value where measure.isSummed: return .sum
    case .value: return .mean
    default: break
    }
    if query.group == .cycleDay, !finding.values.isEmpty { return .mean }
    if measure.isOfDays { return .days }
    if finding.values.isEmpty || measure == .period { return .count }
    return measure.isSummed && query.group != .weekday ? .sum : .mean
  }

  /// The months or weekdays of the days looked at that hold nothing.
  private func leaveOut(_ finding: inout QueryFinding, _ groups: [Int: [QueryItem]]) {
    finding.isCounted = true
    let first = finding.ranges.first?.lowerBound ?? today
    let last = min(finding.ranges.last?.upperBound ?? today, today)
    guard first > .earliest, last - first <= Self.mostDays * 2 else { return }
    var keys: Set<Int> = []
    var day = first
    while day <= last {
      if let key = key(of: day) { keys.insert(key) }
      day = day + 1
    }
    finding.groups = keys.subtracting(groups.keys).sorted().map {
      QueryShare(key: $0, mean: 0, count: 0)
    }
    finding.number = Double(finding.groups.count)
  }

  private func key(of day: CivilDate) -> Int? {
    switch query.group ?? .cycleDay {
    case .cycleDay: span.cycleDay(of: day)
    case .weekday: day.weekday.rawValue
    case .week: day - CivilDate.earliest - (day.weekday.rawValue - 1)
    case .month: day.year * 12 + day.month - 1
    case .phase:
      if case .phase(let phase) = cycle.kind(of: day) {
        CyclePhase.allCases.firstIndex(of: phase)
      } else {
        nil
      }
    case .cycle:
      span.period(at: day).map { $0.start - CivilDate.earliest }
    }
  }
}
