import Civil
import Guardrails
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

/// Movements told in the chat: noted and shown, never judged.
@Suite struct KickConversationTests {
  private func rehearsal(_ more: [Entry] = []) throws -> Rehearsal {
    try Rehearsal(ContractionConversationTests.pregnant(weeks: 33) + more)
  }

  @Test(arguments: [
    ("baby kicked 5 times", "2026-03-09 12:00 kicks 5"),
    ("10 kicks in 40 minutes", "2026-03-09 12:00 kicks 10 in 40 min"),
    ("baby kicked", "2026-03-09 12:00 kicks 1"), ("another kick", "2026-03-09 12:00 kicks 1"),
    ("log 10 kicks", "2026-03-09 12:00 kicks 10"),
    ("note 8 kicks at 11:00", "2026-03-09 11:00 kicks 8"),
    ("felt 6 kicks yesterday", "2026-03-08 kicks 6"),
  ]) func `movements are noted with their time`(message: String, line: String) throws {
    var bloom = try rehearsal()
    #expect(bloom.say(message).added == [line], "\(message)")
  }

  @Test(arguments: ["start a kick count", "log kicks", "start kick counter"])
  func `a wish to count is told how`(message: String) throws {
    var bloom = try rehearsal()
    let told = bloom.say(message)
    #expect(told.added.isEmpty && told.text.contains("each time you feel one"), "\(told)")
  }

  @Test(arguments: [
    "baby is not moving", "the baby kicked less than usual today", "no kicks since this morning",
    "only 3 kicks today, usually it's a lot more",
  ]) func `fewer movements are never only counted`(message: String) throws {
    var bloom = try rehearsal()
    let turn = bloom.turn(message)
    #expect(turn.level >= .urgent, "\(message): \(turn.text)")
    #expect(turn.text.contains("maternity unit now"), "\(turn.text)")
  }

  @Test func `movements within an hour are one session`() throws {
    var bloom = try rehearsal()
    _ = bloom.say("baby kicked")
    bloom.now = bloom.now.adding(minutes: 20)
    #expect(bloom.say("another kick").text.contains("2 movements since 12:00"))
    bloom.now = bloom.now.adding(minutes: 70)
    _ = bloom.say("felt 3 kicks")
    let sessions = bloom.assistant.journal.kickSessions
    #expect(sessions.map(\.count) == [2, 3])
  }

  @Test func `the last ten sessions are told, and nothing is a goal`() throws {
    let today = try fixture(CivilDate(iso: "2026-03-09"))
    let entries = (1...12).map { back in
      Entry(
        date: today - back, time: ClockTime(hour: 21, minute: 30),
        fact: .kicks(10, minutes: Amount(20)))
    }
    var bloom = try rehearsal(entries)
    let turn = bloom.turn("show my kick history")
    guard case .kicks(let log)? = turn.picture?.exhibit else { throw MissingFixture() }
    #expect(log.sessions.count == 10 && log.sessions.allSatisfy { $0.count == 10 })
    #expect(turn.text.contains("Most of what you noted was between 21:00 and 22:00"))
    #expect(turn.text.contains("No number says that all is well"))
    for word in ["goal", "on track", "normal", "enough", "well done"] {
      #expect(!turn.text.lowercased().contains(word), "\(turn.text)")
    }
  }

  @Test func `after a loss and in general mode movements stay silent`() throws {
    let today = try fixture(CivilDate(iso: "2026-03-09"))
    let kicks = Entry(
      date: today - 3, time: ClockTime(hour: 21, minute: 30), fact: .kicks(4, minutes: nil))
    var lost = try rehearsal([kicks, Entry(date: today - 1, fact: .pregnancy(.ended(.loss)))])
    #expect(lost.assistant.counter(.kicks, now: lost.now) == nil)
    let answers = [IntentID.kicks, .kickHistory, "insight.today"].map {
      lost.assistant.answer([$0], text: "", now: lost.now)
    }
    for turn in answers {
      #expect(turn.edits.isEmpty)
      for word in ["baby", "movement", "maternity", "pregnan"] where turn.intents != [.kickHistory]
      {
        #expect(!turn.text.lowercased().contains(word), "\(turn.text)")
      }
    }
    #expect(!answers[1].text.lowercased().contains("baby"))
    var general = try rehearsal([Entry(date: today, fact: .mode(.general))])
    #expect(general.assistant.counter(.kicks, now: general.now) == nil)
    let told = general.assistant.answer([.kicks], text: "kicked 5 times", now: general.now)
    #expect(told.edits.isEmpty)
  }
}
