import Civil
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

/// The days of the questions that come by themselves.
@Suite struct PeriodPromptsTests {
  private func day(_ iso: String) throws -> CivilDate { try fixture(CivilDate(iso: iso)) }

  private func entries(_ lines: String...) throws -> [Entry] {
    try lines.map { line throws in try Entry(line: line) }
  }

  private func prompts(_ iso: String, _ entries: [Entry]) throws -> PeriodPrompts {
    let now = Moment(date: try day(iso), time: .noon)
    return PeriodPrompts(Scene(Journal(entries), Setting(), now: now))
  }

  /// The days from 1 March on with a question about the period.
  private func asking(_ entries: [Entry], through days: Int = 40) throws -> [String] {
    try (0..<days).compactMap { step throws in
      let day = try day("2026-03-01") + step
      return try prompts(day.iso, entries).today.map { "\(day.iso) \($0.kind)" }
    }
  }

  @Test func `a period of five days from 1 March is asked about on 7 and 9 March`() throws {
    let open = try entries("2026-03-01 period start")
    #expect(try asking(open, through: 20) == ["2026-03-07 end", "2026-03-09 end"])
  }

  @Test func `one that has ended is not asked about`() throws {
    let closed = try entries("2026-03-01 period start", "2026-03-05 period end")
    #expect(try asking(closed, through: 20).isEmpty)
  }

  @Test func `a start is asked about one and three days after the day it was expected`() throws {
    let closed = try entries("2026-03-01 period start", "2026-03-05 period end")
    let bloom = try Rehearsal(today: "2026-03-10", closed)
    let forecast = bloom.assistant.cycle(now: bloom.now).forecast
    let expected = try fixture(forecast?.expectedStart)
    #expect(
      try asking(closed) == [
        "\((expected + 1).iso) start", "\((expected + 3).iso) start",
      ])
  }

  @Test func `not yet keeps the second question, and after it there is none`() throws {
    let open = try entries("2026-03-01 period start")
    var first = try Rehearsal(today: "2026-03-07", open)
    _ = first.assistant.greeting(now: first.now)
    let answer = first.say("not yet")
    #expect(answer.added.isEmpty)
    #expect(answer.text.contains("9 March"))
    var second = try Rehearsal(today: "2026-03-09", open)
    _ = second.assistant.greeting(now: second.now)
    let last = second.say("no, not yet")
    #expect(last.text.contains("not ask again"))
  }

  @Test(arguments: [
    ("it ended yesterday", "2026-03-06 period end"),
    ("yesterday", "2026-03-06 period end"), ("today", "2026-03-07 period end"),
  ])
  func `an answer is noted for its day`(said: String, line: String) throws {
    var bloom = try Rehearsal(today: "2026-03-07", try entries("2026-03-01 period start"))
    _ = bloom.assistant.greeting(now: bloom.now)
    let answer = bloom.say(said)
    #expect(answer.added == [line])
  }

  @Test func `yes is asked for its day`() throws {
    var bloom = try Rehearsal(today: "2026-03-07", try entries("2026-03-01 period start"))
    _ = bloom.assistant.greeting(now: bloom.now)
    let yes = bloom.say("yes")
    #expect(yes.added.isEmpty)
    let day = bloom.say("yesterday")
    #expect(day.added == ["2026-03-06 period end"])
  }

  @Test func `what was asked in the chat is not asked again that day`() throws {
    var bloom = try Rehearsal(today: "2026-03-07", try entries("2026-03-01 period start"))
    let turn = bloom.assistant.greeting(now: bloom.now)
    let shown = bloom.assistant.keeping(turn, in: ShownReminders(), now: bloom.now)
    let again = bloom.assistant.greeting(now: bloom.now, shown: shown)
    #expect(again.expecting == nil)
    #expect(!again.text.contains("Has it ended"))
  }

  @Test func `the card says quietly that a period is open once both questions are past`() throws {
    let open = try entries("2026-03-01 period start")
    for (iso, isSaid) in [
      ("2026-03-06", false), ("2026-03-07", false), ("2026-03-10", true), ("2026-03-20", true),
    ] {
      var bloom = try Rehearsal(today: iso, open)
      let card = bloom.assistant.answer(["insight.today"], text: "", now: bloom.now).text
      #expect(card.contains("has no last day yet") == isSaid, "\(iso): \(card)")
    }
  }

  @Test func `prompts that are switched off are silent, and so is general mode`() throws {
    let open = try entries("2026-03-01 period start")
    for step in [6, 8, 9, 29, 31] {
      var bloom = try Rehearsal(today: (try day("2026-03-01") + step).iso, open)
      bloom.assistant.setting.preferences.set(.prompts, to: "off")
      let turn = bloom.assistant.greeting(now: bloom.now)
      if case .period? = turn.expecting { Issue.record("asked on \(bloom.now.date)") }
      #expect(!turn.text.contains("has no last day yet"))
      var general = try Rehearsal(today: (try day("2026-03-01") + step).iso, open)
      general.assistant.setting.mode = .general
      let text = general.assistant.greeting(now: general.now).text
      #expect(!text.lowercased().contains("period"))
    }
  }
}
