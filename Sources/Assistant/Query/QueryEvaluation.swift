import Civil
import Journal
import Physiology

/// Answers a question from what may be shown of a record; it is total and changes nothing.
///
/// What days are counted from is looked up in the whole record.
func evaluate(
  _ query: Query, _ journal: Journal, of whole: Journal? = nil, _ cycle: CyclePicture,
  today: CivilDate
) -> QueryAnswer {
  QueryEvaluation(query, journal, of: whole ?? journal, cycle, today: today).answer
}

/// A question being looked up.
private struct QueryEvaluation {
  let query: Query
  let cycle: CyclePicture
  let span: QuerySpan
  let today: CivilDate
  private let source: QuerySource
  private let weighing: QueryWeighing
  /// All of the kind, oldest first.
  let all: [QueryItem]

  init(
    _ query: Query, _ journal: Journal, of whole: Journal, _ cycle: CyclePicture, today: CivilDate
  ) {
    self.query = query
    self.cycle = cycle
    self.today = today
    span = QuerySpan(journal, cycle.history, today: today)
    source = QuerySource(journal, of: whole, cycle, span, today: today)
    weighing = QueryWeighing(query, cycle, span, today: today)
    all = source.items(query.measure)
  }

  /// Only visits and what is to come may lie ahead.
  private var last: CivilDate {
    if case .text(.appointment, _) = query.measure { .latest } else { today }
  }

  var answer: QueryAnswer {
    var query = query
    var findings = query.sides.map { finding($0) }
    if let wider = widened(findings) {
      query.sides = [wider.side]
      findings = [wider]
    }
    return QueryAnswer(
      query: query, findings: findings, latest: all.last { $0.date <= last },
      usual: query.isAgainstUsual ? usual(query) : nil)
  }

  /// The whole record where the last days hold too few numbers and none were named.
  private func widened(_ findings: [QueryFinding]) -> QueryFinding? {
    guard [.mean, .median, .range].contains(query.aggregate), findings.count == 1,
      let only = findings.first, case .recent = only.side.window,
      only.values.count < QueryUsual.least
    else { return nil }
    let wide = finding(QuerySide(window: .all, filter: only.side.filter))
    return wide.values.count > only.values.count ? wide : nil
  }

  private func finding(_ side: QuerySide) -> QueryFinding {
    var window = side.window
    if case .around(let other, let shift) = window {
      let days = source.days(of: other)
      window = .on(days.filter { $0 <= today }, shift: shift)
    }
    let ranges = span.ranges(of: window)
    let filtering = QueryFiltering(side.filter, source, cycle, span, ranges)
    let spans = DaySpans(ranges)
    let inside = all.filter { $0.date <= last && isInside($0, spans, window) }
    var items = inside.filter { filtering.holds($0) }
    if let latest = side.filter.latest {
      items = items.filter { $0.value != nil }.suffix(latest)
    }
    if side.filter.isOver, case .periods(let count) = window { items = items.suffix(count - 1) }
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
    finding.whole = whole(inside, spans, window)
    weighing.weigh(&finding)
    return finding
  }

  /// How many there are of which those found are a part.
  private func whole(
    _ inside: [QueryItem], _ spans: DaySpans, _ window: QueryWindow
  ) -> Int {
    if case .moods = query.measure {
      let days = source.items(.mood).filter { $0.date <= last && isInside($0, spans, window) }
      return days.lazy.map(\.date).distinct.count
    }
    return query.measure.isOfEntries ? inside.count : inside.lazy.map(\.date).distinct.count
  }

  private func isInside(_ item: QueryItem, _ spans: DaySpans, _ window: QueryWindow) -> Bool {
    if case .cycleLength = query.measure, window.isNamed, let until = item.until {
      if case .days(let days) = window, days.upperBound - days.lowerBound < Self.longSpan {
        return spans.contains(until) || spans.contains(item.date)
      }
    }
    return spans.contains(item.date)
  }

  /// In a shorter span of days a cycle counts that ends there, too.
  private static let longSpan = 100

  /// The night before each day, as noted on its morning; where none is, on the evening before.
  private func nights(before days: [CivilDate]) -> [QueryItem] {
    let ofMornings = days.compactMap { day in all.last { $0.date == day } }
    guard ofMornings.isEmpty else { return ofMornings }
    return days.compactMap { day in all.last { $0.date == day - 1 } }
  }

  /// What the same comes to in the spans before it, as long as each; nil where too few are noted.
  private func usual(_ query: Query) -> QueryUsual? {
    guard let side = query.sides.first, let first = all.first?.date else { return nil }
    if [.last, .value, .max, .min].contains(query.aggregate), !query.measure.isSummed {
      let told = finding(side).chosen?.date ?? today
      return QueryUsual(all.filter { $0.date < told }.compactMap(\.value).reversed())
    }
    var numbers: [Double] = []
    for step in 1...QueryUsual.mostSpans {
      guard let window = side.window.earlier(by: step) else { break }
      let ranges = span.ranges(of: window)
      guard let range = ranges.first, range.upperBound >= first else { break }
      if let number = finding(QuerySide(window: window, filter: side.filter)).number {
        numbers.append(number)
      }
    }
    return QueryUsual(numbers)
  }
}
