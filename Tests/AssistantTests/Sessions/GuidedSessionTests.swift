import Civil
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

/// What can be gone through step by step, and how it is noted.
struct GuidedSessionTests {
  private func session(
    _ intent: IntentID, _ text: String, mode: Mode = .cycle, weeks: Int? = nil
  ) throws -> GuidedSession? {
    var bloom = try Rehearsal()
    bloom.assistant.setting.mode = mode
    bloom.assistant.setting.weeks = weeks
    return bloom.assistant.answer([intent], text: text, now: bloom.now).session
  }

  @Test(arguments: [
    ("4-6", [4, 6]), ("in 4 out 6", [4, 6]), ("4-7-8 please", [4, 7, 8]),
    ("5 5 5 5", [5, 5, 5, 5]),
  ])
  func `counts of her own are paced`(text: String, counts: [Int]) throws {
    let session = try #require(try session("content.breathing", text))
    #expect(session.steps.prefix { $0.round == 1 }.map(\.seconds) == counts)
    #expect(session.activity == .breathing)
    #expect(session.seconds > 50)
  }

  @Test func `halves of a second are paced`() throws {
    let session = try #require(try session("content.breathing", "5.5-5.5"))
    #expect(session.steps.prefix(2).map(\.milliseconds) == [5500, 5500])
  }

  @Test(arguments: ["4-4-4-4", "4-7-8", "box breathing", "478", "grounding"])
  func `in pregnancy nothing is held`(text: String) throws {
    let session = try #require(try session("content.breathing", text, mode: .pregnancy, weeks: 20))
    #expect(session.steps.allSatisfy { $0.kind == .breathIn || $0.kind == .breathOut })
  }

  @Test(arguments: ["0-6", "4-60", "99-99", "4-4-4-40"])
  func `counts that are out of reach are not paced`(text: String) throws {
    var bloom = try Rehearsal()
    let turn = bloom.assistant.answer(["content.breathing"], text: text, now: bloom.now)
    #expect(turn.session == nil)
    #expect(turn.text.contains("1 to 10 seconds"), "\(turn.text)")
  }

  @Test func `a routine is timed as its card says`() throws {
    let session = try #require(try session("content.yoga_routine", "desk reset"))
    let routine = try #require(
      try Rehearsal.library.routines().first { $0.id == "desk_reset" })
    #expect(session.steps.map(\.seconds) == routine.parts.map(\.seconds))
    #expect(session.name == routine.name && session.rounds == routine.parts.count)
  }

  @Test func `a pelvic floor set is timed as its programme says, and is noted as one`() throws {
    let session = try #require(try session("content.pelvic_floor", "kegels"))
    let programme = try #require(
      try Rehearsal.library.pelvicFloorProgrammes().first { $0.name == session.name })
    #expect(session.activity == .pelvicFloor && session.seconds == programme.seconds)
    #expect(session.rounds == programme.repeats + programme.quick)
    let kinds = Set(session.steps.map(\.kind))
    #expect(kinds == [.squeeze, .letGo])
    #expect(session.steps.filter { $0.kind == .squeeze }.count == session.rounds)
  }

  @Test func `start begins what was shown, and what was done is noted once she says so`() throws {
    var bloom = try Rehearsal()
    let shown = bloom.turn("give me a 10 minute yoga routine")
    #expect(shown.text.contains("“start”"))
    let begun = bloom.turn("start")
    let guided = try #require(begun.begins)
    #expect(guided == shown.session && begun.edits.isEmpty)
    let asked = bloom.assistant.ended(guided, seconds: guided.seconds, now: bloom.now)
    #expect(asked.text.contains("Shall I note it?") && asked.edits.isEmpty)
    let added = bloom.say("yes").added
    #expect(added.count == 1 && added[0].contains("yoga"), "\(added)")
  }

  @Test func `what was left at once is neither asked about nor noted`() throws {
    var bloom = try Rehearsal()
    let shown = bloom.turn("box breathing")
    let session = try #require(shown.session)
    let left = bloom.assistant.ended(session, seconds: 20, now: bloom.now)
    #expect(left.expecting == nil && left.edits.isEmpty)
    let again = bloom.assistant.ended(session, seconds: 100, now: bloom.now)
    #expect(again.expecting != nil)
    #expect(bloom.say("no").added.isEmpty)
  }

  @Test func `start on its own begins nothing`() throws {
    var bloom = try Rehearsal()
    #expect(bloom.turn("start").begins == nil)
  }
}
