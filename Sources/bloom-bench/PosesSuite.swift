import Assistant
import Civil
import EmbeddedKnowledge
import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// No pose that a told condition leaves out is shown: every pose by its name, what is offered for a
/// wish, and the card of the day, with every condition, at every stage. It fails where one is.
struct PosesSuite {
  private struct Life {
    let mode: Mode
    var weeks: Int?
    var daysPostpartum: Int?
    let stage: PracticeStage
  }

  private static let lives = [
    Life(mode: .cycle, stage: .any), Life(mode: .general, stage: .any),
    Life(mode: .ttc, stage: .any), Life(mode: .perimenopause, stage: .any),
    Life(mode: .pregnancy, weeks: 8, stage: .pregnant(trimester: 1)),
    Life(mode: .pregnancy, weeks: 20, stage: .pregnant(trimester: 2)),
    Life(mode: .pregnancy, weeks: 34, stage: .pregnant(trimester: 3)),
    Life(mode: .postpartum, daysPostpartum: 10, stage: .earlyPostpartum),
    Life(mode: .postpartum, daysPostpartum: 90, stage: .laterPostpartum),
  ]

  private static let wishes = [
    "yoga", "something upside down", "a deep twist", "hips", "back pain", "cramps", "sleep",
    "a backbend", "balance", "strong legs", "15 minutes", "routine", "shoulders", "stress",
  ]
  private static let days = 10

  func run() throws -> Table {
    let library = Library.embedded()
    guard let now = Moment(iso: "2026-03-09T12:00") else { return Table(title: "poses") }
    let poses = try library.poses()
    let routines = Dictionary(
      uniqueKeysWithValues: try library.routines().map { ($0.id, $0.parts.map(\.pose)) })
    var assistant = try Assistant(library: library, journal: Journal())
    var (asked, offered, faults) = (0, 0, [String]())
    for condition in try Condition.all(library) {
      for life in Self.lives where condition.counts(at: life.stage) {
        assistant.setting = Setting(mode: life.mode)
        assistant.setting.weeks = life.weeks
        assistant.setting.daysPostpartum = life.daysPostpartum
        let told = condition.id.split(separator: "_").joined(separator: " ")
        assistant.setting.preferences.set(.conditions, to: told)
        for pose in poses where condition.excludes(pose) {
          var bloom = assistant
          let turn = bloom.answer(["content.yoga_pose"], text: pose.name, now: now)
          asked += 1
          let isShown =
            turn.session != nil || turn.found.contains { $0.kind == .pose && $0.id == pose.id }
          if isShown { faults.append("\(pose.id) with \(condition.id) at \(life.stage)") }
        }
        let left = poses.filter(condition.excludes)
        let ids = Set(left.map(\.id))
        var bloom = assistant
        for wish in left.isEmpty ? [] : Self.wishes {
          for intent: IntentID in ["content.yoga_for", "content.yoga_routine"] {
            for item in bloom.answer([intent], text: wish, now: now).found {
              offered += 1
              let shown = item.kind == .routine ? routines[item.id] ?? [] : [item.id]
              if !ids.isDisjoint(with: shown) {
                faults.append("\(item.id) for \(wish) with \(condition.id) at \(life.stage)")
              }
            }
          }
        }
        for day in 0..<Self.days {
          let later = Moment(date: now.date + day, time: now.time)
          let card = bloom.answer(["insight.today"], text: "", now: later)
          let text = card.reply.blocks.flatMap(\.lines).map(\.text).joined(separator: "\n")
          for pose in left where text.contains("\(pose.name).") {
            faults.append("\(pose.id) on the card with \(condition.id) at \(life.stage)")
          }
        }
      }
    }
    guard faults.isEmpty else { throw UsageError(faults.joined(separator: "\n")) }
    var table = Table(title: "poses")
    table.add("poses asked for that a condition leaves out", Double(asked), decimals: 0)
    table.add("poses and routines offered", Double(offered), decimals: 0)
    table.add("shown", Double(faults.count), decimals: 0)
    return table
  }
}
