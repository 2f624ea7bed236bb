import Civil
import Testing

@testable import Language

@Suite struct DayRulesTests {
  @Test(
    arguments: [
      ("cramps today", ["date 2026-03-11"]),
      ("it stopped on the twenty-eighth of February", ["date 2026-02-28"]),
      ("the last day of January", ["date 2026-01-31"]),
      ("it began yestarday", ["date 2026-03-10"]),
      ("spotting yest", ["date 2026-03-10"]),
      ("smear test tomorow", ["date 2026-03-12"]),
      ("tmrw", ["date 2026-03-12"]),
      ("the day before yesterday", ["date 2026-03-09"]),
      ("the day after tomorrow", ["date 2026-03-13"]),
      ("3 days back", ["date 2026-03-08"]),
      ("it came 4d ago", ["date 2026-03-07"]),
      ("ten days ago", ["date 2026-03-01"]),
      ("a couple of days ago", ["date 2026-03-09"]),
      ("a few weeks ago", ["date 2026-02-18"]),
      ("about two weeks ago", ["date 2026-02-25"]),
      ("a fortnight ago", ["date 2026-02-25"]),
      ("a month ago", ["date 2026-02-11"]),
      ("a year ago", ["date 2025-03-11"]),
      ("1 week and 3 days ago", ["date 2026-03-01"]),
      ("a week ago yesterday", ["date 2026-03-03"]),
      ("2 weeks and a day ago", ["date 2026-02-24"]),
      ("in ten days", ["date 2026-03-21"]),
      ("in a fortnight", ["date 2026-03-25"]),
      ("in 3 months", ["date 2026-06-11"]),
      ("three days from tomorrow", ["date 2026-03-15"]),
      ("two days before christmas eve", ["date 2026-12-22"]),
      ("headache since two days", ["date 2026-03-09"]),
      ("spotted on 2.3. again", ["date 2026-03-02"]),
      ("rules finished sat", ["date 2026-03-07"]),
      ("i had it the 5", ["date 2026-03-05"]),
    ] as [(String, [String])])
  func `a day counted from today is that day`(line: String, says: [String]) {
    #expect(Diary.readTimes(line) == says)
  }

  @Test(
    arguments: [
      ("it was 3 or 4 days ago", ["range 2026-03-07 2026-03-08"]),
      ("2-3 weeks ago", ["range 2026-02-18 2026-02-25"]),
    ] as [(String, [String])])
  func `a span of days ago is a range`(line: String, says: [String]) {
    #expect(Diary.readTimes(line) == says)
  }

  @Test(
    arguments: [
      ("half an hour ago", ["moment 2026-03-11T09:00"]),
      ("20 mins ago", ["moment 2026-03-11T09:10"]),
      ("2 hrs later", ["moment 2026-03-11T11:30"]),
      ("remind me in 45 minutes", ["moment 2026-03-11T10:15"]),
      ("soaked two pads in an hour", ["duration 1 hour"]),
      ("ten kicks in 2 hours", ["duration 2 hour"]),
    ] as [(String, [String])])
  func `hours and minutes lead to a moment only where the sentence looks ahead or back`(
    line: String, says: [String]
  ) {
    #expect(Diary.readTimes(line) == says)
  }

  @Test(
    arguments: [
      ("it started on boxing day", ["date 2025-12-26"]),
      ("cramps on valentines day", ["date 2026-02-14"]),
      ("heavy on new year's eve", ["date 2025-12-31"]),
      ("it came on easter monday 2025", ["date 2025-04-21"]),
      ("it came last christmas", ["date 2025-12-25"]),
    ] as [(String, [String])])
  func `feasts are days`(line: String, says: [String]) {
    #expect(Diary.readTimes(line) == says)
  }

  @Test(
    arguments: [
      "there are 5 days left until my period", "there are 12 days to go",
      "there are 3 days till friday",
      "there are 30 days in a month", "theres 2 weeks before the scan",
    ])
  func `a length that is still to come is no day in the past`(text: String) {
    #expect(!Diary.entities(text).contains { $0.day.map { $0.iso < "2026-03-11" } ?? false })
  }
}
