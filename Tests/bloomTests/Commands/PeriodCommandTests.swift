import Foundation
import Testing

/// Days of a period that are noted already, run as a person runs them.
@Suite(.serialized)
struct PeriodCommandTests {
  private let program = BloomProgram()

  init() throws {
    try program.write(
      "# bloom journal 1\n2026-02-01 period start\n2026-02-05 period end\n"
        + "2026-03-01 period start\n2026-03-05 period end\n")
  }

  @Test(arguments: [
    ["period", "end"], ["period", "end", "2026-03-07"], ["log", "period", "end", "2026-03-07"],
    ["log", "2026-03-07", "period", "end"], ["period", "start", "2026-03-02"],
    ["period", "start", "yesterday"],
  ])
  func `a day that stands is not moved without being asked to`(words: [String]) throws {
    let before = try program.journal()
    let run = try program.run(words)
    #expect(run.code == 65, "\(run)")
    #expect(run.output.contains("--move") && run.output.contains("undo"), "\(run.output)")
    #expect(try program.journal() == before)
  }

  @Test func `an end moves where that is asked, and undo puts it back`() throws {
    #expect(try program.run(["period", "end", "2026-03-07", "--move"]).code == 0)
    #expect(try program.journal().contains("2026-03-07 period end"))
    #expect(try !program.journal().contains("2026-03-05 period end"))
    #expect(try program.run(["undo"]).code == 0)
    #expect(try program.journal().contains("2026-03-05 period end"))
  }

  @Test func `a start moves where that is asked`() throws {
    #expect(try program.run(["period", "start", "2026-03-02", "--move"]).code == 0)
    #expect(try program.journal().contains("2026-03-02 period start"))
    #expect(try !program.journal().contains("2026-03-01 period start"))
  }

  @Test func `in the chat a yes moves an end`() throws {
    let run = try program.run([], input: Data("my period ended\nyes\n".utf8))
    #expect(run.output.contains("Thursday 5 March"), "\(run.output)")
    #expect(try program.journal().contains("2026-03-09 period end"))
    #expect(try !program.journal().contains("2026-03-05 period end"))
  }

  @Test func `a day inside a period says which of its days it is`() throws {
    let run = try program.run(["day", "2026-03-04"])
    #expect(run.output.contains("day 4 of a period"), "\(run.output)")
    #expect(!run.output.contains("Nothing is logged"))
    let general = try program.run(["day", "2026-03-04", "--mode", "general"])
    #expect(!general.output.contains("period"))
  }

  @Test(arguments: ["2026-03-20", "2025-03-01"])
  func `a pregnancy that cannot be so is refused`(lmp: String) throws {
    #expect(try program.run(["log", "pregnancy", "lmp", lmp]).code == 65)
    #expect(try !program.journal().contains("pregnancy"))
  }

  @Test func `a due date begins the mode, so that the week is there`() throws {
    #expect(try program.run(["log", "pregnancy", "due", "2026-07-08"]).code == 0)
    #expect(try program.run(["week"]).output.contains("Week 22"))
  }

  @Test(arguments: [
    (["water", "glass"], "water 250 ml"), (["water", "bottle"], "water 500 ml"),
    (["water", "sip"], "water 100 ml"),
  ])
  func `a measure of water alone is one of it`(words: [String], line: String) throws {
    #expect(try program.run(["log"] + words).code == 0)
    #expect(try program.journal().contains(line))
  }

  @Test func `the strongest cramps are met as strong ones`() throws {
    let run = try program.run(["log", "cramps", "debilitating"])
    #expect(run.output.contains("severe cramps") && run.output.contains("doctor"), "\(run)")
  }

  @Test(arguments: ["tired", "meh", "neutral", "emotional"])
  func `a mood that is not good is not praised`(mood: String) throws {
    let run = try program.run(["log", "mood", mood])
    #expect(run.output.hasPrefix("Noted for today"), "\(run.output)")
  }

  @Test func `a loss noted by a command is met as one`() throws {
    #expect(try program.run(["log", "outcome", "chemical"]).output.contains("sorry"))
  }
}
