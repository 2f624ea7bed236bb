import Civil
import Guardrails
import Journal
import Knowledge
import Language
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
    #expect(shorter.seconds * 10 < first.seconds * 9)
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

  @Test func `another list has other foods`() throws {
    var bloom = try Rehearsal()
    let first = bloom.turn("foods with zinc, vegan").found.map(\.id)
    let more = bloom.turn("another").found.map(\.id)
    #expect(first.count == 6 && !more.isEmpty && Set(first).isDisjoint(with: more), "\(more)")
  }

  @Test(arguments: ["say something kind", "tip", "what is pcos", "stretches for my hips"])
  func `why is answered again, and by the rule that chose`(text: String) throws {
    var bloom = try Rehearsal()
    _ = bloom.turn(text)
    let next = bloom.turn("another")
    let why = bloom.turn("why this one?").text
    #expect(!next.found.isEmpty)
    #expect(!why.contains("words of yours") && !why.contains("your words: tip"), "\(why)")
    #expect(bloom.turn("why?").text == why)
    #expect(bloom.turn("sources").text == why)
  }

  @Test(arguments: [
    ("content.selfcare", "qqxzz", "nothing on just that"),
    ("content.affirmation", "qqxzz", "no lines on just that"),
    ("content.breathing", "qqxzz", "do not have that one"),
    ("content.selfcare", "headache", ""), ("content.affirmation", "sleep", ""),
    ("content.breathing", "box", ""), ("content.breathing", "before sleep", ""),
  ])
  func `a command that finds nothing says so, and one that does does not`(
    intent: String, text: String, words: String
  ) throws {
    var bloom = try Rehearsal()
    let turn = bloom.assistant.answer(
      [IntentID(rawValue: intent)], text: text, slots: ["looked_up": .text(text)], now: bloom.now)
    #expect(!turn.found.isEmpty)
    let misses = ["nothing on just that", "no lines on just that", "do not have that one"]
    #expect(misses.filter(turn.text.contains) == (words.isEmpty ? [] : [words]), "\(turn.text)")
  }

  @Test(arguments: ["12 week yoga plan", "a 4 week yoga programme", "my yoga plan"])
  func `a plan of weeks is one practice, said to be one, and nothing is noted`(
    text: String
  ) throws {
    var bloom = try Rehearsal()
    var command = bloom
    let turn = bloom.turn(text)
    #expect(turn.edits.isEmpty && turn.session != nil && turn.text.contains("plans of weeks"))
    let looked = command.assistant.answer(["content.yoga_for"], text: text, now: command.now)
    #expect(looked.session != nil && looked.text.contains("plans of weeks"), "\(looked.text)")
  }

  @Test(arguments: ["10 yoga poses", "yoga poses", "20 week pregnant yoga", "yoga for week 12"])
  func `asking for movement notes none`(text: String) throws {
    var bloom = try Rehearsal()
    let turn = bloom.turn(text)
    #expect(turn.edits.isEmpty && !turn.found.isEmpty, "\(turn.text)")
    #expect(text.contains("week") == turn.text.contains("Ask your team"), "\(turn.text)")
  }

  @Test func `where only the day chose, why says so`() throws {
    var bloom = try Rehearsal()
    _ = bloom.assistant.answer(["content.yoga_routine"], text: "qqxzz", now: bloom.now)
    let why = bloom.turn("why?").text
    #expect(why.contains("the day chose") && !why.contains("qqxzz"), "\(why)")
  }

  @Test(arguments: [
    ("cramps", "cramps"), ("leg cramps", "leg_cramps"), ("calf cramp", "leg_cramps"),
  ])
  func `a complaint is the one that is named`(text: String, complaint: String) throws {
    var bloom = try Rehearsal()
    let items = try Rehearsal.library.careItems()
    let found = bloom.assistant.answer(["content.selfcare"], text: text, now: bloom.now).found
    let first = try #require(items.first { $0.id == found.first?.id })
    #expect(first.helps.contains(complaint), "\(first.text)")
  }

  @Test func `resting on the back is told with its modification where a pregnancy is known`() throws
  {
    var bloom = try Rehearsal()
    bloom.assistant.setting = Setting(mode: .pregnancy)
    bloom.assistant.setting.weeks = 20
    let text = bloom.assistant.answer(["content.yoga_for"], text: "corpse", now: bloom.now).text
    #expect(text.contains("lie on your side"), "\(text)")
  }

  @Test(arguments: [("content.yoga_for", "hedstnad"), ("content.yoga_pose", "zzbutterfly")])
  func `a slip is understood`(intent: String, text: String) throws {
    var bloom = try Rehearsal()
    let turn = bloom.assistant.answer(
      [IntentID(rawValue: intent)], text: text, now: bloom.now)
    #expect(!turn.text.isEmpty)
  }

  @Test(arguments: ["content.yoga_for", "content.education"])
  func `nothing found says so and names what there is`(intent: String) throws {
    var bloom = try Rehearsal()
    let turn = bloom.assistant.answer(
      [IntentID(rawValue: intent)], text: "qqxxzz wvvk", now: bloom.now)
    #expect(turn.found.isEmpty)
    #expect(turn.text.contains("I ") && turn.text.contains(","), "\(turn.text)")
  }

  @Test(arguments: ["qqxxzz wvvk", "zorblax cheese", "raw zorblax", "prawn crackers"])
  func `a food that is not known has no answer of another`(text: String) throws {
    var bloom = try Rehearsal()
    let turn = bloom.assistant.answer(["content.food"], text: text, now: bloom.now)
    #expect(turn.found.isEmpty && turn.text.contains("nothing on that"), "\(turn.text)")
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
