import Civil
import Testing

@testable import Language

@Suite struct CalendarSpanRulesTests {
  @Test(
    arguments: [
      ("last week", ["range 2026-03-02 2026-03-08"]),
      ("next month", ["range 2026-04-01 2026-04-30"]),
      ("this year", ["range 2026-01-01 2026-12-31"]),
      ("the week before last", ["range 2026-02-23 2026-03-01"]),
      ("this weekend", ["range 2026-03-14 2026-03-15"]),
      ("last weekend", ["range 2026-03-07 2026-03-08"]),
      ("early april", ["range 2026-04-01 2026-04-15"]),
      ("end of january", ["range 2026-01-16 2026-01-31"]),
      ("born in 1992", ["range 1992-01-01 1992-12-31"]),
      ("the week of the 2nd", ["range 2026-03-02 2026-03-08"]),
      ("the first week of february", ["range 2026-02-02 2026-02-08"]),
      ("12/2025", ["range 2025-12-01 2025-12-31"]),
      ("rest of the week", ["range 2026-03-11 2026-03-15"]),
    ] as [(String, [String])])
  func `weeks, months and years are ranges of days`(line: String, says: [String]) {
    #expect(Diary.readTimes(line) == says)
  }
}
