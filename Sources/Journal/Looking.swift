public import Civil
public import Physiology

/// What the entries say when one looks back over them; each answer reads them once.
extension Journal {
  /// The values of a measure, one a day, up to `today`; nil without any.
  public func series(of measure: Metric, upTo today: CivilDate = .latest) -> Series? {
    let values = entries.compactMap { entry -> DatedValue? in
      guard entry.date <= today, let value = measure.value(of: entry.fact) else { return nil }
      return DatedValue(entry.date, value)
    }
    return Series(values).map { measure.isSummed ? $0.dailySums : $0.dailyMeans }
  }

  /// The symptoms and moods of each day that has any, oldest first, each once a day.
  public func signsByDay(upTo today: CivilDate = .latest) -> [DaySigns] {
    var byDay: [CivilDate: [Term]] = [:]
    for entry in entries where entry.date <= today {
      for term in entry.fact.signs where !(byDay[entry.date]?.contains(term) ?? false) {
        byDay[entry.date, default: []].append(term)
      }
    }
    return byDay.map { DaySigns(date: $0.key, terms: $0.value) }.sorted { $0.date < $1.date }
  }

  /// The days on which a fact is noted that meets a condition, oldest first, each once.
  public func days(upTo today: CivilDate = .latest, where holds: (Fact) -> Bool) -> [CivilDate] {
    Set(entries.filter { $0.date <= today && holds($0.fact) }.map(\.date)).sorted()
  }
}

/// What she felt on one day.
public struct DaySigns: Hashable, Sendable {
  /// The day.
  public let date: CivilDate
  /// The symptoms and moods, in the order they were noted; never empty.
  public let terms: [Term]

  /// Puts symptoms and moods on a day.
  public init(date: CivilDate, terms: [Term]) {
    self.date = date
    self.terms = terms
  }
}

extension Fact {
  /// The symptom that is there, or the moods; empty for anything else and for a symptom's absence.
  public var signs: [Term] {
    switch self {
    case .symptom(let term, let severity, let pain):
      severity == Severity.none || pain == 0 ? [] : [term]
    case .mood(let terms): terms
    default: []
    }
  }
}
