import Civil

/// From which day to which each page of entries goes, so that a look at some days opens only the
/// pages that may hold them.
struct DayPages: Hashable, Sendable {
  private var spans: [ClosedRange<CivilDate>] = []
  private var count = 0

  init() {}

  init(_ entries: Pages<Entry>) {
    for entry in entries { append(entry.date) }
  }

  mutating func append(_ date: CivilDate) {
    if count % Pages<Entry>.size == 0 {
      spans.append(date...date)
    } else if let last = spans.last {
      spans[spans.count - 1] = min(last.lowerBound, date)...max(last.upperBound, date)
    }
    count += 1
  }

  /// Where the entries from one day to another may stand, in their order.
  func places(from first: CivilDate, upTo last: CivilDate) -> some Sequence<Int> {
    spans.indices.lazy.filter { spans[$0].lowerBound <= last && first <= spans[$0].upperBound }
      .flatMap { page in
        let start = page * Pages<Entry>.size
        return start..<Swift.min(start + Pages<Entry>.size, count)
      }
  }
}
