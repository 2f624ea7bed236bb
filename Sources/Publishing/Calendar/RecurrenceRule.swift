package import Civil

/// How an event comes back (RFC 5545, 3.3.10).
package struct RecurrenceRule: Hashable, Sendable {
  /// The step from one time to the next.
  package enum Frequency: Hashable, Sendable {
    /// Every day.
    case daily
    /// On these days of the week; without any, on the event's own.
    case weekly(Set<Weekday>)
  }

  /// The step from one time to the next.
  package var frequency: Frequency
  /// Every how many days or weeks; below 1 counts as 1.
  package var interval: Int
  /// The last day it may come; nil without an end.
  package var lastDay: CivilDate?

  /// Creates a rule that comes every day or week unless told otherwise, and does not end.
  package init(_ frequency: Frequency, every interval: Int = 1, until lastDay: CivilDate? = nil) {
    self.frequency = frequency
    self.interval = interval
    self.lastDay = lastDay
  }

  /// The first day on or after one that the rule has.
  func firstDay(onOrAfter day: CivilDate) -> CivilDate {
    guard case .weekly(let weekdays) = frequency else { return day }
    return weekdays.map { day.onOrAfter($0) }.min() ?? day
  }

  /// The line of an event at a time, whose kind an end must be of.
  func line(for time: EventTime) -> ContentLine {
    var parts: [String]
    switch frequency {
    case .daily: parts = ["FREQ=DAILY"]
    case .weekly: parts = ["FREQ=WEEKLY"]
    }
    if interval > 1 { parts.append("INTERVAL=\(interval)") }
    if case .weekly(let weekdays) = frequency, !weekdays.isEmpty {
      let days = Weekday.allCases.filter(weekdays.contains).map(\.code)
      parts.append("BYDAY=" + days.joined(separator: ","))
    }
    if let lastDay {
      let last = max(lastDay, time.firstDay).basic
      if case .days = time {
        parts.append("UNTIL=\(last)")
      } else {
        parts.append("UNTIL=\(last)T235959")
      }
    }
    return ContentLine("RRULE", parts.joined(separator: ";"))
  }
}

extension Weekday {
  /// The two letters that RFC 5545 has for the day.
  fileprivate var code: String {
    switch self {
    case .monday: "MO"
    case .tuesday: "TU"
    case .wednesday: "WE"
    case .thursday: "TH"
    case .friday: "FR"
    case .saturday: "SA"
    case .sunday: "SU"
    }
  }
}
