import Civil
import Journal
import Physiology

/// The days that the windows of questions stand for, in one record.
struct QuerySpan {
  let periods: [Period]
  let today: CivilDate
  /// The days with bleeding, oldest first.
  private let bleeding: [CivilDate]

  init(_ journal: Journal, _ history: CycleHistory, today: CivilDate) {
    periods = history.periods.filter { $0.start <= today }
    self.today = today
    bleeding = journal.days(of: [.flow], upTo: today)
  }

  /// The days of a window, in order; empty where the record has no such days.
  func ranges(of window: QueryWindow) -> [ClosedRange<CivilDate>] {
    switch window {
    case .all: [CivilDate.earliest...CivilDate.latest]
    case .recent(let days): [today - (max(1, days) - 1)...today]
    case .days(let days): [days]
    case .month(let month): [month.first...month.last]
    case .since(let day): [day...max(day, today)]
    case .cycle(let back): cycle(periods.count - 1 - back).map { [$0] } ?? []
    case .period(let back): period(periods.count - 1 - back).map { [$0] } ?? []
    case .periods(let count):
      periods.indices.suffix(max(0, count)).compactMap { period($0) }
    case .cycles(let count):
      periods.indices.suffix(max(0, count)).compactMap { cycle($0) }
    case .on(let days, let shift): days.map { $0 + shift...$0 + shift }
    case .around: []
    }
  }

  private func cycle(_ index: Int) -> ClosedRange<CivilDate>? {
    guard periods.indices.contains(index) else { return nil }
    let start = periods[index].start
    let next = periods.dropFirst(index + 1).first.map { $0.start - 1 } ?? today
    return start...max(start, next)
  }

  /// The days of a period as far as they are noted: to its end, else to the last bleeding that
  /// goes on from its start.
  func period(_ index: Int) -> ClosedRange<CivilDate>? {
    guard let cycle = cycle(index) else { return nil }
    let start = cycle.lowerBound
    if let end = periods[index].end { return start...min(max(start, end), cycle.upperBound) }
    var last = start
    for day in bleeding where day > last && day <= cycle.upperBound {
      guard day - last <= Self.mostBetween else { break }
      last = day
    }
    return start...last
  }

  /// So many days may lie between two days of the same bleeding.
  private static let mostBetween = 2

  /// The stretches of bleeding, oldest first, each with the days that are noted.
  var bleeds: [ClosedRange<CivilDate>] {
    let starts = Set(periods.map(\.start))
    var bleeds: [ClosedRange<CivilDate>] = []
    for day in Set(bleeding).union(starts).sorted() {
      if let last = bleeds.last, day - last.upperBound <= Self.mostBetween {
        bleeds.removeLast()
        bleeds.append(last.lowerBound...day)
      } else {
        bleeds.append(day...day)
      }
    }
    return bleeds
  }

  /// The last period that began by a day; nil before the first.
  func period(at day: CivilDate) -> Period? {
    periods.lastIndex(notAfter: day, by: \.start).map { periods[$0] }
  }

  /// The first period that begins after a day.
  func period(after day: CivilDate) -> Period? {
    let next = periods.lastIndex(notAfter: day, by: \.start).map { $0 + 1 } ?? 0
    return periods.indices.contains(next) ? periods[next] : nil
  }

  /// The day's place in its cycle; nil before the first period.
  func cycleDay(of day: CivilDate) -> Int? {
    period(at: day).map { day - $0.start + 1 }
  }

  /// Whether a day meets a filter.
  func holds(_ day: CivilDate, _ filter: QueryFilter) -> Bool {
    if let wanted = filter.cycleDay, cycleDay(of: day) != wanted { return false }
    if !filter.weekdays.isEmpty, !filter.weekdays.contains(day.weekday) { return false }
    guard let before = filter.daysBeforePeriod else { return true }
    guard let next = period(after: day)?.start else { return false }
    return (next - day <= before) != filter.isOther
  }
}
