import Civil
import Testing

@testable import Language

@Suite struct CountedSpanRulesTests {
  @Test(
    arguments: [
      ("for the last 3 days", ["range 2026-03-09 2026-03-11"]),
      ("over the past week", ["range 2026-03-05 2026-03-11"]),
      ("these last few days", ["range 2026-03-09 2026-03-11"]),
      ("the next two days", ["range 2026-03-12 2026-03-13"]),
      ("next 3 months", ["range 2026-03-12 2026-06-11"]),
      ("within 5 days", ["range 2026-03-11 2026-03-16"]),
      ("in the last 24 hours", ["moments 2026-03-10T09:30 2026-03-11T09:30"]),
      ("cramps usually last two days", ["duration 2 day"]),
    ] as [(String, [String])])
  func `so many days back or ahead make a range that ends or begins today`(
    line: String, says: [String]
  ) {
    #expect(Diary.readTimes(line) == says)
  }
}
