import Civil
import Guardrails
import Journal
import Knowledge
import Language
import Physiology
import Testing

@testable import Assistant

/// Water, sleep, food, the week and single measures, told from what was logged.
struct LookBackTests {
  private func text(_ message: String, _ entries: [Entry], mode: Mode? = nil) throws -> String {
    try LookingDiary.answer(message, entries, mode: mode).text
  }

  @Test func `water of today adds up, beside the usual day`() throws {
    var entries = try (1...4).map {
      try LookingDiary.entry("2026-03-0\($0)", .amount(.water, 1500))
    }
    entries.append(try LookingDiary.entry("2026-03-09", .amount(.water, 250)))
    entries.append(try LookingDiary.entry("2026-03-09", .amount(.water, 500)))
    let reply = try text("how much water have i had?", entries)
    #expect(reply.contains("750 ml of water today so far"), "\(reply)")
    #expect(reply.contains("about 1,500 ml") || reply.contains("about 1500 ml"), "\(reply)")
    #expect(try text("am I at my water goal yet", entries).contains("I set no goal"))
    #expect(try text("how much water have i had?", []).contains("no water on record"))
  }

  @Test func `sleep has its mean, its quality and the nights they rest on`() throws {
    let entries = try [
      ("2026-03-03", Sleep(hours: 6, quality: .poor)), ("2026-03-04", Sleep(hours: 8)),
      ("2026-03-05", Sleep(hours: 7, quality: .good)), ("2026-03-06", Sleep(quality: .good)),
      ("2026-02-25", Sleep(hours: 5)),
    ].map { try LookingDiary.entry($0.0, .sleep($0.1)) }
    let reply = try text("how did i sleep last night", entries)
    let mean = try text("how have i been sleeping lately", entries)
    #expect(mean.contains("Hours: 7 on average, over 3 nights"), "\(mean)")
    #expect(mean.contains("Quality: mostly good, over 3 nights"), "\(mean)")
    #expect(mean.contains("Shortest: 6 hours, noted for Tuesday 3 March"), "\(mean)")
    #expect(mean.contains("Before: 5 on average, over 1 night"), "\(mean)")
    #expect(reply.hasPrefix("No hours of sleep"), "\(reply)")
  }

  @Test func `a week stands beside the week before, without a word of judgement`() throws {
    var entries = try [
      ("2026-03-03", Fact.symptom("cramps", .mild, pain: nil)),
      ("2026-03-04", .symptom("cramps", .mild, pain: nil)), ("2026-03-05", .mood(["calm"])),
      ("2026-02-25", .symptom("cramps", nil, pain: nil)),
      ("2026-03-05", .activity(.yoga, minutes: 20, what: nil)),
      ("2026-02-26", .activity(.yoga, minutes: 30, what: nil)),
      ("2026-03-08", .sleep(Sleep(hours: 7))),
    ].map { try LookingDiary.entry($0.0, $0.1) }
    let reply = try text("how was my week", entries)
    #expect(reply.contains("You logged something on 4 days, the week before on 2."), "\(reply)")
    #expect(reply.contains("cramps 2 days (before: 1) and calm 1 day (before: 0)"), "\(reply)")
    #expect(
      reply.contains("Movement: 20 minutes in all and 30 minutes the week before"), "\(reply)")
    #expect(reply.contains("Sleep: 7 hours on average"), "\(reply)")
    for word in ["should", "better", "worse", "only", "well done", "good", "bad"] {
      #expect(!reply.lowercased().contains(word), "\(reply)")
    }
    entries = []
    #expect(try text("how was my week", entries).contains("that is fine"))
  }

  @Test func `a trend has its first, last, mean, range and number`() throws {
    let entries = try [
      ("2026-03-01", 60.0), ("2026-03-03", 61.0), ("2026-03-05", 62.0), ("2026-03-07", 61.5),
      ("2026-03-08", 62.5),
    ].map { try LookingDiary.entry($0.0, .amount(.weight, fixture(Amount($0.1)))) }
    let turn = try LookingDiary.answer("show my weight trend", entries)
    #expect(turn.text.contains("First: 60 kg, Sunday 1 March"), "\(turn.text)")
    #expect(turn.text.contains("Last: 62.5 kg, Sunday 8 March"), "\(turn.text)")
    #expect(turn.text.contains("Mean: 61.4 kg, of 5 values"), "\(turn.text)")
    #expect(
      turn.text.contains("Range: between 60 kg and 62.5 kg"),
      "\(turn.text)")
    #expect(turn.text.contains("Change: up by about"), "\(turn.text)")
    guard case .chart(let chart)? = turn.picture?.exhibit else { throw MissingFixture() }
    #expect(chart.what == "weight" && chart.series.count == 5 && chart.shape == .line)
    let spoken = turn.picture?.words.blocks.flatMap(\.lines).map(\.text) ?? []
    #expect(spoken.count == 5 && spoken[0] == "60 kg, Sunday 1 March", "\(spoken)")
  }

  @Test(arguments: [
    ("show my weight trend", "nothing on weight"), ("plot my stress", "nothing on stress"),
    ("chart my temperatures", "nothing on waking temperature"),
    ("how many headaches did I have in March?", "no headache on record"),
    ("graph of cycle lengths please", "two starts"), ("mood over time", "nothing on mood"),
    ("how's my recovery", "it takes HRV or resting pulse of this morning"),
    ("how did i sleep this week", "no nights on record"),
    ("what patterns do you see", "at least 5 days"),
  ])
  func `nothing logged says which data it needs`(message: String, says: String) throws {
    let reply = try text(message, [])
    #expect(reply.contains(says), "\(message): \(reply)")
  }

  @Test
  func `a year as a map without more is that of bleeding, and of a measure where one is named`()
    throws
  {
    var bloom = try Rehearsal([
      Entry(line: "2026-02-16 period start"), Entry(line: "2026-02-20 period end"),
      Entry(line: "2026-02-17 flow heavy"), Entry(line: "2026-03-01 sleep 7 h"),
      Entry(line: "2026-03-02 sleep 8 h"),
    ])
    guard case .year(let map)? = bloom.turn("show me the year as a heat map").picture?.exhibit
    else { throw MissingFixture() }
    #expect(map.what == "flow" && map.levels.count == 5)
    guard case .year(let sleep)? = bloom.turn("heat map of my sleep").picture?.exhibit
    else { throw MissingFixture() }
    #expect(sleep.what == "sleep" && sleep.levels.count == 2)
    _ = bloom.say("switch to general mode")
    #expect(bloom.turn("show me the year as a heat map").picture == nil)
  }

  @Test func `a symptom is counted, and its last day is known`() throws {
    let entries = try ["2026-03-02", "2026-03-05", "2026-02-20"].map {
      try LookingDiary.entry($0, .symptom("migraine", nil, pain: nil))
    }
    let counted = try text("how many migraines did I have in March?", entries)
    #expect(counted.contains("on 2 days"), "\(counted)")
    let last = try text("when was my last migraine", entries)
    #expect(last.contains("Thursday 5 March, 4 days ago"), "\(last)")
    #expect(last.contains("makes 3 days"), "\(last)")
  }

  @Test func `days with a symptom in this cycle are counted from its start, and nothing is noted`()
    throws
  {
    let entries =
      try LookingDiary.periods(LookingDiary.starts)
      + ["2026-02-14", "2026-02-16", "2026-02-17"].map {
        try LookingDiary.entry($0, .symptom("cramps", nil, pain: nil))
      }
    let turn = try LookingDiary.answer("days with cramps this cycle", entries)
    #expect(
      turn.edits.isEmpty && turn.text.contains("on 2 days from Monday 16 February"), "\(turn.text)")
  }

  @Test func `what was eaten adds up, with what is known of it, and no budget`() throws {
    let entries = try [
      Food("soup", kcal: 210, protein: 9), Food("bread", kcal: 180), Food("apple"),
    ].map { try LookingDiary.entry("2026-03-09", .food($0)) }
    let reply = try text("how many calories have i eaten today", entries)
    #expect(reply.contains("Energy: 390 kcal, known for 2 of 3"), "\(reply)")
    #expect(reply.contains("Protein: 9 g, known for 1 of 3"), "\(reply)")
    #expect(reply.contains("no budget"))
    let bare = try text(
      "how many calories have i eaten today",
      [try LookingDiary.entry("2026-03-09", .food(Food("apple")))])
    #expect(bare.contains("Data unavailable"), "\(bare)")
  }

  @Test func `movement is that of the week from Monday, with the last three`() throws {
    let entries = try [
      ("2026-03-02", 40), ("2026-03-08", 30), ("2026-03-09", 20), ("2026-03-01", 60),
    ].map {
      try LookingDiary.entry($0.0, .activity(.exercise, minutes: Amount($0.1), what: nil))
    }
    var bloom = try Rehearsal(entries)
    let now = bloom.assistant.answer(
      ["insight.trend"], text: "", slots: ["view": .text("movement")], now: bloom.now
    ).text
    #expect(now.contains("20 minutes in 1 session"), "\(now)")
    #expect(now.contains("30 minutes") && !now.contains("60 minutes"), "\(now)")
    let before = try text("how much did i move last week", entries)
    #expect(before.contains("70 minutes in 2 sessions"), "\(before)")
  }

  @Test func `every measure has a name, a unit and an example`() throws {
    let replies = Set(try Rehearsal.library.replies().map(\.id))
    for id in Subject.measureNames {
      for kind in ["name", "value", "example"] {
        #expect(replies.contains("look.\(kind).\(id)"), "look.\(kind).\(id)")
      }
    }
  }
}
