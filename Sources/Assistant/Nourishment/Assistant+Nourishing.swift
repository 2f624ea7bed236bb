public import Civil
import Energy
import Knowledge
import Language
import MessageFormat

extension Assistant {
  /// Tells what her logged food and weight fit together to, with every input where it is explained.
  public mutating func maintenance(isExplained: Bool = false, now: Moment) -> Turn {
    let scene = begin(now)
    var told = MaintenanceWords(journal, scene).maintenance
    if isExplained { told.parts += told.why }
    return energy(told, scene)
  }

  /// Tells the figure of today that she asks for, or why there is none.
  public mutating func budget(isExplained: Bool = false, now: Moment) -> Turn {
    let scene = begin(now)
    var told = MaintenanceWords(journal, scene, asksForBudget: true).budget
    if isExplained { told.parts += told.why }
    return energy(told, scene)
  }

  /// Why a goal, in kcal above or below what her logs fit, is not set; nil where it may be.
  public func refusal(ofGoal goal: String, now: Moment) -> Turn? {
    var trial = self
    trial.setting.preferences.set(.goal, to: goal)
    let diary = EnergyDiary(journal, trial.scene(now), asksForBudget: true)
    guard diary.hold == nil, case .refused(let refusal)? = OwnEnergy(diary.record).budget else {
      return nil
    }
    switch refusal {
    case .notAsked, .unmeasured: return nil
    case .adjustmentTooLarge, .ageUnknown, .lowWeight, .belowFloor: return trial.budget(now: now)
    }
  }

  private mutating func energy(_ told: Outcome, _ scene: Scene) -> Turn {
    let reading = reader.read("", context: scene.context)
    return answer(Plan(saying: told, as: "insight.energy"), reading, scene)
  }

  /// The maintenance and its range in kcal a day; nil where there is none to tell.
  public func maintenanceFigures(now: Moment) -> (kcal: Double, low: Double, high: Double)? {
    let diary = EnergyDiary(journal, scene(now))
    let energy = OwnEnergy(diary.record)
    guard diary.hold == nil, energy.gate == nil, !energy.notes.contains(.lowIntake),
      case .measured(let found)? = energy.estimate?.status
    else { return nil }
    return (found.rounded, found.range.lowerBound, found.range.upperBound)
  }
}
