import Civil
import Journal
import Testing

@testable import Assistant

@Suite struct ReminderScheduleTests {
  private func moment(_ iso: String) throws -> Moment { try fixture(Moment(iso: iso)) }

  private func schedule(
    _ line: String, expected: [Reminder.Event: CivilDate] = [:]
  ) throws -> ReminderSchedule {
    let entry = try Entry(line: "2026-03-11 09:30 reminder x " + line)
    guard case .reminder(let reminder) = entry.fact else { throw MissingFixture() }
    return ReminderSchedule(
      reminder, told: Moment(date: entry.date, time: try fixture(entry.time)), expected: expected)
  }

  @Test(arguments: [
    ("on 2026-03-14 at 09:00", "2026-03-11T09:30", "2026-03-14T09:00"),
    ("on 2026-03-14 at 09:00", "2026-03-14T09:00", nil),
    ("every 1 days from 2026-03-11 at 20:00", "2026-03-11T09:30", "2026-03-11T20:00"),
    ("every 1 days from 2026-03-11 at 08:00", "2026-03-11T09:30", "2026-03-12T08:00"),
    ("every 3 days from 2026-03-11 at 20:00", "2026-03-12T00:00", "2026-03-14T20:00"),
    ("every 12 weeks from 2026-03-11 at 20:00", "2026-03-12T00:00", "2026-06-03T20:00"),
    ("every 1 months from 2026-01-31 at 20:00", "2026-03-11T09:30", "2026-03-31T20:00"),
    ("every 1 months from 2026-01-31 at 20:00", "2026-04-01T00:00", "2026-04-30T20:00"),
    ("hourly 2 from 09:00 until 17:00", "2026-03-11T09:30", "2026-03-11T11:00"),
    ("hourly 2 from 09:00 until 17:00", "2026-03-11T17:00", "2026-03-12T09:00"),
    ("each tuesday friday at 08:00", "2026-03-11T09:30", "2026-03-13T08:00"),
    ("each tuesday friday at 08:00", "2026-03-13T08:00", "2026-03-17T08:00"),
    ("before period days 2 at 09:00", "2026-03-11T09:30", "2026-03-27T09:00"),
    ("before ovulation days 2 at 09:00", "2026-03-11T09:30", nil),
  ])
  func `the next time`(line: String, after: String, next: String?) throws {
    let period = try fixture(CivilDate(iso: "2026-03-29"))
    let schedule = try schedule(line, expected: [.period: period])
    #expect(schedule.next(after: try moment(after))?.iso == next)
  }

  @Test(arguments: [
    ("on 2026-03-14 at 09:00", "2026-03-20T10:00", "2026-03-14T09:00", true),
    ("on 2026-03-14 at 09:00", "2026-05-20T10:00", "2026-03-14T09:00", false),
    ("every 1 days from 2026-03-11 at 20:00", "2026-03-13T07:00", "2026-03-12T20:00", false),
    ("every 1 days from 2026-03-11 at 20:00", "2026-03-13T21:00", "2026-03-13T20:00", true),
    ("every 12 weeks from 2026-03-12 at 20:00", "2026-03-14T10:00", "2026-03-12T20:00", true),
    ("hourly 2 from 09:00 until 17:00", "2026-03-12T20:00", "2026-03-12T17:00", false),
    ("hourly 2 from 09:00 until 17:00", "2026-03-12T12:00", "2026-03-12T11:00", true),
    ("each tuesday friday at 08:00", "2026-03-14T10:00", "2026-03-13T08:00", false),
  ])
  func `what came is kept as long as it is of use`(
    line: String, now: String, last: String, isFresh: Bool
  ) throws {
    let schedule = try schedule(line)
    let found = try fixture(schedule.last(through: try moment(now)))
    #expect(found.iso == last)
    #expect(schedule.isFresh(found, at: try moment(now)) == isFresh)
  }

  @Test func `nothing comes before it was told`() throws {
    let schedule = try schedule("every 1 days from 2026-03-01 at 08:00")
    #expect(schedule.last(through: try moment("2026-03-11T23:00")) == nil)
  }
}
