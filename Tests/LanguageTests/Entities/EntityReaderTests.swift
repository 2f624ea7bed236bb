import Testing

@testable import Language

@Suite struct EntityReaderTests {
  @Test(arguments: [
    ("cramps today", "date 2026-03-11"),
    ("bleeding since yestarday morning maybe, it began yestarday", "date 2026-03-10"),
    ("4 days ago", "date 2026-03-07"),
  ])
  func `a day said from today is that day`(line: String, day: String) {
    #expect(Diary.readTimes(line).last == day)
  }
}
