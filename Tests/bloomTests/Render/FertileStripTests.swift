import Assistant
import Civil
import Physiology
import Testing

@testable import bloom

struct FertileStripTests {
  private func month(today: String) throws -> FertileMonth {
    let month = try #require(Month(iso: "2026-02"))
    var levels: [CivilDate: FertilityLevel] = [:]
    for day in 9...11 { levels[month.first + (day - 1)] = .medium }
    for day in 12...13 { levels[month.first + (day - 1)] = .high }
    levels[month.first + 13] = .peak
    return FertileMonth(
      month, levels: levels, today: try #require(CivilDate(iso: today)))
  }

  @Test func `a letter stands under each day, and today has its sign`() throws {
    let lines = FertileStrip(month: try month(today: "2026-02-12"), columns: 80).lines
    #expect(
      lines == [
        "     1   2   3   4   5   6   7   8   9  10  11 >12  13  14  15  16",
        "     .   .   .   .   .   .   .   .   m   m   m   h   h   P   .   .",
        "    17  18  19  20  21  22  23  24  25  26  27  28",
        "     .   .   .   .   .   .   .   .   .   .   .   .",
      ])
  }

  @Test func `it fits a narrow screen`() throws {
    let lines = FertileStrip(month: try month(today: "2026-03-09"), columns: 32).lines
    #expect(lines.allSatisfy { $0.count <= 32 } && lines.count == 8)
  }
}
