import Journal
import Testing

@testable import Assistant

/// Days that are counted from the first day of a period, and stretches of them.
struct ToldByCycleDayTests {
  private func bloom() throws -> Rehearsal {
    var bloom = try Rehearsal(today: "2026-03-11")
    bloom.assistant.adopt(
      Journal(
        parsing: """
          # bloom journal 1
          2026-02-07 period start
          2026-02-11 period end
          2026-03-06 period start

          """), undoLog: UndoLog())
    return bloom
  }

  @Test(arguments: [
    ("my period ended on CD5", ["2026-03-10 period end"]),
    ("period ended around cd 4 i think", ["2026-03-09 period end"]),
    ("it ended on the third day", ["2026-03-08 period end"]),
    (
      "heavy the first two days then light",
      [
        "2026-03-06 flow heavy", "2026-03-07 flow heavy", "2026-03-08 flow light",
        "2026-03-09 flow light", "2026-03-10 flow light", "2026-03-11 flow light",
      ]
    ),
    (
      "i took letrozole from cd 3 to cd 5",
      [
        "2026-03-08 supplement \"letrozole\"", "2026-03-09 supplement \"letrozole\"",
        "2026-03-10 supplement \"letrozole\"",
      ]
    ),
  ]) func `a day of the cycle is a day`(message: String, lines: [String]) throws {
    var bloom = try bloom()
    #expect(bloom.say(message).added == lines)
  }

  @Test(arguments: [
    "day 3 of antibiotics, headache 6", "headache 6, day 2 of my diet",
    "headache for the third day in a row", "took antibiotics day 3 of 7, feeling nauseous",
    "the first two days of the trip I had a headache",
    "new job: stress 8/10 the first two days",
  ])
  func `a day of something else is none of the cycle`(message: String) throws {
    var bloom = try bloom()
    #expect(bloom.say(message).added.allSatisfy { $0.hasPrefix("2026-03-11") })
  }

  @Test(arguments: ["it ended two fridays back", "it ended 2 fridays ago"])
  func `weekdays are counted back`(message: String) throws {
    var bloom = try bloom()
    #expect(!bloom.say(message).added.contains("2026-03-06 period end"))
  }
}
