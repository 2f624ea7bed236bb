import Civil
import Journal
import Language
import Physiology
import Testing

@testable import Assistant

/// Times outside the natural cycle told in chat: what is noted, what it does to the dates, undo.
struct BreakConversationTests {
  private func regular() throws -> Rehearsal {
    try Rehearsal(
      today: "2026-03-09",
      [
        "2025-10-05 period start", "2025-11-02 period start", "2025-11-30 period start",
        "2025-12-28 period start", "2026-01-25 period start", "2026-02-22 period start",
      ].map { try Entry(line: $0) })
  }

  static let told: [(String, String)] = [
    ("i was ill in february", "2026-02-01 break illness until 2026-02-28"),
    ("i was sick last week", "2026-03-02 break illness until 2026-03-08"),
    ("i had the flu from 2 to 9 february", "2026-02-02 break illness until 2026-02-09"),
    ("i have a cold", "2026-03-09 factor \"illness\""),
    ("on the pill since january", "2026-01-01 factor \"pill_started\""),
    ("i started the pill", "2026-03-09 factor \"pill_started\""),
    ("i'm on the combined pill", "2026-03-09 factor \"pill_started\""),
    ("i use the hormonal coil", "2026-03-09 factor \"hormonal_coil_started\""),
    ("got the implant on 3 march", "2026-03-03 factor \"implant_started\""),
    ("hormonal coil fitted on 3 march", "2026-03-03 factor \"hormonal_coil_started\""),
    ("had the depo shot today", "2026-03-09 factor \"injection_started\""),
    ("came off the pill last month", "2026-02-28 factor \"pill_stopped\""),
    ("implant out in january", "2026-01-31 factor \"implant_stopped\""),
    ("i'm breastfeeding", "2026-03-09 factor \"breastfeeding\""),
    ("stopped breastfeeding yesterday", "2026-03-08 factor \"breastfeeding_stopped\""),
    ("i forgot to log in october", "2025-10-01 break forgot until 2025-10-31"),
    ("i forgot to log my period in january", "2026-01-01 break forgot until 2026-01-31"),
    ("i was pregnant from may to july 2025", "2025-05-01 break pregnancy until"),
    ("cervix high soft open", "2026-03-09 cervix open soft"),
    ("my cervix is low, hard and closed", "2026-03-09 cervix closed hard"),
    ("cervix: medium firm", "2026-03-09 cervix medium hard"),
  ]

  @Test(arguments: told)
  func `what is told is noted by its days and taken back by undo`(
    text: String, line: String
  ) throws {
    var bloom = try regular()
    let said = bloom.say(text)
    #expect(said.added.count == 1 && said.added[0].hasPrefix(line), "\(said)")
    #expect(said.text.contains("Noted"))
    #expect(bloom.say("undo").removed == said.added)
  }

  @Test(arguments: [
    "on the pill since january", "got the implant on 3 march", "i'm breastfeeding",
    "came off the pill on 1 march",
  ])
  func `a break of the running cycle leaves no date, and says so at once and when asked`(
    text: String
  ) throws {
    var bloom = try regular()
    #expect(bloom.say(text).text.contains("name no dates"))
    let next = bloom.say("when is my next period?").text
    #expect(next.contains("no dates for now"), "\(next)")
    #expect(!next.contains("March"), "\(next)")
  }

  @Test func `only who still takes hormones is asked to tell when she stops`() throws {
    var bloom = try regular()
    _ = bloom.say("on the pill since 10 january")
    #expect(bloom.say("when is my next period?").text.contains("Tell me when you stop"))
    _ = bloom.say("came off the pill on 3 march")
    let next = bloom.say("when is my next period?").text
    #expect(next.contains("count afresh") && !next.contains("when you stop"), "\(next)")
  }

  @Test func `an illness that is over leaves a date and loosens it`() throws {
    var bloom = try regular()
    let before = bloom.say("when is my next period?").text
    let said = bloom.say("i was ill from 20 february to 5 march").text
    #expect(said.contains("loose guess"), "\(said)")
    let after = bloom.say("when is my next period?").text
    #expect(after != before && after.contains("You told me of an illness"), "\(after)")
    #expect(bloom.say("how sure are you?").text.contains("an illness"))
  }

  @Test func `a break of an earlier cycle leaves that cycle out and keeps the dates`() throws {
    var bloom = try regular()
    #expect(bloom.say("when is my next period?").text.contains("5 cycles"))
    #expect(bloom.say("i was ill from 3 to 20 january").text.contains("next start around"))
    #expect(bloom.say("when is my next period?").text.contains("4 cycles"))
  }

  @Test func `without dates they are asked for, and a month is an answer`() throws {
    var bloom = try regular()
    #expect(bloom.say("i forgot to log").added.isEmpty)
    #expect(bloom.say("in october").added == ["2025-10-01 break forgot until 2025-10-31"])
  }

  @Test func `a start that was never written down is asked for, and its month is enough`() throws {
    var bloom = try regular()
    #expect(bloom.say("my last period i forgot to write down").added.isEmpty)
    #expect(bloom.say("in october").added == ["2025-10-01 break forgot until 2025-10-31"])
  }

  @Test(arguments: ["i'm not on the pill", "never been on the pill"])
  func `what was never taken is no break, and ends one that is open`(text: String) throws {
    var bloom = try regular()
    #expect(bloom.say(text).added.isEmpty)
    _ = bloom.say("on the pill since 10 january")
    let said = bloom.say("i'm not on the pill anymore")
    #expect(said.added == ["2026-03-09 factor \"pill_stopped\""], "\(said)")
  }

  @Test func `a coil of unknown kind is noted without touching the dates`() throws {
    var bloom = try regular()
    let said = bloom.say("had my coil fitted on 3 march")
    #expect(said.added == ["2026-03-03 factor \"coil\""])
    #expect(said.text.contains("copper coil leaves your dates as they are"))
    #expect(bloom.say("when is my next period?").text.contains("5 cycles"))
  }

  @Test func `a method that ended and never began is asked about`() throws {
    var bloom = try regular()
    #expect(bloom.say("came off the pill on 3 march").text.contains("do not know when it began"))
  }

  @Test func `one word of a cervix is too little`() throws {
    var bloom = try regular()
    let said = bloom.say("my cervix is soft")
    #expect(said.added.isEmpty && said.text.contains("two words"), "\(said)")
  }

  @Test func `a start logged weeks late says why two days are named`() throws {
    var bloom = try Rehearsal(
      today: "2026-03-09",
      ["2025-11-02 period start", "2025-11-30 period start", "2025-12-28 period start"].map {
        try Entry(line: $0)
      })
    let said = bloom.say("my period started on 25 january").text
    #expect(said.contains("was due around Sunday 22 February"), "\(said)")
    #expect(said.contains("None is logged since, so my estimate is now"), "\(said)")
  }

  @Test func `many gaps of a kind are told by the latest and counted`() throws {
    var day = try #require(CivilDate(iso: "2020-01-05"))
    var entries = [Entry(date: day, fact: .period(.start))]
    for index in 0..<40 {
      day = day + (index % 6 == 5 ? 58 : 28 + index % 3)
      entries.append(Entry(date: day, fact: .period(.start)))
    }
    var bloom = try Rehearsal(today: (day + 3).iso, entries)
    _ = bloom.say("when is my next period?")
    let why = bloom.say("why?").text
    #expect(why.split(separator: "\n").count { $0.contains("look like 2 cycles") } == 2, "\(why)")
    #expect(why.contains("So do 4 earlier stretches, with 4 starts not logged"), "\(why)")
    #expect(why.contains("plain average"), "\(why)")
    #expect(bloom.say("what are my averages").text.contains("Left out of that: 6 gaps"))
  }
}
