import Testing

@testable import Assistant

@Suite struct LateMealTests {
  @Test(arguments: [
    ("ate late last night", ["2026-03-08 factor \"late_meal\""]),
    (
      "two coffees and a late dinner",
      ["2026-03-09 caffeine 2 \"coffees\"", "2026-03-09 factor \"late_meal\""]
    ),
    ("i had dinner too late", ["2026-03-09 factor \"late_meal\""]),
  ]) func `a late meal is noted as what may colour a day`(message: String, lines: [String]) throws {
    var bloom = try Rehearsal()
    let told = bloom.say(message)
    #expect(told.added.sorted() == lines.sorted(), "\(told)")
    #expect(told.text.contains("late meal"))
    #expect(bloom.say("undo").removed.count == lines.count)
  }
}
