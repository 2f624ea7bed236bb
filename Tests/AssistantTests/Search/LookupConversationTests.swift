import Civil
import Guardrails
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

/// Looking something up in conversation: another, a shorter one, and why this one.
struct LookupConversationTests {
  @Test func `another is the next that was found, and none comes twice`() throws {
    var bloom = try Rehearsal()
    var shown: [String] = []
    shown += bloom.turn("stretches for my hips").found.prefix(1).map(\.id)
    for _ in 0..<4 { shown += bloom.turn("another one").found.prefix(1).map(\.id) }
    #expect(shown.count == 5 && Set(shown).count == 5, "\(shown)")
  }

  @Test func `a shorter routine is shorter, and a longer one longer`() throws {
    var bloom = try Rehearsal()
    let first = try #require(bloom.turn("give me a 20 minute yoga routine").session)
    let shorter = try #require(bloom.turn("a shorter one").session)
    #expect(shorter.seconds < first.seconds)
    let longer = try #require(bloom.turn("longer").session)
    #expect(longer.seconds > shorter.seconds)
  }

  @Test func `why this one names the words, the rule and the sources`() throws {
    var bloom = try Rehearsal()
    _ = bloom.turn("stretches for my hips")
    let why = bloom.turn("why this one?").text
    #expect(why.contains("hips") && why.contains("It rests on:"), "\(why)")
    let next = bloom.turn("another one")
    #expect(next.found.first?.kind == .pose || next.found.first?.kind == .routine)
  }

  @Test(arguments: [("content.yoga_for", "hedstnad"), ("content.yoga_pose", "zzbutterfly")])
  func `a slip is understood`(intent: String, text: String) throws {
    var bloom = try Rehearsal()
    let turn = bloom.assistant.answer(
      [IntentID(rawValue: intent)], text: text, now: bloom.now)
    #expect(!turn.text.isEmpty)
  }

  @Test(arguments: ["content.yoga_for", "content.food", "content.education"])
  func `nothing found says so and names what there is`(intent: String) throws {
    var bloom = try Rehearsal()
    let turn = bloom.assistant.answer(
      [IntentID(rawValue: intent)], text: "qqxxzz wvvk", now: bloom.now)
    #expect(turn.found.isEmpty)
    #expect(turn.text.contains("I ") && turn.text.contains(","), "\(turn.text)")
  }

  @Test func `a red flag in a lookup still comes first`() throws {
    let library = Rehearsal.library
    var bloom = try Assistant(
      lookupsIn: library, journal: Journal(), setting: Setting(), preparing: InTurn(library))
    let now = try fixture(Moment(iso: "2026-03-09T12:00"))
    let turn = bloom.answer(
      ["content.yoga_for"], text: "i am soaking a pad every hour and feel faint", now: now)
    #expect(turn.level >= .urgent)
  }
}
