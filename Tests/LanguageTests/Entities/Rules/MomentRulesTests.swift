import Civil
import Testing

@testable import Language

@Suite struct MomentRulesTests {
  @Test(
    arguments: [
      ("heavy flow last night", ["moments 2026-03-10T20:00 2026-03-10T23:59"]),
      ("this morning", ["moments 2026-03-11T08:00 2026-03-11T12:00"]),
      ("tonight", ["moments 2026-03-11T20:00 2026-03-11T23:59"]),
      ("yesterday evening", ["moments 2026-03-10T16:00 2026-03-10T20:00"]),
      ("sat night", ["moments 2026-03-07T20:00 2026-03-07T23:59"]),
      ("remind me tomorrow at 9", ["moment 2026-03-12T09:00"]),
      ("yesterday at 5pm", ["moment 2026-03-10T17:00"]),
      ("appointment april 3rd 2pm", ["moment 2026-04-03T14:00"]),
      ("scan on tuesday 24 march at 10:15", ["moment 2026-03-24T10:15"]),
      ("2026-03-08 07:30", ["moment 2026-03-08T07:30"]),
      ("tonight at 7", ["moment 2026-03-11T19:00"]),
      ("6am on monday", ["moment 2026-03-09T06:00"]),
    ] as [(String, [String])])
  func `a day with a time or a part of the day`(line: String, says: [String]) {
    #expect(Diary.readTimes(line) == says)
  }

  @Test(
    arguments: [
      ("every 3 days", ["every 3 day"]),
      ("every other day", ["every 2 day"]),
      ("remind me every day at 8pm", ["every 1 day", "time 20:00"]),
      ("contractions every 5 minutes", ["every 5 minute"]),
      ("weekly", ["every 1 week"]),
      ("once a month", ["every 1 month"]),
    ] as [(String, [String])])
  func `what comes back`(line: String, says: [String]) {
    #expect(Diary.readTimes(line) == says)
  }
}
