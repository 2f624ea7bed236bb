import Civil
import Journal
import Physiology

/// What may be answered of the record, in the mode and with the settings that hold.
struct QueryGate {
  private let measure: QueryMeasure
  private let scene: Scene

  init(_ measure: QueryMeasure, _ scene: Scene) {
    self.measure = measure
    self.scene = scene
  }

  /// What is said in place of an answer; nil where it may be answered.
  var reply: String? {
    if scene.mode == .general, measure.isOfCycle { return "general.no_cycle" }
    switch measure {
    case .test(.ovulation) where !scene.setting.speaksOfFertility: return "silence.fertility"
    case .metric(.amount(.weight), _) where !scene.setting.speaksOfCalories,
      .metric(.amount(.activeEnergy), _) where !scene.setting.speaksOfCalories,
      .metric(.calories, _) where !scene.setting.speaksOfCalories:
      return "silence.calories"
    default: return nil
    }
  }

  /// Whether another skill has the words for it.
  var leavesToOthers: Bool {
    switch measure {
    case .kicks: scene.isAfterLoss
    case .late, .cycleDay, .cycleLength: scene.mode == .pregnancy
    default: false
    }
  }

  /// The record without what she is spared.
  func spared(_ journal: Journal) -> Journal {
    let isWhole =
      !scene.isAfterLoss && scene.setting.speaksOfFertility && scene.setting.speaksOfCalories
    if isWhole { return journal }
    return journal.reading { entry in
      scene.shown(entry).map { Entry(date: entry.date, time: entry.time, fact: $0) }
    }
  }
}
