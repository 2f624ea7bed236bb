import Civil
import Journal
import Physiology

/// A filter with the days that it goes by found in the record.
struct QueryFiltering {
  private let filter: QueryFilter
  private let span: QuerySpan
  private let cycle: CyclePicture
  private let company: Set<CivilDate>
  private let anchors: [CivilDate]
  /// Whether the first of the anchors counts rather than the last: what is taken from a day on.
  private let isFirst: Bool

  /// Anchors are looked for in `ranges` first, and in the whole record where those hold none.
  init(
    _ filter: QueryFilter, _ source: QuerySource, _ cycle: CyclePicture, _ span: QuerySpan,
    _ ranges: [ClosedRange<CivilDate>]
  ) {
    self.filter = filter
    self.span = span
    self.cycle = cycle
    company = Set(filter.company.map { source.days(of: $0.measure) } ?? [])
    let all = filter.relation.map { source.days(of: $0.anchor) } ?? []
    isFirst = if case .medicine? = filter.relation?.anchor { true } else { false }
    let spans = DaySpans(ranges)
    let inside = all.filter(spans.contains)
    anchors = inside.isEmpty ? all : inside
  }

  func holds(_ item: QueryItem) -> Bool {
    let day = item.date
    guard span.holds(day, filter), holds(item.value), holds(item.fact) else { return false }
    if let phase = filter.phase, (cycle.kind(of: day) == .phase(phase)) == filter.isOtherPhase {
      return false
    }
    if filter.isUnvalued, item.value != nil { return false }
    if filter.isOver, item.until == nil { return false }
    if filter.isDisturbed {
      guard case .temperature(let reading)? = item.fact, reading.isDisturbed else { return false }
    }
    if let company = filter.company, self.company.contains(day) == company.isAbsent {
      return false
    }
    if let relation = filter.relation, relation.anchor == .ovulation {
      let start = span.period(at: day)?.start
      let next = span.period(after: day)?.start ?? .latest
      let own = anchors.filter { $0 >= start ?? .latest && $0 < next }
      if !relation.holds(day, own) { return false }
    } else if let relation = filter.relation,
      !relation.holds(day, isFirst ? Array(anchors.prefix(1)) : anchors)
    {
      return false
    }
    if let clock = filter.clock {
      guard let time = item.time, clock.holds(time) else { return false }
    }
    return true
  }

  private func holds(_ value: Double?) -> Bool {
    guard filter.least != nil || filter.most != nil else { return true }
    guard let value else { return false }
    return value >= filter.least ?? -.infinity && value <= filter.most ?? .infinity
  }

  private func holds(_ fact: Fact?) -> Bool {
    guard let wanted = filter.severity else { return true }
    guard case .symptom(_, let severity, let pain, _)? = fact else { return false }
    if let severity { return severity == wanted }
    return pain.map { Self.severity($0) == wanted } ?? false
  }

  /// Pain of 1 to 3 is called mild, 4 to 6 moderate, 7 and more severe, as on the numeric rating
  /// scale (Boonstra et al., 2016).
  private static func severity(_ pain: Int) -> Severity {
    switch pain {
    case ..<1: .none
    case 1...3: .mild
    case 4...6: .moderate
    default: .severe
    }
  }
}
