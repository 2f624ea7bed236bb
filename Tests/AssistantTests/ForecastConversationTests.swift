import Civil
import Journal
import Language
import Physiology
import Testing

@testable import Assistant

/// Conversations about dates: what they rest on, what is asked, and what an answer changes.
struct ForecastConversationTests {
  private func bloom(_ today: String, _ lines: String...) throws -> Rehearsal {
    try Rehearsal(today: today, try lines.map { try Entry(line: $0) })
  }

  private func doubtful(today: String = "2026-02-09") throws -> Rehearsal {
    try bloom(
      today, "2025-08-01 period start", "2025-09-30 period start", "2025-11-27 period start",
      "2026-01-28 period start")
  }

  private func regular(today: String) throws -> Rehearsal {
    try bloom(
      today, "2025-09-01 period start", "2025-09-29 period start", "2025-10-27 period start",
      "2025-11-24 period start", "2025-12-22 period start", "2026-01-19 period start",
      "2026-02-16 period start")
  }

  // MARK: Missed logs

  @Test func `a doubtful gap is asked about once, with the day that may be missing`() throws {
    var bloom = try doubtful()
    let turn = bloom.turn("when is my next period?")
    #expect(turn.text.contains("miss logging a period around Sunday 28 December 2025"))
    #expect(turn.edits.isEmpty)
    #expect(!bloom.say("when is my next period?").text.contains("miss logging"))
  }

  @Test(arguments: [
    ("yes", "2026-02-09 gap after 2025-11-27 missing 1"),
    ("i forgot to log it", "2026-02-09 gap after 2025-11-27 missing 1"),
    ("no", "2026-02-09 gap after 2025-11-27 missing 0"),
    ("no i didn't", "2026-02-09 gap after 2025-11-27 missing 0"),
  ])
  func `an answer is kept and changes the forecast at once`(text: String, line: String) throws {
    var bloom = try doubtful()
    let before = bloom.say("when is my next period?").text
    let answer = bloom.say(text)
    #expect(answer.added == [line])
    let after = try #require(answer.text.split(separator: "\n").last)
    #expect(after.contains("most likely between"))
    #expect(!before.contains(after))
    var reopened = try Rehearsal(today: "2026-02-09")
    reopened.assistant.adopt(
      Journal(parsing: bloom.assistant.journal.bytes), undoLog: UndoLog())
    #expect(reopened.say("when is my next period?").text.contains(after))
  }

  @Test func `not knowing leaves the gap open and is not asked about again`() throws {
    var bloom = try doubtful()
    _ = bloom.say("when is my next period?")
    #expect(bloom.say("i don't know").added == ["2026-02-09 asked after 2025-11-27"])
    var later = try Rehearsal(today: "2026-02-10", Array(bloom.assistant.journal.entries))
    let said = later.say("when is my next period?").text
    #expect(!said.contains("28 December 2025"), "\(said)")
  }

  @Test func `the day itself may be the answer`() throws {
    var bloom = try doubtful()
    _ = bloom.say("when is my next period?")
    #expect(
      bloom.say("yes, on 30 December 2025").added == ["2025-12-30 period start"])
  }

  @Test func `another message is answered as what it is`() throws {
    var bloom = try doubtful()
    _ = bloom.say("when is my next period?")
    #expect(bloom.say("drank 2 glasses of water").added == ["2026-02-09 water 500 ml"])
  }

  // MARK: Silence

  @Test func `after 45 silent days the greeting asks once and a no settles it`() throws {
    var early = try regular(today: "2026-04-02")
    #expect(early.assistant.greeting(now: early.now).expecting == nil)
    var bloom = try regular(today: "2026-04-03")
    let greeting = bloom.assistant.greeting(now: bloom.now)
    #expect(greeting.text.contains("46 days ago"))
    #expect(bloom.say("no").added == ["2026-04-03 asked after 2026-02-16"])
    var next = try Rehearsal(today: "2026-04-05", Array(bloom.assistant.journal.entries))
    #expect(next.assistant.greeting(now: next.now).expecting == nil)
  }

  @Test func `a start that was forgotten is noted by its day, or left out without one`() throws {
    var bloom = try regular(today: "2026-04-10")
    _ = bloom.assistant.greeting(now: bloom.now)
    #expect(bloom.say("yes").added.isEmpty)
    #expect(bloom.say("on 17 march").added == ["2026-03-17 period start"])
    var other = try regular(today: "2026-04-10")
    _ = other.assistant.greeting(now: other.now)
    _ = other.say("yes")
    #expect(
      other.say("i don't remember").added == ["2026-02-17 break forgot until 2026-04-10"])
    #expect(other.say("when is my next period?").text.contains("no dates for now"))
  }

  @Test func `a day before the first start is not said to be ahead`() throws {
    var bloom = try regular(today: "2026-03-09")
    let past = bloom.say("what phase was i in on 10 august 2025").text
    #expect(past.contains("no cycle that I know of") && !past.contains("nearer"), "\(past)")
  }

  // MARK: Why

  @Test func `why tells the record, how it was read, and how far it moved the date`() throws {
    var bloom = try bloom(
      "2026-03-09", "2025-09-01 period start", "2025-09-29 period start",
      "2025-11-26 period start", "2025-12-24 period start", "2026-01-21 period start",
      "2026-02-18 period start")
    _ = bloom.say("when is my next period?")
    let why = bloom.say("why?").text
    #expect(why.contains("I read 5 cycles"))
    #expect(why.contains("58 days from Monday 29 September 2025 look like 2 cycles"))
    #expect(why.contains("Without a record I would expect 29 days, with 25 to 34 common"))
    #expect(why.contains("in 100 of the chance lies between"))
  }

  @Test func `why tells the days that are ruled out and how far that moved the date`() throws {
    var bloom = try regular(today: "2026-03-20")
    _ = bloom.say("when is my next period?")
    let why = bloom.say("why?").text
    #expect(why.contains("The 31 days already gone by"))
    #expect(why.contains("moved the date on by"))
  }

  @Test func `without a cycle why says so and what is usual`() throws {
    var bloom = try bloom("2026-03-09", "2026-03-03 period start")
    _ = bloom.say("when is my next period?")
    let why = bloom.say("why?").text
    #expect(why.contains("no full cycle"))
    #expect(why.contains("29 days, and 25 to 34 is common"))
  }

  // MARK: Lateness

  @Test(arguments: [
    ("2026-03-17", "1 day late"), ("2026-03-18", "2 days late"), ("2026-03-22", "6 days late"),
    ("2026-03-30", "14 days ago"),
  ])
  func `a late period is told in the register of its days`(today: String, words: String) throws {
    var bloom = try regular(today: today)
    let said = bloom.say("am I late?").text
    #expect(said.contains(words), "\(said)")
    let offersCare = said.contains("doctor") || said.contains("visit")
    #expect(offersCare == (today > "2026-03-18"), "\(said)")
  }

  @Test func `inside a wide window it is not called late`() throws {
    var bloom = try bloom("2026-04-03", "2026-03-03 period start")
    let said = bloom.say("am I late?").text
    #expect(said.contains("would not call it late"))
    #expect(said.contains("wide"))
    #expect(bloom.say("today").text.contains("inside a wide window"))
    #expect(bloom.say("what phase am i in").text.contains("inside it"))
  }

  // MARK: Modes

  @Test(arguments: [
    "when is my next period?", "when am i fertile", "when do i ovulate", "am i late?",
  ])
  func `general and pregnancy mode name no date`(question: String) throws {
    for mode in [Mode.general, .pregnancy] {
      var bloom = try regular(today: "2026-03-09")
      bloom.assistant.setting.mode = mode
      let said = bloom.say(question).text
      #expect(!said.contains("March") && !said.contains("April"), "\(mode): \(said)")
    }
  }

  @Test(arguments: [Mode.postpartum, .perimenopause])
  func `in years of change the window is wider and the confidence low`(mode: Mode) throws {
    let plain = try regular(today: "2026-03-01")
    var loose = try regular(today: "2026-03-01")
    loose.assistant.setting.mode = mode
    let said = loose.say("when is my next period?").text
    #expect(said.contains("very loosely"))
    let whole = try #require(plain.assistant.cycle(now: plain.now).forecast?.window)
    let wide = try #require(loose.assistant.cycle(now: loose.now).forecast?.window)
    #expect(wide.lowerBound <= whole.lowerBound && wide.count > whole.count)
    #expect(loose.say("how sure are you?").text.contains("time of life"))
  }

  // MARK: Breaks

  @Test
  func `hormonal contraception ends the dates, and stopping it with a start brings them back`()
    throws
  {
    var bloom = try regular(today: "2026-03-09")
    #expect(
      bloom.say("i started the pill on 3 march").added.contains { $0.contains("pill_started") })
    let said = bloom.say("when is my next period?").text
    #expect(said.contains("hormonal contraception"))
    #expect(!said.contains("March"))
    #expect(bloom.say("what phase am i in").text.contains("hormonal contraception"))
  }

  @Test func `a denied start rules today out, until another day`() throws {
    var bloom = try regular(today: "2026-03-16")
    let before = try #require(bloom.assistant.cycle(now: bloom.now).forecast)
    #expect(before.low == 28)
    #expect(bloom.say("my period did not start today").added.isEmpty)
    let after = try #require(bloom.assistant.cycle(now: bloom.now).forecast)
    #expect(after.low == 29)
    #expect(after.probability(ofStartOn: bloom.now.date) == 0)
  }

  @Test func `in general mode a late period still counts where care is concerned`() throws {
    let bloom = try regular(today: "2026-03-26")
    var setting = Setting()
    setting.mode = .general
    let scene = Scene(bloom.assistant.journal, setting, now: bloom.now)
    #expect(scene.cycle.forecast == nil)
    #expect(scene.context.daysLate == 10)
  }

  @Test func `an aside of the host leaves an open question open`() throws {
    var bloom = try Rehearsal()
    _ = bloom.say("im pregnant")
    let asked = bloom.assistant
    let aside = bloom.assistant.say(.plotStarts, now: bloom.now)
    #expect(!aside.text.isEmpty)
    #expect(bloom.say("12 weeks").added == ["2026-03-09 pregnancy lmp 2025-12-15"])
    bloom.assistant = asked
    #expect(bloom.say("12 weeks").added == ["2026-03-09 pregnancy lmp 2025-12-15"])
  }

  @Test func `the length of periods is told only where an end is on record`() throws {
    var bloom = try Rehearsal()
    for day in ["1 november 2025", "29 november 2025", "28 december 2025", "26 january 2026"] {
      _ = bloom.say("my period started on \(day)")
    }
    #expect(!bloom.say("what's my average cycle length?").text.contains("periods last"))
    _ = bloom.say("my period ended on 30 january 2026")
    #expect(bloom.say("what's my average cycle length?").text.contains("Your periods last"))
  }
}
