import Civil
import Testing

@testable import Language

@Suite struct WeekdayRulesTests {
  @Test(
    arguments: [
      ("bled on friday", ["date 2026-03-06"]),
      ("it started monday", ["date 2026-03-09"]),
      ("cramps on saterday", ["date 2026-03-07"]),
      ("bled on wensday", ["date 2026-03-04"]),
      ("it came on sat", ["date 2026-03-07"]),
      ("what did i log on saturday", ["date 2026-03-07"]),
      ("period came last sunday", ["date 2026-03-08"]),
      ("friday of last week", ["date 2026-03-06"]),
      ("last week on thursday", ["date 2026-03-05"]),
      ("two fridays ago", ["date 2026-02-27"]),
      ("friday before last", ["date 2026-02-27"]),
      ("on monday and thursday", ["date 2026-03-09", "date 2026-03-05"]),
    ] as [(String, [String])])
  func `a weekday in the past is the nearest one gone by`(line: String, says: [String]) {
    #expect(Diary.readTimes(line, tense: .past) == says)
  }

  @Test(
    arguments: [
      ("scan on friday", ["date 2026-03-13"]),
      ("midwife next tues", ["date 2026-03-17"]),
      ("on thurs", ["date 2026-03-12"]),
      ("friday week", ["date 2026-03-20"]),
      ("monday week", ["date 2026-03-23"]),
      ("a week from friday", ["date 2026-03-20"]),
      ("a week on saturday", ["date 2026-03-21"]),
      ("two weeks from monday", ["date 2026-03-30"]),
      ("tuesday of next week", ["date 2026-03-17"]),
      ("the first monday of next month", ["date 2026-04-06"]),
      ("the second tuesday in april", ["date 2026-04-14"]),
    ] as [(String, [String])])
  func `a weekday in the future is the nearest one to come`(line: String, says: [String]) {
    #expect(Diary.readTimes(line, tense: .future) == says)
  }

  @Test func `a weekday that people take two ways carries the other day`() {
    let found = Diary.entities("it came last tuesday", tense: .past)
    #expect(found.map(\.summary) == ["date 2026-03-03"])
    #expect(found.first?.otherDay == CivilDate(iso: "2026-03-10"))
  }

  @Test func `today's own weekday in the past is a week ago, or today`() {
    let found = Diary.entities("it came on wednesday", tense: .past)
    #expect(found.map(\.summary) == ["date 2026-03-04"])
    #expect(found.first?.otherDay == CivilDate(iso: "2026-03-11"))
  }
}
