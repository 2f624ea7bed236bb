import Civil
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

/// Reminders as they are talked about.
@Suite struct ReminderConversationTests {
  /// Wednesday 11 March 2026, 09:30.
  private func rehearsal(_ lines: String...) throws -> Rehearsal {
    var bloom = try Rehearsal(
      today: "2026-03-11", try lines.map { line throws in try Entry(line: line) })
    bloom.now = try fixture(Moment(iso: "2026-03-11T09:30"))
    return bloom
  }

  @Test(arguments: [
    ("remind me to take folic acid every day at 8pm", "every 1 days from 2026-03-11 at 20:00"),
    ("remind me to drink water every 2 hours", "hourly 2 from 09:00 until 21:00"),
    ("remind me in 3 days to retest", "on 2026-03-14 at 09:00"),
    ("remind me every 12 weeks about my jab", "every 12 weeks from 2026-06-03 at 09:00"),
    ("remind me to pack pads every sunday night", "each sunday at 22:00"),
    ("remind me on the 20th to order folic acid", "on 2026-03-20 at 09:00"),
    ("ping me two days before my period", "before period days 2 at 09:00"),
    ("remind me to log my mood every evening", "every 1 days from 2026-03-11 at 20:00"),
    ("remind me of my temperature at 6", "on 2026-03-12 at 06:00"),
    ("remind me to breathe every day", "every 1 days from 2026-03-11 at 17:00"),
    ("remind me to write in my diary", "on 2026-03-11 at 21:00"),
    ("remind me to go to bed every day", "every 1 days from 2026-03-11 at 22:00"),
    ("remind me to go to bed at 21:30", "on 2026-03-11 at 21:30"),
  ])
  func `a reminder is written as it was asked for and said back`(
    said: String, written: String
  ) throws {
    var bloom = try rehearsal()
    let answer = bloom.say(said)
    #expect(answer.added.count == 1)
    let line = try fixture(answer.added.first)
    #expect(line.hasPrefix("2026-03-11 09:30 reminder "))
    #expect(line.hasSuffix(written), "\(line)")
    #expect(answer.text.contains("remind"))
    let undone = bloom.say("undo")
    #expect(undone.removed == [line])
    #expect(bloom.assistant.journal.entries.isEmpty)
  }

  @Test func `of two times a day each is a reminder`() throws {
    var bloom = try rehearsal()
    let answer = bloom.say("remind me to take iron at 8am and 8pm every day")
    #expect(
      answer.added == [
        "2026-03-11 09:30 reminder \"take iron\" every 1 days from 2026-03-12 at 08:00",
        "2026-03-11 09:30 reminder \"take iron\" every 1 days from 2026-03-11 at 20:00",
      ])
  }

  @Test func `a reminder some minutes before a visit comes that soon`() throws {
    var bloom = try rehearsal("2026-03-20 10:00 appointment \"scan\"")
    let answer = bloom.say("remind me 15 minutes before my scan")
    let line = try fixture(answer.added.first)
    #expect(line.hasSuffix("on 2026-03-20 at 09:45"), "\(line)")
  }

  @Test func `an hour of both halves of the day is asked about`() throws {
    var bloom = try rehearsal()
    let first = bloom.say("remind me to take folic acid at 8")
    #expect(first.added.isEmpty)
    #expect(first.text == "8 in the morning, or in the evening?")
    let second = bloom.say("evening")
    #expect(
      second.added == ["2026-03-11 09:30 reminder \"take folic acid\" on 2026-03-11 at 20:00"])
    let third = bloom.say("every day")
    #expect(
      third.added == [
        "2026-03-11 09:30 reminder \"take folic acid\" every 1 days from 2026-03-11 at 20:00"
      ])
    #expect(third.removed == second.added)
  }

  @Test(arguments: [
    ("the second one", "20:00"), ("second", "20:00"), ("the first one", "08:00"), ("1", "08:00"),
  ]) func `a half of the day may be named by its place`(answer: String, time: String) throws {
    var bloom = try rehearsal()
    _ = bloom.say("remind me to take folic acid at 8")
    let line = try #require(bloom.say(answer).added.first, "\(answer)")
    #expect(line.hasSuffix(time), "\(line)")
  }

  @Test func `what it is of is asked where nothing says it`() throws {
    var bloom = try rehearsal()
    let question = bloom.say("set a reminder")
    #expect(question.added.isEmpty)
    let answer = bloom.say("buy pads")
    #expect(answer.added.count == 1)
    #expect(answer.text.contains("buy pads"))
  }

  @Test func `never mind leaves nothing behind`() throws {
    var bloom = try rehearsal()
    _ = bloom.say("set a reminder")
    let answer = bloom.say("never mind")
    #expect(answer.added.isEmpty)
    #expect(bloom.assistant.journal.entries.isEmpty)
  }

  private let two = [
    "2026-03-01 reminder \"take iron\" every 1 days from 2026-03-01 at 20:00",
    "2026-03-01 reminder \"drink water\" hourly 2 from 09:00 until 17:00",
  ]

  @Test(arguments: [
    ("cancel the iron reminder", 0...0), ("stop reminding me about water", 1...1),
    ("turn off all alerts", 0...1), ("delete the 8 pm reminder", 0...0),
  ])
  func `cancelling takes away what is named, and undo brings it back`(
    said: String, gone: ClosedRange<Int>
  ) throws {
    var bloom = try rehearsal(two[0], two[1])
    let before = bloom.assistant.journal.entries
    let answer = bloom.say(said)
    #expect(answer.removed.sorted() == two[gone].sorted())
    _ = bloom.say("undo")
    #expect(Set(bloom.assistant.journal.entries) == Set(before))
  }

  @Test func `which one is asked where none is named`() throws {
    var bloom = try rehearsal(two[0], two[1])
    let question = bloom.say("cancel my reminder")
    #expect(question.removed.isEmpty)
    let answer = bloom.say("the second")
    #expect(answer.removed == [two[1]])
  }

  @Test func `the list names each with its next time`() throws {
    var bloom = try rehearsal(two[0], two[1])
    let text = bloom.say("what reminders do i have").text
    #expect(text.contains("take iron: every day at 20:00; next today at 20:00"))
    #expect(text.contains("drink water: every 2 hours from 09:00 to 17:00; next today at 11:00"))
  }

  @Test func `what is due shows as the chat opens, once`() throws {
    var bloom = try rehearsal(two[0], two[1])
    let turn = bloom.assistant.greeting(now: bloom.now)
    #expect(turn.text.hasPrefix("A reminder for 09:00:\ndrink water\n"))
    #expect(!turn.text.contains("take iron"))
    let shown = bloom.assistant.keeping(turn, in: ShownReminders(), now: bloom.now)
    let again = bloom.assistant.greeting(now: bloom.now, shown: ShownReminders(text: shown.text))
    #expect(!again.text.contains("drink water"))
  }

  @Test func `outside the chat it says nothing of what it is about`() throws {
    var bloom = try rehearsal(two[0], two[1])
    let note = try fixture(bloom.assistant.notice(now: bloom.now, shown: ShownReminders()))
    #expect(note.text == "A note from your diary.")
    var shown = bloom.assistant.keeping(note, in: ShownReminders(), now: bloom.now)
    let second = bloom.assistant.notice(now: bloom.now, shown: shown)
    #expect(second == nil)
    let chat = bloom.assistant.greeting(now: bloom.now, shown: shown)
    #expect(chat.text.contains("drink water"))
    shown = bloom.assistant.keeping(chat, in: shown, now: bloom.now)
    #expect(!shown.text.contains("water"))
  }

  @Test func `plain words are said outside where they are set`() throws {
    var bloom = try rehearsal(two[1])
    bloom.assistant.setting.preferences.set(.reminders, to: "plain")
    let note = try fixture(bloom.assistant.notice(now: bloom.now, shown: ShownReminders()))
    #expect(note.text.contains("drink water"))
    let shown = bloom.assistant.keeping(note, in: ShownReminders(), now: bloom.now)
    let chat = bloom.assistant.greeting(now: bloom.now, shown: shown)
    #expect(!chat.text.contains("drink water"))
  }

  @Test(arguments: [
    ("2026-03-01 mode general", "ping me two days before my period"),
    ("2026-03-01 mode general", "alert me a day before my fertile window"),
    ("2026-03-01 pregnancy ended loss", "alert me a day before my fertile window"),
    ("2026-03-01 pregnancy ended loss", "tell me a day before ovulation"),
  ])
  func `what is not spoken of has no reminder`(line: String, said: String) throws {
    var bloom = try rehearsal(
      "2026-01-01 period start", "2026-01-20 pregnancy lmp 2026-01-01", line)
    let answer = bloom.say(said)
    #expect(answer.added.isEmpty)
    #expect(!answer.text.lowercased().contains("fertil"))
    #expect(!answer.text.lowercased().contains("ovulat"))
  }

  @Test func `after a loss a reminder of the baby rests`() throws {
    var bloom = try rehearsal(
      "2026-01-20 pregnancy lmp 2025-10-01", "2026-01-20 mode pregnancy",
      "2026-03-01 reminder \"feel for the baby\" every 1 days from 2026-03-01 at 09:00",
      "2026-03-09 pregnancy ended loss", "2026-03-09 mode cycle")
    #expect(!bloom.assistant.greeting(now: bloom.now).text.contains("baby"))
    let note = bloom.assistant.notice(now: bloom.now, shown: ShownReminders())
    #expect(note == nil)
  }

  @Test func `a reminder a day before the period comes on that day and on no other`() throws {
    let lines = [
      "2026-01-11 period start", "2026-02-08 period start", "2026-03-08 period start",
      "2026-03-11 reminder \"next period\" before period days 1 at 09:00",
    ].map { line in Journal(parsing: "# bloom journal 1\n" + line + "\n").entries }
    var announced: CivilDate?
    var days: [CivilDate] = []
    for step in 0..<40 {
      var bloom = try Rehearsal(today: "2026-03-11", lines.flatMap(\.self))
      bloom.now = Moment(date: bloom.now.date + step, time: .noon)
      bloom.assistant.setting.preferences.set(.prompts, to: "off")
      announced = announced ?? bloom.assistant.cycle(now: bloom.now).forecast?.nextStart
      let note = bloom.assistant.notice(now: bloom.now, shown: ShownReminders())
      if note != nil { days.append(bloom.now.date) }
    }
    #expect(days == [try fixture(announced) - 1])
  }

  @Test func `a reminder before the period comes in its days and once a cycle`() throws {
    let lines = [
      "2026-01-11 period start", "2026-02-08 period start", "2026-03-08 period start",
      "2026-03-11 reminder \"next period\" before period days 2 at 09:00",
    ].map { line in Journal(parsing: "# bloom journal 1\n" + line + "\n").entries }
    var shown = ShownReminders()
    var days: [String] = []
    for step in 0..<30 {
      var bloom = try Rehearsal(today: "2026-03-11", lines.flatMap(\.self))
      bloom.now = Moment(date: bloom.now.date + step, time: .noon)
      bloom.assistant.setting.preferences.set(.prompts, to: "off")
      guard let note = bloom.assistant.notice(now: bloom.now, shown: shown) else { continue }
      shown = bloom.assistant.keeping(note, in: shown, now: bloom.now)
      days.append(bloom.now.date.iso)
    }
    #expect(days.count == 1, "\(days)")
  }
}
