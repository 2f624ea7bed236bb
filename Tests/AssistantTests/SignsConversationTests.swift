import Civil
import Journal
import Physiology
import Testing

@testable import Assistant

/// Conversations about ovulation and about the models beside the forecast.
struct SignsConversationTests {
  private let starts = [
    "2025-11-24 period start", "2025-12-22 period start", "2026-01-19 period start",
    "2026-02-16 period start",
  ]

  private func bloom(_ today: String, _ lines: [String]) throws -> Rehearsal {
    try Rehearsal(today: today, try (starts + lines).map { try Entry(line: $0) })
  }

  /// Six low temperatures, then three higher ones from the cycle's 15th day on.
  private let shift = [
    "2026-02-24 temperature 36.4 C", "2026-02-25 temperature 36.4 C",
    "2026-02-26 temperature 36.45 C", "2026-02-27 temperature 36.4 C",
    "2026-02-28 temperature 36.4 C", "2026-03-01 temperature 36.45 C",
    "2026-03-02 temperature 36.7 C", "2026-03-03 temperature 36.7 C",
    "2026-03-04 temperature 36.75 C",
  ]

  @Test func `a positive test announces ovulation, moves the start and says what it rests on`()
    throws
  {
    var plain = try bloom("2026-03-08", [])
    var tested = try bloom("2026-03-08", ["2026-03-05 test ovulation positive"])
    let said = tested.say("when do i ovulate?").text
    #expect(said.contains("Friday 6 March"))
    #expect(said.contains("ovulation test of Thursday 5 March read positive"))
    #expect(said.contains("announce"))
    let next = tested.say("when is my next period?").text
    #expect(next.contains("Friday 20 March"), "\(next)")
    #expect(next.contains("about 90 in 100"))
    #expect(!plain.say("when is my next period?").text.contains("Friday 20 March"))
    #expect(tested.say("why?").text.contains("ovulation test of Thursday 5 March"))
    #expect(tested.say("how many dpo am i").text.contains("about 2 days"))
  }

  @Test func `a lasting rise confirms it, and a reading that was left out is named`() throws {
    var bloom = try bloom(
      "2026-03-08", shift + ["2026-02-23 temperature 37.1 C disturbed"])
    let said = bloom.say("when do i ovulate?").text
    #expect(said.contains("temperature rose from Monday 2 March on"))
    #expect(said.contains("most likely passed"))
    #expect(said.contains("left out: Monday 23 February (marked as disturbed)"), "\(said)")
    #expect(said.contains("cannot prevent pregnancy"))
  }

  @Test func `signs that disagree are named and left out`() throws {
    var bloom = try bloom("2026-03-08", shift + ["2026-02-21 test ovulation positive"])
    let said = bloom.say("when do i ovulate?").text
    #expect(said.contains("temperature rose"))
    #expect(said.contains("points elsewhere"))
    #expect(said.contains("Saturday 21 February"))
  }

  @Test func `a closed cycle is dated in retrospect and labelled so`() throws {
    var bloom = try bloom("2026-03-08", ["2026-01-30 test ovulation peak"])
    let signs = bloom.say("when did i ovulate last cycle").text
    #expect(signs.hasPrefix("Looking back"))
    #expect(signs.contains("after the fact"))
    #expect(signs.contains("Saturday 31 January"))
    let estimate = bloom.say("when did i ovulate in december 2025").text
    #expect(estimate.contains("no sign of it is on record"), "\(estimate)")
  }

  @Test func `the fertile days name the signs they rest on`() throws {
    var bloom = try bloom("2026-03-05", ["2026-03-05 test ovulation positive"])
    let said = bloom.say("when am i fertile").text
    #expect(said.contains("ovulation test of Thursday 5 March read positive"))
    #expect(said.contains("cannot prevent pregnancy"))
  }

  @Test func `the simple average is told with what sets it apart`() throws {
    var bloom = try Rehearsal(
      today: "2026-03-20",
      try [
        "2025-09-01 period start", "2025-09-29 period start", "2025-11-26 period start",
        "2025-12-24 period start", "2026-01-21 period start", "2026-02-18 period start",
      ].map { try Entry(line: $0) })
    let said = bloom.say("what does the simple average say?").text
    #expect(said.contains("33 days"), "\(said)")
    #expect(said.contains("1 start as not logged"))
    #expect(said.contains("passed without a start"))
  }

  @Test(arguments: [
    (["2026-01-01", "2026-01-29", "2026-02-26", "2026-03-26"], "By that rule, no"),
    (["2025-11-17", "2025-12-08", "2026-01-12", "2026-02-03", "2026-03-15"], "By that rule, yes"),
    (["2026-03-01", "2026-03-29"], "needs three full cycles"),
  ])
  func `the 15 per cent rule is answered as a rule`(days: [String], words: String) throws {
    var bloom = try Rehearsal(
      today: "2026-03-30", try days.map { try Entry(line: "\($0) period start") })
    #expect(bloom.say("am I irregular by the 15 % rule?").text.contains(words))
  }
}
