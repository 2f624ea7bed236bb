import Civil
import Physiology
import Testing

@Suite struct KickSessionTests {
  private func moment(_ text: String) throws -> Moment { try #require(Moment(iso: text)) }

  @Test func `a session counts what was felt and when, past midnight too`() throws {
    let start = try moment("2026-02-28T23:50")
    var session = KickSession(start: start)
    #expect(session.count == 0 && session.minutes(toKick: 1) == nil)
    for minutes in [2, 5, 9, 15, 31] {
      session = session.adding(kickAt: start.adding(minutes: minutes))
    }
    #expect(session.count == 5)
    #expect(session.kicks.last?.iso == "2026-03-01T00:21")
    #expect(session.minutes(toKick: 5) == 31 && session.minutes(toKick: 1) == 2)
    #expect(session.minutes(toKick: 6) == nil && session.minutes(toKick: 0) == nil)
    #expect(session.minutes(until: start.adding(minutes: 40)) == 40)
    #expect(session.minutes(until: start.adding(minutes: -1)) == 0)
  }

  @Test func `movements are sorted and those before the start are left out`() throws {
    let start = try moment("2026-02-28T20:00")
    let session = KickSession(
      start: start, kicks: [5, -1, 3].map { start.adding(minutes: $0) })
    #expect(session.kicks.map { $0 - start } == [3, 5])
  }

  @Test func `what is usual is read from the last ten sessions`() throws {
    let start = try moment("2026-02-01T20:00")
    let sessions = (0..<12).map { index -> KickSession in
      let begin = start.adding(minutes: index * 1440)
      let pace = index < 2 ? 60 : index == 11 ? 1 : 2
      return KickSession(
        start: begin,
        kicks: (1...(index == 10 ? 9 : 10)).map { begin.adding(minutes: $0 * pace) })
    }
    let pattern = try #require(KickPattern(sessions.reversed()))
    #expect(pattern.sessions == 10)
    #expect(pattern.usualMinutesToTen == 20)
    #expect(pattern.usualHour == 20)
    #expect(KickPattern([]) == nil)
    let empty = try #require(KickPattern([KickSession(start: start)]))
    #expect(empty.usualMinutesToTen == nil && empty.usualHour == nil)
  }
}
