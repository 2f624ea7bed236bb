import Civil
import Energy
import Journal
import Language
import Physiology

/// What a diary holds of food and weight, and what is known of her, for the energy they stand for.
struct EnergyDiary {
  let record: EnergyRecord
  /// Why nothing is worked out that the estimate itself does not know of; nil where nothing is.
  let hold: Hold?

  /// What keeps the energy of food from being spoken of.
  enum Hold: String, Sendable {
    /// A loss was less than six weeks ago.
    case afterLoss = "after_loss"
    /// Her height is not known, and so not whether she weighs little.
    case heightUnknown = "height_unknown"
    /// Her body mass index lies below 18.5.
    case lowWeight = "low_weight"
  }

  /// So many days after a loss nothing is said.
  private static let daysAfterLoss = 42

  init(_ journal: Journal, _ scene: Scene, asksForBudget: Bool = false) {
    let today = scene.today
    let first = today - EnergyDiary.reach
    var illness: Set<CivilDate> = []
    for entry in journal.entries(from: first, upTo: today) {
      if case .text(.factor, ScoreRecord.illness) = entry.fact { illness.insert(entry.date) }
    }
    let cycle = scene.cycle.history.gaps.last { !$0.isBroken && $0.confirmedCycles ?? 1 == 1 }
    record = EnergyRecord(
      today: today, weights: Self.values(.amount(.weight), of: journal, from: first, upTo: today),
      food: Self.food(of: journal, from: first, upTo: today),
      bodyFat: Self.values(.amount(.bodyFat), of: journal, from: first, upTo: today)
        .map { DatedValue($0.date, $0.value / 100) },
      illness: illness, cycleLength: cycle?.days, profile: Self.profile(journal, scene),
      adjustment: scene.setting.preferences.number(.goal).map(Double.init),
      asksForBudget: asksForBudget)
    if let days = scene.daysAfterLoss, days < Self.daysAfterLoss {
      hold = .afterLoss
    } else if record.profile.height == nil {
      hold = .heightUnknown
    } else if let index = record.massIndex, index < BudgetAnswer.leastMassIndex {
      hold = .lowWeight
    } else {
      hold = nil
    }
  }

  /// The figure of today; nil where anything stands in its way.
  var budget: DailyBudget? {
    let energy = OwnEnergy(record)
    guard hold == nil, energy.gate == nil, !energy.notes.contains(.lowIntake),
      case .given(let day)? = energy.budget
    else { return nil }
    return day
  }

  /// The estimate looks at body fat of so many days; food and weight need fewer.
  private static let reach = 370

  private static func values(
    _ metric: Metric, of journal: Journal, from first: CivilDate, upTo today: CivilDate
  ) -> [DatedValue] {
    journal.entries(from: first, upTo: today).compactMap { entry in
      metric.value(of: entry.fact).map { DatedValue(entry.date, $0) }
    }
  }

  /// What was eaten, in kcal, and on the same days what was drunk of alcohol.
  static func food(
    of journal: Journal, from first: CivilDate, upTo today: CivilDate
  ) -> [DatedValue] {
    var (eaten, drunk): ([DatedValue], [DatedValue]) = ([], [])
    for entry in journal.entries(from: first, upTo: today) {
      switch entry.fact {
      case .food(let food):
        if let energy = food.entry.kilocalories { eaten.append(DatedValue(entry.date, energy)) }
      case .intake(.alcohol, let count, _):
        drunk.append(DatedValue(entry.date, count.value * FoodEntry.kilocaloriesPerDrink))
      default: break
      }
    }
    let days = Set(eaten.map(\.date))
    return eaten + drunk.filter { days.contains($0.date) }
  }

  private static func profile(_ journal: Journal, _ scene: Scene) -> EnergyProfile {
    let isNursing = journal.breaks.contains { pause in
      pause.reason == .breastfeeding && pause.from <= scene.today
        && pause.to.map { $0 >= scene.today } ?? true
    }
    return EnergyProfile(
      wantsCalories: scene.setting.speaksOfCalories, isPregnant: scene.mode == .pregnancy,
      isBreastfeeding: isNursing, postpartumDays: scene.context.daysPostpartum,
      age: scene.profile.age, height: scene.setting.preferences.number(.height).map(Double.init))
  }
}

extension Food {
  /// Its energy and what it is made of.
  var entry: FoodEntry {
    FoodEntry(
      kilocalories: kcal?.value,
      grams: MacroValues(
        protein: protein?.value, carbohydrate: carbs?.value, fat: fat?.value))
  }
}
