public import Civil
import Energy
public import Journal
public import Physiology

/// Where somebody is, for a place with room for a few letters; what is to be silent is not in it.
public struct Glance: Hashable, Sendable {
  /// The cycle day, from 1; nil where nothing can be said of it.
  public var day: Int?
  public var phase: CyclePhase?
  /// The expected first day of the next period.
  public var next: CivilDate?
  /// Days the period is late, at least 1.
  public var late: Int?
  /// Completed weeks of a pregnancy, and the days beyond them.
  public var weeks: Int?
  public var days: Int?
  /// Energy noted today and the figure of the day in kcal, where a goal is set and it may be said.
  public var kcal: Int?
  public var budget: Int?
  /// Grams of each that were eaten today, where they are noted and may be said.
  public var protein: Int?
  public var fat: Int?
  public var carbs: Int?
  /// How much was noted today.
  public var noted = 0

  /// Nothing to show.
  public init() {}

  /// Reads the journal; after a loss and in general mode only `noted` is filled.
  public init(_ journal: Journal, setting: Setting, now: Moment) {
    noted = journal.entries(on: now.date).count
    let scene = Scene(journal, setting, now: now)
    guard !scene.isAfterLoss, scene.mode != .general else { return }
    if scene.setting.speaksOfCalories { takeMacros(journal, on: now.date) }
    if setting.preferences.stored(.goal) != nil,
      let day = EnergyDiary(journal, scene, asksForBudget: true).budget
    {
      kcal = Int((day.eatenToday ?? 0).rounded())
      budget = Int(day.rounded)
    }
    if scene.mode == .pregnancy {
      let age = scene.pregnancy.flatMap { try? $0.age(on: now.date) }
      weeks = age?.weeks
      days = age?.days
      return
    }
    guard let forecast = scene.cycle.forecast, !forecast.isStale else { return }
    day = forecast.cycleDay(on: now.date)
    next = forecast.expected(as: now.date)
    switch scene.cycle.kind(of: now.date) {
    case .phase(.ovulation) where !scene.speaksOfFertility: break
    case .phase(let phase): self.phase = phase
    case .late(let days) where forecast.isPastWindow: late = days
    default: break
    }
  }

  private mutating func takeMacros(_ journal: Journal, on day: CivilDate) {
    let eaten = journal.entries(on: day).compactMap { entry in
      if case .food(let food) = entry.fact { food } else { nil }
    }
    protein = Self.grams(eaten.map(\.protein))
    fat = Self.grams(eaten.map(\.fat))
    carbs = Self.grams(eaten.map(\.carbs))
  }

  private static func grams(_ amounts: [Amount?]) -> Int? {
    let told = amounts.compactMap(\.self)
    return told.isEmpty ? nil : Int(told.reduce(0) { $0 + $1.value }.rounded())
  }
}
