import Civil
import Journal
import Testing

@testable import Assistant

/// A name for a baby, in week 20 on Monday 9 March 2026.
@Suite struct NamingTests {
  private func pregnant(_ lines: String...) throws -> Rehearsal {
    let entries = ["2025-12-01 mode pregnancy", "2025-12-01 pregnancy lmp 2025-10-20"] + lines
    return try Rehearsal(entries.map { try Entry(line: $0) })
  }

  @Test func `the name that is told stands over the week, and a new one in its place`() throws {
    var bloom = try pregnant()
    #expect(bloom.say("we call her Bean").added == ["2026-03-09 baby \"Bean\""])
    #expect(bloom.say("how big is the baby").text.contains("Bean, this week:"))
    #expect(bloom.say("week 20").text.contains("Bean, this week:"))
    #expect(!bloom.say("week 30").text.contains("Bean"))
    _ = bloom.say("we call her Pip")
    let text = bloom.say("how big is the baby").text
    #expect(text.contains("Pip, this week:") && !text.contains("Bean"))
    #expect(bloom.say("undo").removed == ["2026-03-09 baby \"Pip\""])
  }

  @Test func `a loss silences it, and the next pregnancy begins without one`() throws {
    var bloom = try pregnant("2026-02-01 baby \"Ottilie\"", "2026-03-01 pregnancy ended loss")
    for message in ["how big is the baby", "week 20", "today", "what did i log on 1 february"] {
      #expect(!bloom.say(message).text.contains("Ottilie"), "\(message)")
    }
    var next = try pregnant(
      "2026-01-01 baby \"Bean\"", "2026-01-10 pregnancy ended birth",
      "2026-01-20 pregnancy lmp 2025-10-20")
    #expect(!next.say("how big is the baby").text.contains("Bean"))
  }
}
