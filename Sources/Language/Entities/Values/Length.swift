import Civil

/// A length of time as it was said: "1 week and 2 days" keeps both terms.
///
/// `upper` is the far end of a span ("4-5 days"), counted in the unit of the only term.
struct Length: Hashable, Sendable {
  struct Term: Hashable, Sendable {
    var count: Double
    var unit: CalendarUnit
  }

  var terms: [Term]
  var upper: Double?

  init(_ count: Double, _ unit: CalendarUnit, upTo upper: Double? = nil) {
    terms = [Term(count: count, unit: unit)]
    self.upper = upper
  }

  var seconds: Double {
    terms.reduce(0) { $0 + $1.count * $1.unit.seconds }
  }

  /// The finest unit that was said.
  var unit: CalendarUnit {
    terms.map(\.unit).min() ?? .day
  }

  /// The whole length counted in its finest unit.
  var count: Double {
    guard terms.count > 1 else { return terms.first?.count ?? 0 }
    return (seconds / unit.seconds * 1_000).rounded() / 1_000
  }

  /// Whether the length counts whole days or more.
  var isOfDays: Bool { unit >= .day }

  /// This length followed by a finer one ("6 hours" and "45 minutes"); nil when it is not finer.
  func followed(by finer: Length) -> Length? {
    guard upper == nil, finer.upper == nil, let last = terms.last, let next = finer.terms.first,
      next.unit < last.unit, terms.count < 6
    else { return nil }
    var whole = self
    whole.terms += finer.terms
    return whole
  }

  /// The day this length after `date` (before it when `sign` is -1).
  ///
  /// Months and years move along the calendar, everything else by whole days; nil when the length
  /// leads out of the years that the calendar counts.
  func moved(from date: CivilDate, sign: Int) -> CivilDate? {
    guard terms.allSatisfy({ abs($0.count) * $0.unit.seconds < 1e11 }) else { return nil }
    var months = 0.0
    var days = 0.0
    for term in terms {
      switch term.unit {
      case .year: months += term.count * 12
      case .month: months += term.count
      case .week: days += term.count * 7
      case .day: days += term.count
      case .hour, .minute, .second: days += term.count * term.unit.seconds / 86_400
      }
    }
    let whole = months.rounded(.towardZero)
    days += ((months - whole) * 30).rounded()
    let moved = date.adding(months: sign * Int(clamping: whole))
    return moved.adding(days: sign * Int(clamping: days.rounded(.towardZero)))
  }
}
