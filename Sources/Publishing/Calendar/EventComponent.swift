import Civil

/// An event of a calendar (RFC 5545, 3.6.1).
package struct EventComponent: Hashable, Sendable {
  /// What tells the event from all others, the same whenever it is written again.
  package var identifier: String
  /// What the calendar shows.
  package var title: String
  /// More words, of any number of lines; left out where blank.
  package var summary: String
  /// When it is. With days of the week it starts on the first of those on or after its own.
  package var time: EventTime
  /// How often the event was changed, 0 when new.
  package var sequence: Int
  /// How sure it is.
  package var status: EventStatus
  /// Whether the time still counts as free.
  package var isTransparent: Bool
  /// Whether others who may see the calendar are not shown what it is.
  package var isPrivate: Bool
  /// Reminders of it.
  package var alarms: [AlarmComponent]
  /// How it comes back; nil when it is once.
  package var recurrence: RecurrenceRule?

  /// Creates an event that is certain, private, once, and leaves the time free, unless told
  /// otherwise.
  package init(
    identifier: String, title: String, summary: String = "", time: EventTime, sequence: Int = 0,
    status: EventStatus = .confirmed, isTransparent: Bool = true, isPrivate: Bool = true,
    alarms: [AlarmComponent] = [], recurrence: RecurrenceRule? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.summary = summary
    self.time = time
    self.sequence = sequence
    self.status = status
    self.isTransparent = isTransparent
    self.isPrivate = isPrivate
    self.alarms = alarms
    self.recurrence = recurrence
  }

  /// Its lines, stamped with a moment in UTC.
  func lines(stamp: Moment) -> [ContentLine] {
    let start = recurrence.map { time.moved(to: $0.firstDay(onOrAfter: time.firstDay)) } ?? time
    var lines = [
      ContentLine("BEGIN", "VEVENT"),
      ContentLine("UID", text: identifier),
      ContentLine("DTSTAMP", stamp.basic + "Z"),
    ]
    lines += start.lines
    if let recurrence { lines.append(recurrence.line(for: start)) }
    lines += [
      ContentLine("SEQUENCE", String(max(0, sequence))), ContentLine("SUMMARY", text: title),
    ]
    if !summary.isBlank { lines.append(ContentLine("DESCRIPTION", text: summary)) }
    lines += [
      ContentLine("STATUS", status.rawValue),
      ContentLine("TRANSP", isTransparent ? "TRANSPARENT" : "OPAQUE"),
      ContentLine("CLASS", isPrivate ? "PRIVATE" : "PUBLIC"),
    ]
    for alarm in alarms { lines += alarm.lines(title: title) }
    return lines + [ContentLine("END", "VEVENT")]
  }
}
