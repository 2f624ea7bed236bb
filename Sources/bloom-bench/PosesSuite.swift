import Assistant
import Civil
import EmbeddedKnowledge
import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// No pose that a told condition leaves out is shown: every pose by its name, with every condition, at
/// every stage. It fails where one is.
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

  func run() throws -> Table {
    let library = Library.embedded()
    guard let now = Moment(iso: "2026-03-09T12:00") else { return Table(title: "poses") }
    let poses = try library.poses()
    var assistant = try Assistant(library: library, journal: Journal())
    var (asked, faults) = (0, [String]())
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
      }
    }
    guard faults.isEmpty else { throw UsageError(faults.joined(separator: "\n")) }
    var table = Table(title: "poses")
    table.add("poses asked for that a condition leaves out", Double(asked), decimals: 0)
    table.add("shown", Double(faults.count), decimals: 0)
    return table
  }
}
