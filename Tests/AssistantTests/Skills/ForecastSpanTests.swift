import Civil
import Journal
import Testing

@testable import Assistant

/// Whether a period falls into days that are asked about, and what follows from a supposed start.
struct ForecastSpanTests {
  private func reply(_ question: String) throws -> String {
    var bloom = try Rehearsal(today: "2026-03-11")
    let starts = ["2025-11-08", "2025-12-06", "2026-01-03", "2026-01-31", "2026-02-28"]
    let lines = starts.map { "\($0) period start\n" }.joined()
    bloom.assistant.adopt(Journal(parsing: "# bloom journal 1\n" + lines), undoLog: UndoLog())
    let turn = bloom.turn(question)
    #expect(turn.edits.isEmpty)
    return turn.text
  }

  @Test(arguments: [
    "will I have my period from 22 to 30 april", "wil i hav my period 22 to 30 april",
    "we go camping on 24 april for 4 days, will i bleed",
    "i'm away on april 22 for a week. will i get my period",
  ])
  func `days that hold an expected period are likely, with a chance`(question: String) throws {
    let reply = try reply(question)
    #expect(reply.hasPrefix("It may"), "\(reply)")
    #expect(reply.contains("in 100"))
  }

  @Test(arguments: [
    "will I have my period from 8 to 12 april",
    "wedding weekend 11 to 13 april, will my period come",
  ])
  func `days between two expected periods are not`(question: String) throws {
    let reply = try reply(question)
    #expect(reply.hasPrefix("Rather not"), "\(reply)")
  }

  @Test(arguments: [
    "if my period starts tomorrow, when is the one after",
    "say it comes on 12 march, when is the next",
  ])
  func `a supposed start is counted from`(question: String) throws {
    let reply = try reply(question)
    #expect(reply.contains("9 April"), "\(reply)")
  }
}
