import Civil
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

/// Settings as they are talked about.
@Suite struct SettingsConversationTests {
  @Test(arguments: [
    ("call me Nell", SettingKey.name, "Nell"), ("use Fahrenheit", .temperature, "F"),
    ("use pounds", .weight, "lb"), ("set my water goal to 2 litres", .waterGoal, "2000"),
    ("change country to Canada", .region, "CA"), ("set my country to Ireland", .region, "IE"),
    ("hide the fertile window", .fertility, "off"), ("stop showing me calories", .calories, "off"),
    ("turn off baby size", .sizes, "off"), ("turn off the daily tip", .tips, "off"),
    ("turn off affirmations", .affirmations, "off"),
    ("say bleed, not period", .periodWord, "bleed"),
    ("my goal is 8 glasses of water", .waterGoal, "2000"),
    ("step goal 8k", .stepGoal, "8000"), ("sleep goal 8 hours", .sleepGoal, "8"),
  ])
  func `a setting is changed, said back and undone`(
    said: String, key: SettingKey, value: String
  ) throws {
    var bloom = try Rehearsal()
    let before = bloom.assistant.setting.preferences
    let turn = bloom.assistant.turn(said, now: bloom.now)
    #expect(turn.changes == [SettingChange(key, from: nil, to: value)])
    #expect(bloom.assistant.setting.preferences[key] == value)
    #expect(turn.text.contains("undo"), "\(turn.text)")
    #expect(turn.edits.isEmpty)
    _ = bloom.say("undo")
    #expect(bloom.assistant.setting.preferences == before)
  }

  @Test func `the country is asked once, where the advice of several was told`() throws {
    var bloom = try Rehearsal()
    bloom.assistant.setting.mode = .pregnancy
    bloom.assistant.setting.weeks = 20
    #expect(bloom.say("can i eat hummus").text.contains("which country"))
    let told = bloom.assistant.turn("Australia", now: bloom.now)
    #expect(told.changes.map(\.new) == ["AU"])
    #expect(!bloom.say("can i eat hummus").text.contains("which country"))

    var silent = try Rehearsal()
    silent.assistant.setting.mode = .pregnancy
    silent.assistant.setting.weeks = 20
    _ = silent.say("can i eat hummus")
    #expect(silent.assistant.turn("no", now: silent.now).changes.isEmpty)
    #expect(!silent.say("can i eat hummus").text.contains("which country"))
  }

  @Test func `fertile days come back when they are asked back`() throws {
    var bloom = try Rehearsal()
    bloom.assistant.setting.preferences.set(.fertility, to: "off")
    let turn = bloom.assistant.turn("turn fertile predictions back on", now: bloom.now)
    #expect(turn.changes.map(\.new) == ["on"])
  }

  @Test func `what the goals are is told`() throws {
    var bloom = try Rehearsal()
    #expect(bloom.say("what are my goals").text.contains("No goal is set"))
    _ = bloom.say("set my water goal to 2 litres")
    let told = bloom.say("what are my goals").text
    #expect(told.contains("Water goal, ml: 2000") && !told.contains("Step"), "\(told)")
  }

  @Test func `metric and imperial set all units`() throws {
    var bloom = try Rehearsal()
    let turn = bloom.assistant.turn("switch to imperial units", now: bloom.now)
    #expect(turn.changes.map(\.new) == ["F", "lb", "oz"])
  }

  @Test(arguments: [
    ("language to hindi", "English"), ("my pronouns are they/them", "“you”"),
    ("no emojis please", "none"), ("short answers only", "shorter"),
    ("my cycle is usually 28 days", "starts"), ("dark mode", "terminal"),
    ("i live in Nigeria, change region", "local emergency number"), ("change units", "°F"),
    ("settings", "bloom config"), ("quiet hours 22 til 6", "never ring"),
  ])
  func `what cannot be set is said with what would work`(said: String, word: String) throws {
    var bloom = try Rehearsal()
    let turn = bloom.assistant.turn(said, now: bloom.now)
    #expect(turn.text.contains(word), "\(turn.text)")
    #expect(turn.changes.isEmpty && turn.edits.isEmpty)
  }

  @Test func `with fertile days switched off nothing speaks of them by itself`() throws {
    let start = try fixture(CivilDate(iso: "2026-01-12"))
    let entries = [0, 28, 56].map { Entry(date: start + $0, fact: .period(.start)) }
    for step in 0..<28 {
      var bloom = try Rehearsal(today: (start + 56 + step).iso, entries)
      bloom.assistant.setting.preferences.set(.fertility, to: "off")
      for intent: IntentID in [
        "insight.today", "cycle.next_period", "content.daily_tip", "cycle.phase",
        "content.nutrition_phase", "content.yoga_for", "content.selfcare",
      ] {
        let text = bloom.assistant.answer([intent], text: "", now: bloom.now).text.lowercased()
        for word in ["fertil", "ovulat", "conceiv"] {
          #expect(!text.contains(word), "\(intent): \(text)")
        }
      }
      let asked = bloom.assistant.answer(["cycle.fertile_window"], text: "", now: bloom.now)
      #expect(asked.text.contains("keep quiet"))
    }
  }

  @Test func `with calories switched off a food has none, and what she logs is still said`() throws
  {
    var bloom = try Rehearsal()
    bloom.assistant.setting.preferences.set(.calories, to: "off")
    for said in ["how many calories in a banana", "is avocado good for me", "what about lentils"] {
      let text = bloom.say(said).text.lowercased()
      #expect(!text.contains("kcal") && !text.contains("calori"), "\(text)")
    }
    let logged = bloom.say("weight 61 kg")
    #expect(logged.text.contains("61"))
    #expect(logged.added == ["2026-03-09 weight 61 kg"])
  }

  @Test func `what is said is in her units and her word`() throws {
    var bloom = try Rehearsal()
    bloom.assistant.setting.preferences.set(.temperature, to: "F")
    bloom.assistant.setting.preferences.set(.weight, to: "lb")
    bloom.assistant.setting.preferences.set(.periodWord, to: "bleed")
    #expect(bloom.say("bbt 36.6").text.contains("97.88 °F"))
    #expect(bloom.say("weight 61 kg").text.contains("134.5 lb"))
    let period = bloom.say("period started today").text.lowercased()
    #expect(period.contains("bleed") && !period.contains("period"), "\(period)")
  }

  @Test func `the card leaves out what is switched off and greets by name`() throws {
    var bloom = try Rehearsal(today: "2026-03-09")
    bloom.now = Moment(date: bloom.now.date, time: try fixture(ClockTime(hour: 8, minute: 0)))
    bloom.assistant.setting.preferences.set(.name, to: "Nell")
    bloom.assistant.setting.preferences.set(.tips, to: "off")
    bloom.assistant.setting.preferences.set(.affirmations, to: "off")
    let card = bloom.assistant.answer(["insight.today"], text: "", now: bloom.now).text
    #expect(card.hasPrefix("Good morning, Nell."))
    #expect(!card.contains("Tip:") && !card.contains("Words:"))
  }
}
