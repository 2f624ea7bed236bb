import Civil
import Journal
import Testing

@testable import Assistant

/// What is ahead as a calendar file.
struct AgendaTests {
  private static let periods = """
    # bloom journal 1
    2025-12-06 period start
    2026-01-03 period start
    2026-01-31 period start
    2026-02-28 period start

    """

  private func bloom(_ lines: String) throws -> Rehearsal {
    var rehearsal = try Rehearsal(today: "2026-03-11")
    rehearsal.assistant.adopt(Journal(parsing: lines), undoLog: UndoLog())
    return rehearsal
  }

  private func lines(_ text: String) -> [String] {
    text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
  }

  @Test func `periods and fertile days ahead are estimates of whole days`() throws {
    let bloom = try bloom(Self.periods)
    let text = try #require(bloom.assistant.agenda(AgendaRequest(), now: bloom.now))
    let lines = lines(text)
    #expect(lines.count { $0.hasPrefix("SUMMARY:Period expected") } == 3)
    #expect(lines.contains { $0.hasPrefix("SUMMARY:More fertile days") })
    #expect(lines.contains("DTSTART;VALUE=DATE:20260328"))
    #expect(lines.contains("UID:period-next-1@bloom"))
    #expect(lines.count { $0 == "STATUS:TENTATIVE" } == lines.count { $0 == "BEGIN:VEVENT" })
    #expect(!text.lowercased().contains("safe"))
    #expect(bloom.assistant.agenda(AgendaRequest(), now: bloom.now) == text)
  }

  @Test func `discreet titles say nothing, and visits come only where they are wanted`() throws {
    let visit = "2026-03-20 09:30 appointment \"smear test\"\n"
    let bloom = try bloom(Self.periods + visit)
    let quiet = try #require(
      bloom.assistant.agenda(
        AgendaRequest(holdsVisits: true, isDiscreet: true), now: bloom.now))
    for word in ["eriod", "ertile", "smear"] { #expect(!quiet.contains("SUMMARY:\(word)")) }
    #expect(!quiet.contains("smear") && quiet.contains("DTSTART:20260320T093000"))
    let plain = try #require(bloom.assistant.agenda(AgendaRequest(), now: bloom.now))
    #expect(!plain.contains("smear"))
  }

  @Test(arguments: [
    "# bloom journal 1\n", "# bloom journal 1\n2026-03-01 mode general\n",
    "# bloom journal 1\n2026-01-10 mode pregnancy\n2026-01-10 pregnancy due 2026-09-01\n"
      + "2026-03-09 pregnancy ended loss\n",
  ])
  func `where nothing may be foretold there is no file`(lines: String) throws {
    let bloom = try bloom(lines)
    #expect(bloom.assistant.agenda(AgendaRequest(), now: bloom.now) == nil)
  }

  @Test func `once periods are back after a loss they are in it, and fertile days are not`() throws
  {
    let lost = """
      # bloom journal 1
      2025-08-10 period start
      2025-09-07 period start
      2025-12-07 pregnancy ended loss
      2026-01-12 period start
      2026-02-11 period start

      """
    let bloom = try bloom(lost)
    let text = try #require(bloom.assistant.agenda(AgendaRequest(), now: bloom.now))
    #expect(text.contains("period-next-1") && !text.contains("fertile"))
  }

  @Test(arguments: ["2026-03-11", "2026-03-13", "2026-03-20"])
  func `no fertile day in it has passed`(today: String) throws {
    let bloom = try bloom(Self.periods)
    let day = try #require(CivilDate(iso: today))
    let text = try #require(
      bloom.assistant.agenda(AgendaRequest(), now: Moment(date: day, time: .midnight)))
    let digits = today.filter { $0 != "-" }
    let starts = lines(text).filter { $0.hasPrefix("DTSTART") }.map { $0.suffix(8) }
    #expect(!starts.isEmpty && starts.allSatisfy { $0 >= digits }, "\(starts)")
  }

  @Test func `an alarm comes as long before a visit as was asked for`() throws {
    let bloom = try bloom(Self.periods + "2026-03-20 09:30 appointment \"smear test\"\n")
    let request = AgendaRequest(holdsVisits: true, alarmMinutes: 15)
    let text = try #require(bloom.assistant.agenda(request, now: bloom.now))
    #expect(text.contains("TRIGGER:-PT15M"))
  }

  @Test func `reminders have an alarm, and their words only where they are asked for`() throws {
    var bloom = try bloom(Self.periods)
    _ = bloom.turn("remind me to take iron at 20:00 every day")
    _ = bloom.turn("remind me to call the clinic on friday at 10:00")
    let quiet = try #require(bloom.assistant.reminderAgenda(isDiscreet: true, now: bloom.now))
    #expect(quiet.contains("RRULE:FREQ=DAILY") && quiet.contains("BEGIN:VALARM"))
    #expect(!quiet.contains("iron") && !quiet.contains("clinic"))
    let plain = try #require(bloom.assistant.reminderAgenda(isDiscreet: false, now: bloom.now))
    #expect(plain.contains("iron") && plain.contains("DTSTART:20260313T100000"))
  }
}
