import Civil
import Testing

@testable import Language

@Suite struct DurationRulesTests {
  @Test(
    arguments: [
      ("it lasted five days", ["duration 5 day"]),
      ("my cycle is 28 to 32 days", ["duration 28-32 day"]),
      ("4-5 days", ["duration 4-5 day"]),
      ("a 31-day cycle", ["duration 31 day"]),
      ("a fortnight", ["duration 2 week"]),
      ("20 weeks pregnant", ["duration 20 week"]),
      ("20w3d", ["duration 143 day"]),
      ("6 weeks and 3 days", ["duration 45 day"]),
      ("slept six and a half hours", ["duration 390 minute"]),
      ("slept 6,5 h", ["duration 390 minute"]),
      ("slept 8h15", ["duration 495 minute"]),
      ("7 hrs 20", ["duration 440 minute"]),
      ("slept 7:30 h", ["duration 450 minute"]),
      ("1h 30m", ["duration 90 minute"]),
      ("nap of an hour and a half", ["duration 90 minute"]),
      ("three quarters of an hour", ["duration 45 minute"]),
      ("half an hour of yoga", ["duration 30 minute"]),
      ("meditated for ten minutes", ["duration 10 minute"]),
      ("a couple of hours", ["duration 2 hour"]),
      ("all week", ["duration 1 week"]),
      ("cycled an hour twenty", ["duration 80 minute"]),
      ("three days late", ["duration 3 day"]),
      ("not 28 days, now 31", ["duration 28 day", "duration 31 day"]),
      ("34 years old", ["duration 34 year"]),
    ] as [(String, [String])])
  func `lengths of time`(line: String, says: [String]) {
    #expect(Diary.readTimes(line) == says)
  }
}
