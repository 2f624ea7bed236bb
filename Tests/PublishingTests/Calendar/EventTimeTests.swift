import Civil
import Testing

@testable import Publishing

struct EventTimeTests {
  @Test func `days end on the day after the last`() {
    let lines = EventTime.days(day("2028-02-28")...day("2028-02-29")).lines.map(\.text)
    #expect(lines == ["DTSTART;VALUE=DATE:20280228\r\n", "DTEND;VALUE=DATE:20280301\r\n"])
  }

  @Test func `the last day there is has no day after it`() {
    let lines = EventTime.days(.latest ... .latest).lines.map(\.text)
    #expect(lines == ["DTSTART;VALUE=DATE:99991231\r\n"])
  }

  @Test func `a time has no zone and may end on the next day`() {
    let lines = EventTime.floating(start: moment("2026-12-31T23:50"), minutes: 20).lines.map(\.text)
    #expect(lines == ["DTSTART:20261231T235000\r\n", "DTEND:20270101T001000\r\n"])
  }

  @Test(arguments: [0, -1, .min])
  func `a point in time has no end`(minutes: Int) {
    let time = EventTime.floating(start: moment("2026-03-01T08:00"), minutes: minutes)
    #expect(time.lines.count == 1)
  }
}
