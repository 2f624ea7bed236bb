import Civil
import Physiology
import Testing

@testable import Publishing

struct ICalendarObjectTests {
  private let stamp = moment("2026-03-11T09:00")
  private let span = EventTime.days(day("2026-04-02")...day("2026-04-06"))

  private func object(_ events: [EventComponent]) throws(ICalendarError) -> ICalendarObject {
    try ICalendarObject(product: "-//A//B 1//EN", name: "Mine", stamp: stamp, events: events)
  }

  @Test func `a file is as RFC 5545 has it`() throws {
    let event = EventComponent(
      identifier: "period-next-1@example.invalid", title: "Period, around now",
      summary: "An estimate.\nIt may move.", time: span, sequence: 2, status: .tentative,
      alarms: [AlarmComponent(minutesBefore: 2880)])
    let lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//A//B 1//EN", "CALSCALE:GREGORIAN",
      "X-WR-CALNAME:Mine", "BEGIN:VEVENT", "UID:period-next-1@example.invalid",
      "DTSTAMP:20260311T090000Z", "DTSTART;VALUE=DATE:20260402", "DTEND;VALUE=DATE:20260407",
      "SEQUENCE:2", "SUMMARY:Period\\, around now", "DESCRIPTION:An estimate.\\nIt may move.",
      "STATUS:TENTATIVE", "TRANSP:TRANSPARENT", "CLASS:PRIVATE", "BEGIN:VALARM", "ACTION:DISPLAY",
      "DESCRIPTION:Period\\, around now", "TRIGGER:-P2D", "END:VALARM", "END:VEVENT",
      "END:VCALENDAR",
    ]
    let file = try object([event])
    #expect(file.text == lines.map { $0 + "\r\n" }.joined())
    #expect(file.bytes == Array(file.text.utf8))
  }

  @Test func `an event may be certain, busy, public and untold`() throws {
    let event = EventComponent(
      identifier: "a", title: "b", time: span, sequence: -1, isTransparent: false, isPrivate: false)
    let text = try object([event]).text
    for line in ["SEQUENCE:0", "STATUS:CONFIRMED", "TRANSP:OPAQUE", "CLASS:PUBLIC"] {
      #expect(text.contains(line + "\r\n"))
    }
    #expect(!text.contains("DESCRIPTION") && !text.contains("RRULE"))
  }

  @Test func `there are events, and no two are taken for one`() {
    let event = EventComponent(identifier: "a", title: "b", time: span)
    var same = event
    same.identifier = "a\u{0}"
    var blank = event
    blank.identifier = " \n"
    #expect(throws: ICalendarError.noEvent) { try object([]) }
    #expect(throws: ICalendarError.identifierTwice("a")) { try object([event, same]) }
    #expect(throws: ICalendarError.blankIdentifier(title: "b")) { try object([blank]) }
  }

  @Test func `no words break out of their line`() throws {
    var random = SplitMix64(11)
    for round in 0..<200 {
      let words = random.text(upTo: 60)
      let event = EventComponent(
        identifier: "\(round)" + words, title: words, summary: "x" + words, time: span,
        alarms: [AlarmComponent(minutesBefore: random.below(9_999), words: words)],
        recurrence: RecurrenceRule(.daily))
      let file = try ICalendarObject(
        product: words, name: "n" + words, stamp: stamp, events: [event])
      let lines = file.text.replacing("\r\n ", with: "").split(separator: "\r\n")
      #expect(
        lines.count == 24 && lines.first == "BEGIN:VCALENDAR" && lines.last == "END:VCALENDAR")
      let names = ["SUMMARY:", "DESCRIPTION:"]
      for line in lines where names.contains(where: line.hasPrefix) {
        #expect(isEscaped(line.drop { $0 != ":" }.dropFirst()))
      }
      #expect(file.text == file.text)
      #expect(!file.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\r" && $0 != "\n" })
    }
  }

  /// Whether each backslash escapes something and nothing that needs one is without.
  private func isEscaped(_ value: Substring) -> Bool {
    var scalars = value.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      if scalar == ";" || scalar == "," { return false }
      guard scalar == "\\" else { continue }
      guard let next = scalars.next(), "\\;,n".unicodeScalars.contains(next) else { return false }
    }
    return true
  }
}
