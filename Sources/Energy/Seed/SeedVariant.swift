/// The two accounts that HealthVaults gives of its own estimate.
package enum SeedVariant: String, CaseIterable, Sendable {
  /// Its README and code: 28 weights and 56 days of food in 180, 365 or 730 days, else 2,200 kcal.
  case readme
  /// Its MATH.md: 7 and 14 in 180 to 3,650 days, else 30 kcal for each kg, else 2,200 kcal.
  case math

  /// The stretches of history in days, shortest first.
  package var stages: [Int] {
    switch self {
    case .readme: [180, 365, 730]
    case .math: [180, 365, 730, 1825, 3650]
    }
  }

  /// The days of weight and of food that a stretch needs.
  package var needed: (weights: Int, food: Int) {
    switch self {
    case .readme: (28, 56)
    case .math: (7, 14)
    }
  }

  /// The rule of its budget.
  package var budgetRule: BudgetRule {
    switch self {
    case .readme: .rolling
    case .math: .week
    }
  }
}
