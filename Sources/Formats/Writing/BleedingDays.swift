import Civil
import Journal
import Physiology

/// The days of bleeding of a journal, as other apps have them: a strength for each day of a period.
struct BleedingDays {
  /// One day's bleeding.
  struct Day: Hashable {
    /// Nil where a period has the day and nothing says how strong it was.
    var flow: Flow?
    var color: FlowColor?
    var isInPeriod: Bool
  }

  private(set) var days: [CivilDate: Day] = [:]

  /// Takes the days up to one.
  init(_ journal: Journal, upTo today: CivilDate) {
    for entry in journal.entries where entry.date <= today {
      guard case .flow(let flow, let color) = entry.fact else { continue }
      if let known = days[entry.date]?.flow, known >= flow { continue }
      days[entry.date] = Day(flow: flow, color: color, isInPeriod: false)
    }
    let periods = journal.periods
    for (place, period) in periods.enumerated() where period.start <= today {
      let next = place + 1 < periods.count ? periods[place + 1].start : .latest
      let end = period.end ?? last(of: period.start, before: next)
      for offset in 0...max(0, min(min(end, today) - period.start, 60)) {
        let day = period.start.advanced(by: offset)
        days[day, default: Day(flow: nil, color: nil, isInPeriod: true)].isInPeriod = true
      }
    }
  }

  /// The last day of bleeding of a period whose end was not told.
  private func last(of start: CivilDate, before next: CivilDate) -> CivilDate {
    var last = start
    while let day = [1, 2].map({ last.advanced(by: $0) }).last(where: { day in
      day < next && days[day]?.flow.map { $0 > .spotting } ?? false
    }) {
      last = day
    }
    return last
  }
}
