import Civil
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

/// An entry that is named by its day alone: none, one or several; today is Friday 13 March 2026.
struct UndoSkillChoosingTests {
  private func diary(_ lines: String...) throws -> Rehearsal {
    try Rehearsal(today: "2026-03-13", lines.map { try Entry(line: $0) })
  }

  private func full() throws -> Rehearsal {
    try diary(
      "2026-03-10 symptom headache mild", "2026-03-10 water 500 ml",
      "2026-03-10 note \"slept badly\"")
  }

  @Test func `where there is nothing it says so`() throws {
    var bloom = try full()
    let told = bloom.say("edit wednesday")
    #expect(told.added.isEmpty && told.text.contains("Nothing is logged for Wednesday 11 March"))
  }

  @Test func `one entry is the one that is meant`() throws {
    var bloom = try diary("2026-03-11 symptom cramps mild")
    #expect(bloom.say("change wednesday's entry").text.contains("mild cramps"))
    let changed = bloom.say("severe")
    #expect(changed.added == ["2026-03-11 symptom cramps severe"], "\(changed)")
    #expect(bloom.say("undo").added == ["2026-03-11 symptom cramps mild"])
    #expect(bloom.say("delete wednesday's entry").removed == ["2026-03-11 symptom cramps mild"])
  }

  @Test func `of several which one is asked, and the choice changes that one`() throws {
    var bloom = try full()
    let asked = bloom.turn("change tuesday's entry")
    #expect(asked.text.contains("Which one") && asked.text.contains("slept badly"))
    #expect(bloom.say("the second one").text.contains("500 ml"))
    #expect(bloom.say("750 ml").added == ["2026-03-10 water 750 ml"])
  }

  @Test func `a value that fits one of them needs no choice`() throws {
    var bloom = try full()
    _ = bloom.say("change tuesday's entry")
    #expect(bloom.say("headache severe").added == ["2026-03-10 symptom headache severe"])
  }

  @Test func `of several one is removed by its place, and all by all`() throws {
    var bloom = try full()
    _ = bloom.say("delete tuesday's entry")
    #expect(bloom.say("the third").removed == ["2026-03-10 note \"slept badly\""])
    _ = bloom.say("undo")
    _ = bloom.say("delete tuesday's entry")
    #expect(bloom.say("all of them").removed.count == 3)
  }

  @Test func `a no leaves everything, and what was just noted still moves`() throws {
    var bloom = try full()
    _ = bloom.say("delete tuesday's entry")
    #expect(bloom.say("never mind").removed.isEmpty)
    _ = bloom.say("cramps 4/10")
    #expect(bloom.say("move that to yesterday").added == ["2026-03-12 symptom cramps pain 4"])
  }
}
