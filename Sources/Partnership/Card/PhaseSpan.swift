package import Civil

/// The days of one phase, the last one included.
package struct PhaseSpan: Hashable, Sendable {
  /// The phase.
  package let phase: CardPhase
  /// Its days.
  package let days: ClosedRange<CivilDate>

  /// Takes a phase and its days.
  package init(_ phase: CardPhase, _ days: ClosedRange<CivilDate>) {
    self.phase = phase
    self.days = days
  }

  /// The spans in the order of their days, those of one phase that touch joined to one.
  static func joined(_ spans: [PhaseSpan]) -> [PhaseSpan] {
    let sorted = spans.sorted {
      ($0.days.lowerBound, $0.days.upperBound, $0.phase.rawValue)
        < ($1.days.lowerBound, $1.days.upperBound, $1.phase.rawValue)
    }
    var joined: [PhaseSpan] = []
    for span in sorted {
      if let last = joined.last, last.phase == span.phase,
        span.days.lowerBound <= last.days.upperBound + 1
      {
        let end = max(last.days.upperBound, span.days.upperBound)
        joined[joined.count - 1] = PhaseSpan(span.phase, last.days.lowerBound...end)
      } else {
        joined.append(span)
      }
    }
    return joined
  }
}

extension ClosedRange<CivilDate> {
  /// The days that lie in `window` too; nil if there are none.
  func days(within window: ClosedRange<CivilDate>) -> ClosedRange<CivilDate>? {
    overlaps(window) ? clamped(to: window) : nil
  }
}
