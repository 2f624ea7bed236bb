import Civil
import Journal
import Testing

@testable import Assistant

/// Whether a period goes on, on which day of it she is, and how long it may last.
struct RunningPeriodPolicyTests {
  private static let earlier = "2026-01-10 period start\n2026-01-14 period end\n"

  private func reply(_ question: String, _ lines: String) throws -> String {
    var bloom = try Rehearsal(today: "2026-02-11")
    bloom.assistant.adopt(
      Journal(parsing: "# bloom journal 1\n" + Self.earlier + lines), undoLog: UndoLog())
    let turn = bloom.turn(question)
    #expect(turn.edits.isEmpty)
    return turn.text
  }

  @Test(arguments: [
    "am I on my period right now", "is my period done yet", "how long have I been bleeding",
    "how much longer will my period go on", "which day of my period is it",
    "has my period ended",
  ])
  func `one that goes on is told with its day`(question: String) throws {
    let reply = try reply(question, "2026-02-09 period start\n")
    #expect(reply.contains("day 3"), "\(reply)")
    #expect(reply.contains("13 February"))
  }

  @Test(arguments: ["am I still on my period", "is my period over", "did my period stop"])
  func `one that is over is told with its last day`(question: String) throws {
    let reply = try reply(question, "2026-02-01 period start\n2026-02-06 period end\n")
    #expect(reply.contains("6 February"), "\(reply)")
  }

  @Test(arguments: ["my period is over", "still on my period", "period ended"])
  func `what is told is no question`(message: String) throws {
    var bloom = try Rehearsal(today: "2026-02-11")
    bloom.assistant.adopt(
      Journal(parsing: "# bloom journal 1\n2026-02-09 period start\n"), undoLog: UndoLog())
    #expect(!bloom.turn(message).policies.contains("running_period"))
  }
}
