package import Civil

/// When an event is, on the clock and calendar of whoever reads it.
package enum EventTime: Hashable, Sendable {
  /// Whole days, from the first to the last, both included.
  case days(ClosedRange<CivilDate>)
  /// A start of floating local time, the same on the wall in every time zone, and a length in
  /// minutes; a length below 1 is a point in time.
  case floating(start: Moment, minutes: Int)

  /// The day on which it starts.
  var firstDay: CivilDate {
    switch self {
    case .days(let days): days.lowerBound
    case .floating(let start, _): start.date
    }
  }

  /// The same length of time, starting on another day.
  func moved(to day: CivilDate) -> EventTime {
    switch self {
    case .days(let days): .days(day...(day + (days.upperBound - days.lowerBound)))
    case .floating(let start, let minutes):
      .floating(start: Moment(date: day, time: start.time), minutes: minutes)
    }
  }

  /// The start and the end, which is the first day or minute after it.
  var lines: [ContentLine] {
    switch self {
    case .days(let days):
      let end = days.upperBound + 1
      let start = ContentLine("DTSTART;VALUE=DATE", days.lowerBound.basic)
      guard end > days.lowerBound else { return [start] }
      return [start, ContentLine("DTEND;VALUE=DATE", end.basic)]
    case .floating(let moment, let minutes):
      let end = moment.adding(minutes: max(0, minutes))
      let start = ContentLine("DTSTART", moment.basic)
      guard end > moment else { return [start] }
      return [start, ContentLine("DTEND", end.basic)]
    }
  }
}

extension CivilDate {
  /// The date in the basic format of ISO 8601, `YYYYMMDD`.
  var basic: String { iso.filter { $0 != "-" } }
}

extension Moment {
  /// The moment in the basic format of ISO 8601, `YYYYMMDDTHHMMSS`.
  var basic: String { "\(date.basic)T\(time.iso.filter { $0 != ":" })00" }
}
