import Civil
import Testing

@testable import Language

@Suite struct MonthSpanRulesTests {
  @Test(
    arguments: [
      ("in january", ["range 2026-01-01 2026-01-31"]),
      ("march 2026", ["range 2026-03-01 2026-03-31"]),
      ("show me march", ["range 2026-03-01 2026-03-31"]),
      ("last march", ["range 2025-03-01 2025-03-31"]),
      ("next june", ["range 2026-06-01 2026-06-30"]),
      ("june of 2024", ["range 2024-06-01 2024-06-30"]),
      ("it began in november", ["range 2025-11-01 2025-11-30"]),
      ("february next year", ["range 2027-02-01 2027-02-28"]),
    ] as [(String, [String])])
  func `a month's name is the whole month`(line: String, says: [String]) {
    #expect(Diary.readTimes(line) == says)
  }
}
