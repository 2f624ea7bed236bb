public import Civil
public import Physiology

/// What the entries say when one looks back over them; each answer reads them once.
extension Journal {
  /// The values of a measure, one a day, from `first` up to `today`; nil without any.
  public func series(
    of measure: Metric, from first: CivilDate = .earliest, upTo today: CivilDate = .latest
  ) -> Series? {
    var values: [DatedValue] = []
    read(measure.kinds, from: first, upTo: today) { entry in
      guard let value = measure.value(of: entry.fact) else { return }
      values.append(DatedValue(entry.date, value))
    }
    return Series(values).map { measure.isSummed ? $0.dailySums : $0.dailyMeans }
  }

  /// The symptoms and moods of each day that has any, from `first` up to `today`, oldest first,
  /// each once a day.
  public func signsByDay(
    from first: CivilDate = .earliest, upTo today: CivilDate = .latest
  ) -> [DaySigns] {
    var days: [DaySigns] = []
    read([.symptom, .mood], from: first, upTo: today) { entry in
      let signs = entry.fact.signs
      guard !signs.isEmpty else { return }
      let date = entry.date
      var day = days.count - 1
      if days.last.map({ $0.date != date }) ?? true {
        day = days.lastIndex(notAfter: date, by: \.date) ?? -1
        if day < 0 || days[day].date != date {
          day += 1
          days.insert(DaySigns(date: date, terms: []), at: day)
        }
      }
      for term in signs where !days[day].terms.contains(term) { days[day].terms.append(term) }
    }
    return days
  }

  /// The days from `first` up to `today` on which a fact is noted that meets a condition, oldest
  /// first, each once.
  public func days(
    from first: CivilDate = .earliest, upTo today: CivilDate = .latest,
    where holds: (Fact) -> Bool
  ) -> [CivilDate] {
    var days: [CivilDate] = []
    read(from: first, upTo: today) { entry in
      if days.last != entry.date, holds(entry.fact) { days.append(entry.date) }
    }
    return days.sorted().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The days from `first` up to `today` on which a fact of some kinds is noted that meets a
  /// condition, oldest first, each once.
  package func days(
    of kinds: [FactKind], from first: CivilDate = .earliest, upTo today: CivilDate = .latest,
    where holds: (Fact) -> Bool = { _ in true }
  ) -> [CivilDate] {
    var days: [CivilDate] = []
    read(kinds, from: first, upTo: today) { entry in
      if days.last != entry.date, holds(entry.fact) { days.append(entry.date) }
    }
    return days
  }
}

/// What she felt on one day.
public struct DaySigns: Hashable, Sendable {
  /// The day.
  public let date: CivilDate
  /// The symptoms and moods, in the order they were noted; never empty.
  public internal(set) var terms: [Term]

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
    case .symptom(let term, let severity, let pain, _):
      severity == Severity.none || pain == 0 ? [] : [term]
    case .mood(let terms): terms
    default: []
    }
  }
}
