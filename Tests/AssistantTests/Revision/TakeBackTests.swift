import Journal
import Testing

@testable import Assistant

/// What is told not to be so after all leaves the journal, with what hangs on it.
struct TakeBackTests {
  private func journal(after messages: [String]) throws -> [String] {
    var bloom = try Rehearsal()
    for message in messages { _ = bloom.say(message) }
    return bloom.assistant.journal.entries.map(\.line).sorted()
  }

  @Test(arguments: ["oops it hasnt ended", "i mean it hasnt ended"])
  func `an end that is denied goes and the start stays`(denial: String) throws {
    let kept = try journal(after: ["my period started on 5 march", "my period ended today", denial])
    #expect(kept == ["2026-03-05 period start"])
  }

  @Test func `a start that was a slip goes with its end`() throws {
    let kept = try journal(after: [
      "my period started on 5 march", "my period ended today", "i was wrong, my period didnt start",
    ])
    #expect(kept.isEmpty)
  }

  @Test func `a second end moves the first`() throws {
    let kept = try journal(after: [
      "my period started on 3 march", "my period ended 6 march", "my period ended 7 march",
    ])
    #expect(kept == ["2026-03-03 period start", "2026-03-07 period end"])
  }

  @Test func `deleting a start deletes its end`() throws {
    let kept = try journal(after: [
      "my period started on 3 february", "my period ended 7 february",
      "delete my period on 3 february",
    ])
    #expect(kept.isEmpty)
  }

  @Test func `a pregnancy denied at once is taken back`() throws {
    #expect(try journal(after: ["im 12 weeks pregnant", "no im not"]).isEmpty)
  }
}
