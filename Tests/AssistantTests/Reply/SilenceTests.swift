import Civil
import Journal
import Knowledge
import Physiology
import Testing

@testable import Assistant

/// What is silent stays silent on every path that offers content by itself.
@Suite struct SilenceTests {
  /// Intents that bring content nobody named: the day's card, ideas, foods, poses, kind words.
  static let offering: [IntentID] = [
    "insight.today", "content.affirmation", "content.selfcare", "content.nutrition_phase",
    "content.yoga_for", "content.relief", "content.daily_tip",
    "content.energy", "support.talk", "meta.greet",
  ]

  private func lines(
    _ mode: Mode?, _ entries: [Entry]
  ) throws -> [(intent: IntentID, text: String)] {
    let known = Set(try Rehearsal.library.intents().map(\.id))
    var lines: [(intent: IntentID, text: String)] = []
    for day in stride(from: 0, to: 30, by: 1) {
      let first = try fixture(CivilDate(iso: "2026-03-09"))
      var bloom = try Rehearsal(today: (first + day).iso, entries)
      bloom.assistant.setting.mode = mode
      lines.append(("greeting", bloom.assistant.greeting(now: bloom.now).text))
      for intent in Self.offering where known.contains(intent) {
        lines.append((intent, bloom.assistant.answer([intent], text: "", now: bloom.now).text))
      }
    }
    return lines
  }

  @Test func `after a loss nothing offered speaks of babies or fertility`() throws {
    let start = try fixture(CivilDate(iso: "2025-12-01"))
    let entries = [
      Entry(date: start, fact: .pregnancy(.lmp(start))),
      Entry(date: start, fact: .mode(.pregnancy)),
      Entry(date: start + 90, fact: .pregnancy(.ended(.loss))),
    ]
    let lines = try lines(nil, entries)
    #expect(lines.count > 200)
    for (intent, text) in lines {
      for word in ["baby", "babies", "fertil", "ovulat", "pregnan", "conceiv", "bump", "trimester"]
      {
        #expect(!text.lowercased().contains(word), "\(intent): \(text)")
      }
    }
  }

  @Test(arguments: [
    "i had a hysterectomy", "I had my womb removed in 2019", "i went through menopause 3 years ago",
    "i'm post menopausal", "i don't have periods anymore", "been through the change already",
  ])
  func `who has no periods any more is offered general mode`(text: String) throws {
    var bloom = try Rehearsal()
    let offered = bloom.say(text)
    #expect(offered.text.contains("general mode"), "\(offered.text)")
    #expect(offered.added.allSatisfy { $0.hasPrefix("2026-03-09 about men") })
    #expect(bloom.say("yes please").added == ["2026-03-09 mode general"])
  }

  @Test(arguments: [
    "can i do yoga after i went through menopause?", "what is menopause",
    "my mum went through the menopause at 45", "pink spotting, i'm post menopausal",
  ])
  func `a question or a story of menopause changes nothing`(text: String) throws {
    var bloom = try Rehearsal()
    #expect(!bloom.say(text).text.contains("Shall I?"))
  }

  @Test func `who is on hormones hears once of general mode and is not asked`() throws {
    var bloom = try Rehearsal()
    let noted = bloom.say("i started the pill")
    #expect(noted.text.contains("“general mode”") && !noted.added.isEmpty, "\(noted.text)")
    #expect(!bloom.say("came off the pill today").text.contains("“general mode”"))
  }

  @Test func `in general mode nothing offered speaks of cycles, fertility or babies`() throws {
    let start = try fixture(CivilDate(iso: "2026-02-20"))
    let lines = try lines(.general, [Entry(date: start, fact: .period(.start))])
    #expect(lines.count > 200)
    for (intent, text) in lines {
      for word in [
        "baby", "babies", "fertil", "ovulat", "pregnan", "conceiv", "luteal", "follicular",
        "your period", "your cycle",
      ] {
        #expect(!text.lowercased().contains(word), "\(intent): \(text)")
      }
    }
  }
}
