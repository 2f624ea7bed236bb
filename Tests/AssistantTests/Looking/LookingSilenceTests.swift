import Civil
import Guardrails
import Journal
import Knowledge
import Language
import Physiology
import Testing

@testable import Assistant

/// Looking back keeps the silences of the mode and of a loss.
struct LookingSilenceTests {
  private static let intents: [IntentID] = [
    "cycle.calendar", "cycle.pms", "insight.water", "insight.sleep", "insight.weekly",
    "insight.trend", "insight.patterns", "insight.energy", "insight.recovery", "insight.strain",
    "insight.stress",
  ]
  private static let views = ["phases", "movement", "by_phase", "around_now", "year"]

  private func texts(_ entries: [Entry], mode: Mode?) throws -> [String] {
    var bloom = try Rehearsal(entries)
    bloom.assistant.setting.mode = mode
    let named: [SlotName: [String]] = [
      "what": ["mood", "weight", "cycle_length", "period", "flow", "bbt", "sex", "headache"],
      "view": Self.views, "phase": ["luteal"], "period": ["all"],
    ]
    var texts: [String] = []
    for intent in Self.intents {
      let slots: [[SlotName: SlotValue]] =
        [[:]]
        + named.sorted { $0.key < $1.key }.flatMap { name, values in
          values.map { [name: .text($0)] }
        }
      for slot in slots {
        let turn = bloom.assistant.answer([intent], text: "", slots: slot, now: bloom.now)
        texts.append(turn.text)
        for words in [turn.picture?.legend, turn.picture?.words] {
          texts += words?.blocks.flatMap(\.lines).map(\.text) ?? []
        }
        #expect(turn.fault == nil, "\(intent) \(slot): \(turn.fault ?? "")")
      }
    }
    return texts
  }

  private func diary() throws -> [Entry] {
    try LookingDiary.periods(LookingDiary.starts)
      + LookingDiary.starts.flatMap { iso -> [Entry] in
        let start = try LookingDiary.day(iso)
        return [
          Entry(date: start + 2, fact: .symptom("headache", .mild, pain: nil)),
          Entry(date: start + 16, fact: .mood(["calm"])),
          Entry(date: start + 18, fact: .sleep(Sleep(hours: 7, quality: .good))),
          Entry(date: start + 18, fact: .amount(.weight, 61)),
        ]
      }
  }

  @Test func `general mode says nothing of cycles, fertility or babies`() throws {
    for text in try texts(try diary(), mode: .general)
    where !text.hasPrefix("You have me in general mode") {
      for word in [
        "cycle", "period", "fertil", "ovulat", "pregnan", "luteal", "follicular", "baby",
      ] {
        #expect(!text.lowercased().contains(word), "\(text)")
      }
    }
  }

  @Test func `after a loss nothing speaks of babies or fertility`() throws {
    let lmp = try LookingDiary.day("2025-12-22")
    let entries =
      try diary() + [
        Entry(date: lmp + 40, fact: .pregnancy(.lmp(lmp))),
        Entry(date: lmp + 40, fact: .mode(.pregnancy)),
        Entry(date: lmp + 60, fact: .pregnancy(.ended(.loss))),
        Entry(date: lmp + 60, fact: .mode(.cycle)),
      ]
    for text in try texts(entries, mode: nil) {
      for word in ["fertil", "pregnan", "baby", "conceiv", "due date"] {
        #expect(!text.lowercased().contains(word), "\(text)")
      }
    }
  }

  @Test func `in pregnancy no fertile day and no expected period is told`() throws {
    let lmp = try LookingDiary.day("2025-12-22")
    let entries =
      try diary() + [
        Entry(date: lmp + 60, fact: .pregnancy(.lmp(lmp))),
        Entry(date: lmp + 60, fact: .mode(.pregnancy)),
      ]
    for text in try texts(entries, mode: nil) where !text.hasPrefix("You are in pregnancy mode") {
      for word in ["fertile", "period expected", "next one may start"] {
        #expect(!text.lowercased().contains(word), "\(text)")
      }
    }
  }

  @Test(arguments: Mode.allCases)
  func `an empty journal has an answer in every mode, and no fault`(mode: Mode) throws {
    for text in try texts([], mode: mode) { #expect(!text.contains("undefined")) }
  }
}
