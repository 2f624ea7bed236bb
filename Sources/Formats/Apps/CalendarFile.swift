import Civil
import Journal

/// A calendar (RFC 5545), of which only events of a period are taken.
enum CalendarFile {
  static func knows(_ file: SourceFile) -> Bool {
    file.opening.prefix(200).uppercased().stripped.hasPrefix("BEGIN:VCALENDAR")
  }

  static func diary(of file: SourceFile, today: CivilDate) throws(LineFault) -> AppDiary {
    var draft = DiaryDraft(today: today)
    var single: [(start: CivilDate, end: CivilDate?)] = []
    var hasLong = false
    for event in try events(of: file) {
      guard let span = periodSpan(of: event, &draft) else { continue }
      if let end = span.end, end != span.start {
        hasLong = true
        draft.tell(span.start, end)
      } else {
        single.append(span)
      }
    }
    for span in single {
      if hasLong { draft.tell(span.start, span.end) } else { draft.bleed(on: span.start, nil) }
    }
    return draft.finished(as: "a calendar (ICS)")
  }

  private static func periodSpan(
    of event: CalendarEvent, _ draft: inout DiaryDraft
  ) -> (start: CivilDate, end: CivilDate?)? {
    let title = event.summary
    let start = event.start
    switch CalendarEvent.meaning(of: title) {
    case .other:
      draft.leaveOut("other event", .other("it is no period"), value: title, on: start)
      return nil
    case .predicted:
      draft.leaveOut("predicted event", .predicted, value: title, on: start)
      return nil
    case .fertile:
      draft.leaveOut("fertile window or ovulation", .computed, value: title, on: start)
      return nil
    case .period: break
    }
    if event["RRULE"] != nil || event["RDATE"] != nil {
      draft.leaveOut(
        "repeating event", .other("a rule repeats it, so it is no fact"), value: title, on: start)
      return nil
    }
    switch event["STATUS"]?.uppercased() {
    case "CANCELLED":
      draft.leaveOut("cancelled event", .other("it was cancelled"), value: title, on: start)
      return nil
    case "TENTATIVE":
      draft.leaveOut("predicted event", .predicted, value: title, on: start)
      return nil
    default: break
    }
    guard let start else {
      draft.leaveOut("event", .noDay, value: "\(title) \(event["DTSTART"] ?? "")")
      return nil
    }
    return (start, event.end)
  }

  /// The events, each UID once, in its latest state.
  private static func events(of file: SourceFile) throws(LineFault) -> [CalendarEvent] {
    var events: [CalendarEvent] = []
    var places: [String: Int] = [:]
    var event: CalendarEvent?
    var depth = 0
    for line in try unfolded(file) {
      let upper = String(decoding: line.prefix(20), as: UTF8.self).uppercased().stripped
      if upper.hasPrefix("BEGIN:VEVENT") {
        event = CalendarEvent()
        depth = 0
      } else if upper.hasPrefix("END:VEVENT"), let done = event {
        event = nil
        guard let id = done["UID"], done["RECURRENCE-ID"] == nil, let place = places[id] else {
          if let id = done["UID"] { places[id] = events.count }
          events.append(done)
          guard events.count <= ReadingLimits.events else {
            throw LineFault(
              0, "this calendar has over \(ReadingLimits.events) events, which no diary has",
              "export the calendar of the periods alone")
          }
          continue
        }
        if done.sequence >= events[place].sequence { events[place] = done }
      } else if upper.hasPrefix("BEGIN:") {
        depth += 1
      } else if upper.hasPrefix("END:") {
        depth -= 1
      } else if depth == 0 {
        event?.take(line)
      }
    }
    return events
  }

  /// The lines, those that go on in the next one whole again; they may be cut inside a character.
  private static func unfolded(_ file: SourceFile) throws(LineFault) -> UnfoldedLines {
    UnfoldedLines(try file.lines())
  }
}
