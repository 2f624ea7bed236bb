import Civil
import Testing

@testable import Language

@Suite struct JoinedSpanRulesTests {
  @Test(
    arguments: [
      ("bled from the 3rd to the 7th", ["range 2026-03-03 2026-03-07"]),
      ("bled 3rd-7th", ["range 2026-03-03 2026-03-07"]),
      ("spotting 3rd to 5th march", ["range 2026-03-03 2026-03-05"]),
      ("from 1 to 5 february", ["range 2026-02-01 2026-02-05"]),
      ("it lasted from monday to thursday", ["range 2026-03-02 2026-03-05"]),
      ("friday through sunday", ["range 2026-03-06 2026-03-08"]),
      ("between the 4th and the 9th", ["range 2026-03-04 2026-03-09"]),
      ("between feb 3 and feb 8", ["range 2026-02-03 2026-02-08"]),
      ("feb 26 - mar 2", ["range 2026-02-26 2026-03-02"]),
      ("it started and has hurt since monday", ["range 2026-03-09 2026-03-11"]),
      ("was sick since yesterday", ["range 2026-03-10 2026-03-11"]),
      ("since new year", ["range 2026-01-01 …"]),
      ("by friday", ["range … 2026-03-13"]),
      ("until sunday", ["range … 2026-03-15"]),
      ("it lasted until sunday", ["range … 2026-03-08"]),
      ("until yesterday from sunday", ["range 2026-03-08 2026-03-10"]),
      ("after the 5th it stopped", ["range 2026-03-06 …"]),
      ("from january to march 2025", ["range 2025-01-01 2025-02-28"]),
    ] as [(String, [String])])
  func `two days make a range, one with since or until half of one`(line: String, says: [String]) {
    #expect(Diary.readTimes(line) == says)
  }
}
