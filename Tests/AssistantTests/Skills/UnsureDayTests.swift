import Civil
import Journal
import Physiology
import Testing

@testable import Assistant

/// Begins and ends of periods whose day is open, ahead, or told by a length.
struct UnsureDayTests {
  @Test(arguments: [
    "my period started the other day", "it came some time back, my period", "period began recently",
    "my period started early in march",
    "my period started in the middle of february", "period started a few days ago",
    "my period started between the 2nd and the 4th", "my period came last weekend",
    "my period started earlier this week",
  ])
  func `a start of no sure day is asked about and not written`(message: String) throws {
    var bloom = try Rehearsal(today: "2026-03-11")
    let turn = bloom.turn(message)
    #expect(bloom.assistant.journal.periods.isEmpty, "\(turn.text)")
    #expect(turn.text.contains("?"))
    #expect(bloom.say("on the 4th").added == ["2026-03-04 period start"])
  }

  @Test(arguments: [
    "my period starts on the 24th", "my period is due on the 24th", "period comes on the 24th",
  ])
  func `a start that is ahead is not written on the last such day`(message: String) throws {
    var bloom = try Rehearsal(today: "2026-03-11")
    _ = bloom.turn(message)
    #expect(bloom.assistant.journal.periods.isEmpty)
  }

  @Test(arguments: [
    ("my period started thursday two weeks ago", "2026-02-19"),
    ("my period started three weeks ago on friday", "2026-02-13"),
    ("my period started a week ago last sunday", "2026-03-01"),
    ("my period started on tuesday 2 weeks ago", "2026-02-24"),
  ])
  func `a weekday so many weeks ago is the last one, that much earlier`(
    message: String, day: String
  ) throws {
    var bloom = try Rehearsal(today: "2026-03-11")
    #expect(bloom.say(message).added == ["\(day) period start"])
  }

  @Test(arguments: [
    "my period began on 2 march and it lasted 4 days", "my period was 2 march for 4 days",
    "period started 2 march and went on for 4 days",
  ])
  func `a length sets the last day and never the first`(message: String) throws {
    var bloom = try Rehearsal(today: "2026-03-11")
    _ = bloom.turn(message)
    #expect(bloom.assistant.journal.periods.map(\.start.iso) == ["2026-03-02"])
    #expect(bloom.assistant.journal.periods.first?.end?.iso == "2026-03-05")
  }

  @Test(arguments: [
    ("spotting since monday", "spotting"), ("heavy flow since monday", "heavy"),
    ("bleeding light since monday", "light"),
  ])
  func `bleeding since a day is of every day since`(message: String, flow: String) throws {
    var bloom = try Rehearsal(today: "2026-03-11")
    _ = bloom.turn(message)
    let days = bloom.assistant.journal.chronological(of: [.flow]) { $0.line }
    #expect(days == ["09", "10", "11"].map { "2026-03-\($0) flow \(flow)" })
  }

  @Test(arguments: ["it stopped friday or saturday", "my period ended on the 6th or the 7th"])
  func `of two days one is asked for`(message: String) throws {
    var bloom = try Rehearsal(today: "2026-03-11")
    _ = bloom.turn("my period started on march 2")
    let turn = bloom.turn(message)
    #expect(bloom.assistant.journal.periods.first?.end == nil, "\(turn.text)")
    #expect(bloom.say("the 7th").added == ["2026-03-07 period end"])
  }

  @Test func `what was told of a time still ahead was yesterday`() throws {
    var bloom = try Rehearsal(today: "2026-03-11")
    #expect(
      bloom.say("took my temperature at 11:30 pm, 36.5").added
        == ["2026-03-10 23:30 temperature 36.5 C"])
  }

  @Test func `how heavy a day was is told once, the last time`() throws {
    var bloom = try Rehearsal(today: "2026-03-11")
    _ = bloom.turn("medium flow on march 8")
    let turn = bloom.turn("spotting on march 8")
    #expect(
      bloom.assistant.journal.chronological(of: [.flow]) { $0.line } == ["2026-03-08 flow spotting"]
    )
    #expect(turn.text.contains("medium"))
    #expect(bloom.turn("undo").isUndo)
    #expect(
      bloom.assistant.journal.chronological(of: [.flow]) { $0.line } == ["2026-03-08 flow medium"])
  }
}
