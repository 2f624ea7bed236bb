import Civil
import Testing

@testable import Publishing

struct RecurrenceRuleTests {
  private let days = EventTime.days(day("2026-03-12")...day("2026-03-12"))
  private let time = EventTime.floating(start: moment("2026-03-12T08:00"), minutes: 5)

  @Test func `a rule has its step, its days in order and its end`() {
    let daily = RecurrenceRule(.daily)
    #expect(daily.line(for: days).value == "FREQ=DAILY")
    let weekly = RecurrenceRule(.weekly([.friday, .tuesday]), every: 12, until: day("2026-06-01"))
    let start = "FREQ=WEEKLY;INTERVAL=12;BYDAY=TU,FR;UNTIL=20260601"
    #expect(weekly.line(for: days).value == start)
    #expect(weekly.line(for: time).value == start + "T235959")
    #expect(RecurrenceRule(.weekly([]), every: -3).line(for: days).value == "FREQ=WEEKLY")
  }

  @Test func `an end before the start is the start`() {
    let rule = RecurrenceRule(.daily, until: day("2020-01-01"))
    #expect(rule.line(for: days).value == "FREQ=DAILY;UNTIL=20260312")
  }

  @Test(arguments: [
    ("2026-03-09", "2026-03-10"), ("2026-03-10", "2026-03-10"), ("2026-03-11", "2026-03-13"),
    ("2026-03-14", "2026-03-17"),
  ])
  func `an event starts on a day of its rule`(from: String, first: String) throws {
    let event = EventComponent(
      identifier: "a", title: "b", time: .days(day(from)...day(from)),
      recurrence: RecurrenceRule(.weekly([.tuesday, .friday])))
    let start = event.lines(stamp: moment("2026-03-01T00:00")).map(\.text)
    #expect(start.contains("DTSTART;VALUE=DATE:\(day(first).basic)\r\n"))
    #expect(start.contains("DTEND;VALUE=DATE:\((day(first) + 1).basic)\r\n"))
  }
}
