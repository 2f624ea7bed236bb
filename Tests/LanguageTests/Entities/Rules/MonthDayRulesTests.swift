import Civil
import Testing

@testable import Language

@Suite struct MonthDayRulesTests {
  @Test(
    arguments: [
      ("on the 3rd", ["date 2026-03-03"]),
      ("since it came on the 27th", ["date 2026-02-27"]),
      ("the 8th", ["date 2026-03-08"]),
      ("ended on 1st", ["date 2026-03-01"]),
      ("on the second", ["date 2026-03-02"]),
      ("on friday the 6th", ["date 2026-03-06"]),
      ("monday 2nd", ["date 2026-03-02"]),
      ("the 20th of last month", ["date 2026-02-20"]),
      ("march 3", ["date 2026-03-03"]),
      ("3rd of march 2026", ["date 2026-03-03"]),
      ("mar. 3", ["date 2026-03-03"]),
      ("first day was feb 27", ["date 2026-02-27"]),
      ("the twenty first of january", ["date 2026-01-21"]),
      ("may 5th", ["date 2025-05-05"]),
      ("on monday the 2nd of march", ["date 2026-03-02"]),
      ("born 14 july 1994", ["date 1994-07-14"]),
      ("due 9 oct 26", ["date 2026-10-09"]),
      ("third of may nineteen ninety", ["date 1990-05-03"]),
    ] as [(String, [String])])
  func `a day of the month is the nearest one gone by`(line: String, says: [String]) {
    #expect(Diary.readTimes(line, tense: .past) == says)
  }

  @Test(
    arguments: [
      ("due on 4 november", ["date 2026-11-04"]),
      ("scan on the 5th", ["date 2026-04-05"]),
      ("may the 4th", ["date 2026-05-04"]),
      ("appointment april 2", ["date 2026-04-02"]),
    ] as [(String, [String])])
  func `a day of the month ahead is the nearest one to come`(line: String, says: [String]) {
    #expect(Diary.readTimes(line, tense: .future) == says)
  }

  @Test(
    arguments: [
      ("3/4", "en-US", ["date 2026-03-04"]), ("3/4", "en-GB", ["date 2025-04-03"]),
      ("3/4", nil, ["date 2026-03-04 or 2025-04-03"]),
      ("3/4", "en", ["date 2026-03-04 or 2025-04-03"]),
      ("3/4", "fr", ["date 2025-04-03"]), ("13/2", nil, ["date 2026-02-13"]),
      ("2/2", nil, ["date 2026-02-02"]), ("3/4/2025", nil, ["date 2025-03-04 or 2025-04-03"]),
      ("03.04.2025", "de-DE", ["date 2025-04-03"]), ("3-4-25", "en-US", ["date 2025-03-04"]),
      ("2026-02-14", nil, ["date 2026-02-14"]), ("2026/02/14", "en-GB", ["date 2026-02-14"]),
      ("14.02.2026", "en-US", ["date 2026-02-14"]),
      ("05/06", nil, ["date 2025-05-06 or 2025-06-05"]), ("05.06", nil, ["date 2025-06-05"]),
    ] as [(String, String?, [String])])
  func `the locale settles a date in numbers, and without one it stays open`(
    line: String, locale: String?, says: [String]
  ) {
    #expect(Diary.read("it came on " + line, locale: locale, tense: .past) == says)
  }

  @Test func `a weekday settles the year of a day with no verb beside it`() {
    #expect(Diary.read("scan on tuesday 24 march") == ["date 2026-03-24"])
    #expect(Diary.read("tue 3 mar") == ["date 2026-03-03"])
  }
}
