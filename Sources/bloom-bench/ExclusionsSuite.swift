import Assistant
import Civil
import EmbeddedKnowledge
import Guardrails
import Journal
import Knowledge
import Physiology

/// Nothing that a person leaves out is offered: each thing that can be left out, in every mode, in
/// what is asked for and in the tips and cards of a month. It fails where one is.
struct ExclusionsSuite {
  private static let left = ["nut", "milk", "egg", "fish", "gluten", "soya", "sesame", "peanut"]
  private static let wishes = [
    "snack ideas", "another", "another", "high in iron", "foods with calcium",
  ]
  private static let days = 30

  func run() throws -> Table {
    let library = Library.embedded()
    guard let now = Moment(iso: "2026-03-09T12:00") else { return Table(title: "exclusions") }
    let assistant = try Assistant(library: library, journal: Journal())
    let held = Dictionary(
      try library.mealIdeas().map { ($0.id, $0.allergens) }
        + library.foods().map { ($0.id, $0.allergens) },
      uniquingKeysWith: { first, _ in first })
    var offered = 0
    var faults: [String] = []
    for thing in Self.left {
      for mode in Mode.allCases {
        var bloom = assistant
        bloom.setting.mode = mode
        bloom.setting.preferences.set(.leavesOut, to: thing)
        for wish in Self.wishes {
          for found in bloom.turn(wish, now: now).found {
            offered += 1
            let holds = (held[found.id] ?? []).contains { $0.contains(thing) }
            if holds { faults.append("\(mode), no \(thing): \(found.id)") }
          }
        }
        for ahead in 1...Self.days {
          let later = Moment(date: now.date + ahead, time: now.time)
          for turn in [
            bloom.turn("what should i eat in my phase", now: later),
            bloom.answer(["insight.today"], text: "", now: later),
          ] {
            offered += 1
            let text = turn.reply.blocks.flatMap(\.lines).map(\.text).joined(separator: "\n")
            let names = text.lowercased().contains(" " + thing)
            if names { faults.append("\(mode), no \(thing), day \(ahead): \(text)") }
          }
        }
      }
    }
    guard faults.isEmpty else { throw UsageError(faults.joined(separator: "\n")) }
    var table = Table(title: "exclusions")
    table.add("offers looked at", Double(offered), decimals: 0)
    table.add("with something left out", Double(faults.count), decimals: 0)
    return table
  }
}
