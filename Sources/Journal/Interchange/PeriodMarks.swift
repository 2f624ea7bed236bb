import Civil
import Physiology

/// The first and last days of periods in their order, to which more come one by one.
struct PeriodMarks: Hashable, Sendable {
  private var starts: [CivilDate] = []
  private var ends: [CivilDate] = []

  /// Takes the marks of a journal.
  init(_ journal: Journal) {
    journal.read([.period]) { entry in
      guard case .period(let mark) = entry.fact else { return }
      if mark == .start { starts.append(entry.date) } else { ends.append(entry.date) }
    }
    starts.sort()
    ends.sort()
  }

  /// Takes in that a mark is there.
  mutating func insert(_ mark: PeriodMark, on day: CivilDate) {
    if mark == .start { Self.insert(day, in: &starts) } else { Self.insert(day, in: &ends) }
  }

  /// Takes in that one mark is gone.
  mutating func remove(_ mark: PeriodMark, on day: CivilDate) {
    if mark == .start { Self.remove(day, from: &starts) } else { Self.remove(day, from: &ends) }
  }

  /// The period that begins on a day.
  func period(startingOn day: CivilDate) -> Period? {
    guard starts.last(notAfter: day) == day else { return nil }
    guard let end = next(after: day.advanced(by: -1), in: ends),
      next(after: day, in: starts).map({ end < $0 }) ?? true
    else { return Period(start: day) }
    return Period(start: day, end: end)
  }

  /// The first day of the oldest period that shares a day with these; none of them begins one.
  func overlapping(_ start: CivilDate, through last: CivilDate) -> CivilDate? {
    if let before = starts.last(notAfter: start.advanced(by: -1)),
      let end = period(startingOn: before)?.end, end >= start
    {
      return before
    }
    return next(after: start.advanced(by: -1), in: starts).flatMap { $0 <= last ? $0 : nil }
  }

  /// Whether a period begins after a day and no later than another.
  func hasStart(after day: CivilDate, through last: CivilDate) -> Bool {
    next(after: day, in: starts).map { $0 <= last } ?? false
  }

  private func next(after day: CivilDate, in days: [CivilDate]) -> CivilDate? {
    let place = days.lastIndex(notAfter: day).map { $0 + 1 } ?? 0
    return place < days.count ? days[place] : nil
  }

  private static func insert(_ day: CivilDate, in days: inout [CivilDate]) {
    days.insert(day, at: days.lastIndex(notAfter: day).map { $0 + 1 } ?? 0)
  }

  private static func remove(_ day: CivilDate, from days: inout [CivilDate]) {
    guard let place = days.lastIndex(notAfter: day), days[place] == day else { return }
    days.remove(at: place)
  }
}
