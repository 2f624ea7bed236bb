import Civil
import Guardrails
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

/// Contractions told in the chat, minute by minute.
@Suite struct ContractionConversationTests {
  static func pregnant(weeks: Int, today: String = "2026-03-09") throws -> [Entry] {
    let day = try fixture(CivilDate(iso: today))
    return [
      Entry(date: day - weeks * 7, fact: .mode(.pregnancy)),
      Entry(date: day - weeks * 7, fact: .pregnancy(.lmp(day - weeks * 7))),
    ]
  }

  private func rehearsal(weeks: Int) throws -> Rehearsal {
    try Rehearsal(Self.pregnant(weeks: weeks))
  }

  @Test func `one is started and ended in words, to the second`() throws {
    var bloom = try rehearsal(weeks: 39)
    bloom.assistant.setting.second = 10
    #expect(bloom.say("contraction started").added == ["2026-03-09 12:00 contraction at 10 s"])
    bloom.assistant.setting.second = 2
    bloom.now = bloom.now.adding(minutes: 1)
    let ended = bloom.say("it stopped")
    #expect(ended.removed == ["2026-03-09 12:00 contraction at 10 s"])
    #expect(ended.added == ["2026-03-09 12:00 contraction 52 s at 10 s"])
    #expect(ended.text.contains("52 seconds"))
  }

  @Test(arguments: [
    "it stopped, 60 seconds", "60 seconds", "that one lasted 60 seconds", "it's over, 60 sec",
  ]) func `a length that is told wins over the clock`(message: String) throws {
    var bloom = try rehearsal(weeks: 39)
    _ = bloom.say("contraction started")
    bloom.now = bloom.now.adding(minutes: 3)
    #expect(bloom.say(message).added == ["2026-03-09 12:00 contraction 60 s at 0 s"], "\(message)")
  }

  @Test func `a length alone is one that has just ended`() throws {
    var bloom = try rehearsal(weeks: 39)
    let told = bloom.say("contraction 50 seconds")
    #expect(told.added == ["2026-03-09 11:59 contraction 50 s at 10 s"])
  }

  @Test func `an end without a beginning writes nothing`() throws {
    var bloom = try rehearsal(weeks: 39)
    let told = bloom.say("contraction stopped")
    #expect(told.added.isEmpty && told.text.contains("None is being timed"))
  }

  @Test func `how far apart and how long, told at once, brings the call first`() throws {
    var bloom = try rehearsal(weeks: 39)
    let turn = bloom.turn("contractions 5 minutes apart lasting 50 seconds")
    #expect(turn.text.hasPrefix("Please call your maternity unit now"), "\(turn.text)")
    #expect(turn.level == .urgent)
  }

  /// Contractions every five minutes, a minute long, ending now.
  private func regular(_ count: Int, weeks: Int) throws -> Rehearsal {
    var entries = try Self.pregnant(weeks: weeks)
    let noon = Moment(date: try fixture(CivilDate(iso: "2026-03-09")), time: .noon)
    for index in (0..<count).reversed() {
      entries.append(
        Entry(Contraction(start: noon.adding(minutes: -5 * index - 1), duration: 60)))
    }
    return try Rehearsal(entries)
  }

  @Test(arguments: [(4, "open"), (5, "five_in_a_row"), (11, "met")])
  func `vector F decides what is said`(count: Int, state: String) throws {
    var bloom = try regular(count, weeks: 39)
    let turn = bloom.turn("how far apart are my contractions?")
    let words = [
      "open": "maternity unit", "five_in_a_row": "This is a good time to call",
      "met": "Please call your maternity unit now",
    ]
    #expect(
      turn.text.lowercased().contains(try fixture(words[state]).lowercased()), "\(turn.text)")
    #expect((turn.level == .urgent) == (state == "met"))
    guard case .contractions(let timeline)? = turn.picture?.exhibit else { throw MissingFixture() }
    #expect(timeline.rows.count == count)
    #expect(timeline.rows.dropFirst().allSatisfy { $0.apart == 300 })
  }

  @Test func `the last twenty are shown`() throws {
    var bloom = try regular(30, weeks: 39)
    guard case .contractions(let timeline)? = bloom.turn("show my contractions").picture?.exhibit
    else { throw MissingFixture() }
    #expect(timeline.rows.count == 20)
  }

  @Test(arguments: [2, 5, 11])
  func `before 37 weeks the guardrails speak first`(count: Int) throws {
    var bloom = try regular(count, weeks: 33)
    let turn = bloom.turn("how far apart are my contractions?")
    #expect(
      turn.text.hasPrefix("Please call your maternity unit now and tell them your weeks"),
      "\(turn.text)")
    #expect(turn.concernID == "preterm_labour" && turn.level == .urgent)
  }

  @Test func `before 37 weeks the first one already names the call`() throws {
    var bloom = try rehearsal(weeks: 33)
    #expect(bloom.say("contraction started").text.contains("call your maternity unit straight"))
  }

  @Test func `after a loss nothing of a birth is said`() throws {
    var entries = try Self.pregnant(weeks: 39)
    let today = try fixture(CivilDate(iso: "2026-03-09"))
    entries.append(Entry(date: today - 1, fact: .pregnancy(.ended(.loss))))
    var bloom = try Rehearsal(entries)
    let turns = [
      bloom.assistant.answer([.contraction], text: "", now: bloom.now),
      bloom.assistant.answer([.contractionHistory], text: "", now: bloom.now),
    ]
    for text in turns.map({ $0.text.lowercased() }) {
      for word in ["baby", "birth", "maternity", "labour", "pregnan"] {
        #expect(!text.contains(word), "\(text)")
      }
    }
  }

  @Test func `undo takes a press back`() throws {
    var bloom = try rehearsal(weeks: 39)
    let press = bloom.assistant.press(.mark, .contractions, at: Stamp(bloom.now, second: 5))
    #expect(press.edits.count == 1 && bloom.assistant.journal.contractions.count == 1)
    _ = bloom.assistant.press(.mark, .contractions, at: Stamp(bloom.now, second: 55))
    #expect(bloom.assistant.journal.contractions.map(\.duration) == [50])
    _ = bloom.assistant.press(.takeBack, .contractions, at: Stamp(bloom.now, second: 58))
    #expect(bloom.assistant.journal.contractions.map(\.duration) == [nil])
  }

  @Test func `no reply says that it is too early to call`() throws {
    for reply in try Rehearsal.library.replies() where reply.id.hasPrefix("contractions.") {
      for text in reply.texts { #expect(!text.lowercased().contains("too early"), "\(text)") }
    }
  }
}
