import Testing

@testable import Partnership

struct HelpEntryTests {
  @Test(arguments: [
    "2026-03-04 hot_drink", "  2026-03-04\t hot_drink \r", "\u{FEFF}2026-03-04 hot_drink",
  ])
  func `a line reads and prints as a day and what was done`(line: String) {
    let entry = HelpEntry(line: line)
    #expect(entry?.date == day("2026-03-04") && entry?.action == "hot_drink")
    #expect(entry?.line == "2026-03-04 hot_drink")
  }

  @Test func `words of one's own stand in quotes`() {
    let entry = HelpEntry(date: day("2026-03-04"), words: " made  dinner ")
    #expect(entry?.line == "2026-03-04 \"made dinner\"")
    #expect(entry.flatMap { HelpEntry(line: $0.line) } == entry)
    #expect(HelpEntry(date: day("2026-03-04"), words: "a \"b\"") == nil)
  }

  @Test(arguments: [
    "", "2026-03-04", "hot_drink", "2026-02-30 hot_drink", "2026-03-04 hot drink", "2026-03-04 Tea",
    "2026-03-04 9tea", "2026-03-04 tea!", "2026-03-04 thé", "2026-03-04 _tea",
    "2026-03-04 \(String(repeating: "a", count: 41))",
  ])
  func `what is not a day and an id is no entry`(line: String) {
    #expect(HelpEntry(line: line) == nil)
  }
}
