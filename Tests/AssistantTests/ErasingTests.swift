import Civil
import Journal
import Knowledge
import Language
import Testing

@testable import Assistant

/// Erasing, as it is talked about.
@Suite struct ErasingTests {
  private func rehearsal() throws -> Rehearsal {
    try Rehearsal(
      today: "2026-03-09",
      ["2026-01-05 mood sad", "2026-01-20 note \"x\"", "2026-03-01 mood calm"].map {
        line throws in try Entry(line: line)
      })
  }

  @Test(arguments: ["delete all my data", "factory reset", "wipe it all"])
  func `everything goes only by the word typed in full`(said: String) throws {
    var bloom = try rehearsal()
    let question = bloom.assistant.turn(said, now: bloom.now)
    #expect(!question.erases)
    #expect(question.text.contains("type “erase”"), "\(question.text)")
    let yes = bloom.assistant.turn("yes", now: bloom.now)
    #expect(!yes.erases)
    _ = bloom.assistant.turn(said, now: bloom.now)
    let erased = bloom.assistant.turn("erase", now: bloom.now)
    #expect(erased.erases)
  }

  @Test(arguments: ["no", "never mind", "what's my next period", "erase my last note please"])
  func `anything else leaves it`(said: String) throws {
    var bloom = try rehearsal()
    _ = bloom.assistant.turn("delete all my data", now: bloom.now)
    let turn = bloom.assistant.turn(said, now: bloom.now)
    #expect(!turn.erases)
    let late = bloom.assistant.turn("erase", now: bloom.now)
    #expect(!late.erases)
  }

  @Test func `a month goes after yes, and undo brings it back as it was`() throws {
    var bloom = try rehearsal()
    let before = bloom.assistant.journal.entries
    let question = bloom.assistant.answer(
      [.dataDelete], text: "", slots: ["month": .month(try fixture(Month(iso: "2026-01")))],
      now: bloom.now)
    #expect(question.edits.isEmpty)
    #expect(question.text.contains("2 entries"))
    let done = bloom.say("yes")
    #expect(Set(done.removed) == ["2026-01-05 mood sad", "2026-01-20 note \"x\""])
    _ = bloom.say("undo")
    #expect(Set(bloom.assistant.journal.entries) == Set(before))
  }
}
