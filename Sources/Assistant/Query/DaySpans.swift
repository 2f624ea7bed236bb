import Civil

/// Stretches of days in which a day is found quickly.
struct DaySpans {
  /// The stretches in order, none touching another's days.
  private let spans: [ClosedRange<CivilDate>]

  init(_ ranges: [ClosedRange<CivilDate>]) {
    spans = ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { spans, range in
      guard let last = spans.last, range.lowerBound <= last.upperBound else {
        spans.append(range)
        return
      }
      spans[spans.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    }
  }

  /// Whether a day is in one of them.
  func contains(_ day: CivilDate) -> Bool {
    spans.lastIndex(notAfter: day, by: \.lowerBound).map { spans[$0].contains(day) } ?? false
  }
}
