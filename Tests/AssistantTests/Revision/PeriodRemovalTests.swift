import Journal
import Testing

@testable import Assistant

/// What a message takes out or moves of a period, and what it must leave.
struct PeriodRemovalTests {
  private func bloom() throws -> Rehearsal {
    var bloom = try Rehearsal(today: "2026-03-11")
    bloom.assistant.adopt(
      Journal(
        parsing: """
          # bloom journal 1
          2026-01-05 period start
          2026-01-09 period end
          2026-02-02 period start
          2026-02-06 period end
          2026-03-02 period start
          2026-03-07 period end
          2026-03-09 symptom cramps pain 4
          2026-03-10 note "period talk"

          """), undoLog: UndoLog())
    return bloom
  }

  @Test(arguments: [
    ("delete the period that started on 2 february", ["2026-02-02", "2026-02-06"]),
    ("remove my january period", ["2026-01-05", "2026-01-09"]),
    ("delete my last period", ["2026-03-02", "2026-03-07"]),
  ]) func `a period is taken out by the day or month that is named`(
    message: String, days: [String]
  ) throws {
    var bloom = try bloom()
    #expect(bloom.say(message).removed.map { String($0.prefix(10)) } == days)
  }

  @Test(arguments: [
    "delete the period note", "remove period cramps", "delete my period reminder",
    "my period tracker app crashed, delete it", "remove my period notes",
  ]) func `a thing with the word in its name takes out no period`(message: String) throws {
    var bloom = try bloom()
    let removed = bloom.say(message).removed
    #expect(!removed.contains { $0.contains("period start") || $0.contains("period end") })
  }

  @Test(arguments: [
    "edit my period of march 2 to march 3", "change my period to march 2 to march 6",
    "edit march 4",
  ]) func `a start is never moved where a span may be meant`(message: String) throws {
    var bloom = try bloom()
    #expect(!bloom.say(message).removed.contains { $0.contains("period start") })
  }

  @Test(arguments: [
    "it was over by saturday", "it was done by saterday", "it was over on saturday",
  ])
  func `what was over by a day has its end there, and its start stays`(message: String) throws {
    var bloom = try Rehearsal(today: "2026-03-11")
    _ = bloom.say("period started on the 3rd, heavy")
    let said = bloom.say(message)
    #expect(said.added == ["2026-03-07 period end"] && said.removed.isEmpty, "\(said)")
  }
}
