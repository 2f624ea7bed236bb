import Civil
import Guardrails
import Journal
import Knowledge
import Language
import Physiology
import Testing

@testable import Assistant

/// What she asked to be silent about is not answered, asked in words or by a command.
struct SilencedQuestionsTests {
  private static let fertility = "“turn fertile days back on” changes it"
  private static let calories = "“bloom config calories on” changes it"

  private func bloom(silent key: SettingKey?, _ entries: [Entry] = []) throws -> Rehearsal {
    var bloom = try Rehearsal(try LookingDiary.periods(LookingDiary.starts) + entries)
    if let key { bloom.assistant.setting.preferences.set(key, to: "off") }
    return bloom
  }

  private func weights() throws -> [Entry] {
    try LookingDiary.starts.map {
      Entry(date: try LookingDiary.day($0) + 3, fact: .amount(.weight, 61))
    }
  }

  @Test(
    arguments: [
      ["cycle.fertile_window", "cycle.ovulation"], ["cycle.ovulation"], ["ttc.chance"], ["ttc.dpo"],
    ] as [[IntentID]])
  func `a command about fertile days says once that it keeps quiet`(intents: [IntentID]) throws {
    var bloom = try bloom(silent: .fertility)
    let turn = bloom.assistant.answer(intents, text: "", now: bloom.now)
    #expect(turn.text.contains(Self.fertility) && turn.reply.blocks.count == 1, "\(turn.text)")
    #expect(turn.picture == nil)
    var open = try self.bloom(silent: nil)
    #expect(!open.assistant.answer(intents, text: "", now: open.now).text.contains("quiet"))
  }

  @Test func `beside other answers the silence is not spoken of`() throws {
    var bloom = try bloom(silent: .fertility)
    let turn = bloom.assistant.answer(
      ["cycle.next_period", "cycle.fertile_window", "cycle.confidence"], text: "", now: bloom.now)
    #expect(turn.text.contains("16 March") && !turn.text.contains("quiet"), "\(turn.text)")
  }

  @Test(arguments: [
    ("when are my fertile days this month", SettingKey.fertility, fertility),
    ("which day will i ovulate", .fertility, fertility),
    ("weight over the last months", .calories, calories),
    ("how many calories so far", .calories, calories),
  ])
  func `a question about it is met the same way`(
    text: String, key: SettingKey, words: String
  ) throws {
    var bloom = try bloom(silent: key, weights())
    let turn = bloom.turn(text)
    #expect(turn.text.contains(words) && turn.picture == nil, "\(turn.text)")
  }

  @Test(arguments: ["weight", "kcal", "calories"])
  func `no chart or map of it is drawn`(what: String) throws {
    for view in ["", "year"] {
      var bloom = try bloom(silent: .calories, weights())
      let turn = bloom.assistant.answer(
        ["insight.trend"], text: "", slots: ["what": .text(what), "view": .text(view)],
        now: bloom.now)
      #expect(turn.picture == nil && !turn.text.contains("61"), "\(turn.text)")
    }
  }

  @Test func `a day shows what is not silent, and says that something is left out`() throws {
    let day = try LookingDiary.day("2026-03-05")
    let noted = [
      Entry(date: day, fact: .amount(.weight, 61)),
      Entry(date: day, fact: .test(.ovulation(.positive))), Entry(date: day, fact: .mood(["calm"])),
    ]
    for (key, kept) in [(SettingKey.calories, "ovulation"), (.fertility, "61")] {
      var bloom = try bloom(silent: key, noted)
      let text = bloom.say("what did i log on 5 march").text.lowercased()
      #expect(text.contains("calm") && text.contains(kept), "\(text)")
      #expect(!text.contains(key == .calories ? "61" : "ovulation"), "\(text)")
      #expect(text.contains("left out"), "\(text)")
    }
  }

  @Test func `the days of a phase that is not named are counted with the others`() throws {
    var bloom = try bloom(silent: .fertility)
    let turn = bloom.assistant.answer(
      ["insight.trend"], text: "", slots: ["view": .text("phases")], now: bloom.now)
    let days = turn.text.matches(of: /(\d+) days,/).compactMap { Int($0.output.1) }
    #expect(turn.text.contains("Other days") && !turn.text.lowercased().contains("ovulation"))
    #expect(days.reduce(0, +) == bloom.now.date - (try LookingDiary.day("2025-09-29")) + 1)
  }

  @Test func `nothing that is silent is offered as a choice`() throws {
    var bloom = try bloom(silent: .calories, weights())
    for text in ["how much do i weigh now", "so and so much"] {
      #expect(!bloom.turn(text).text.contains("2.\n"), "\(text)")
    }
  }

  // MARK: After a loss

  private func bereaved(_ mode: Fact?) throws -> [Entry] {
    let day = try LookingDiary.day("2026-02-20")
    return try LookingDiary.periods(LookingDiary.starts.dropLast(2).map(\.self)) + [
      Entry(date: day - 30, fact: .mode(.pregnancy)),
      Entry(date: day - 30, fact: .test(.pregnancy(.positive))),
      Entry(date: day, fact: .pregnancy(.ended(.loss))),
    ] + (mode.map { [Entry(date: day, fact: $0)] } ?? [])
  }

  @Test(arguments: [Fact.mode(.cycle), nil])
  func `the first period after it is counted afresh`(mode: Fact?) throws {
    var bloom = try Rehearsal(today: "2026-03-09", try bereaved(mode))
    let turn = bloom.turn("my period started today")
    #expect(
      turn.text.contains("afresh") && !turn.text.contains("after the one before"), "\(turn.text)")
  }

  @Test(arguments: [Fact.mode(.cycle), nil])
  func `neither calendar nor day speaks of the pregnancy or of a start too long ago`(
    mode: Fact?
  ) throws {
    var bloom = try Rehearsal(today: "2026-03-09", try bereaved(mode))
    let turn = bloom.assistant.answer(["cycle.calendar"], text: "", now: bloom.now)
    #expect(turn.text.contains("no dates for now") && !turn.text.contains("too long ago"))
    let day = bloom.say("what did i log on 21 january").text.lowercased()
    #expect(!day.contains("pregnan") && !day.contains("left out"), "\(day)")
    #expect(!bloom.say("when is my next period").text.lowercased().contains("pregnan"))
  }
}
