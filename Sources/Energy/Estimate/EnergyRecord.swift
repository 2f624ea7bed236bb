package import Civil
package import Physiology

/// What she recorded of weight and food up to a day, and what she asked for.
package struct EnergyRecord: Hashable, Sendable {
  /// The running day.
  package let today: CivilDate
  /// The mean weight of each day in kg.
  package let weights: DailyValues
  /// The food of each day in kcal.
  package let food: DailyValues
  /// The mean share of fat of each day.
  package let bodyFat: DailyValues
  /// The days of illness and those logged in part.
  package let leftOut: Set<CivilDate>
  /// The length of her last closed cycle in days; nil where it is not known.
  package let cycleLength: Int?
  /// What is known of her.
  package let profile: EnergyProfile
  /// What she wants a day to have above or below her maintenance, in kcal; nil where she named none.
  package let adjustment: Double?
  /// Whether she asked for a daily figure.
  package let isBudgetAsked: Bool
  /// The day that her week begins with.
  package let firstWeekday: Weekday

  /// Takes weights in kg, entries of food in kcal and fat fractions, in any order.
  ///
  /// Weights beyond 25 to 350 kg, entries beyond 0 to 15,000 kcal and fractions beyond 0.03 to 0.70
  /// are left out. Naming an adjustment, 0 included, asks for a budget.
  package init(
    today: CivilDate, weights: [DatedValue] = [], food: [DatedValue] = [],
    bodyFat: [DatedValue] = [], illness: Set<CivilDate> = [], partial: Set<CivilDate> = [],
    cycleLength: Int? = nil, profile: EnergyProfile = EnergyProfile(), adjustment: Double? = nil,
    asksForBudget: Bool = false, firstWeekday: Weekday = .monday
  ) {
    self.today = today
    self.weights = DailyValues(meansOf: weights.filter { BodyWeight.accepted.contains($0.value) })
    self.food = DailyValues(sumsOf: food.filter { FoodEnergy.accepted.contains($0.value) })
    self.bodyFat = DailyValues(meansOf: bodyFat.filter { BodyFat.accepted.contains($0.value) })
    leftOut = illness.union(partial)
    self.cycleLength = cycleLength
    self.profile = profile
    self.adjustment = adjustment
    isBudgetAsked = asksForBudget || adjustment != nil
    self.firstWeekday = firstWeekday
  }

  /// The last weight up to today by the square of the height in m; nil where either is not known.
  package var massIndex: Double? {
    guard let weight = weights.latest(through: today)?.value, let height = profile.height,
      height > 0
    else { return nil }
    return weight / ((height / 100) * (height / 100))
  }
}
