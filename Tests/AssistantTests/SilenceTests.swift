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
