/// The budget that was asked for, or why there is none.
package enum BudgetAnswer: Hashable, Sendable {
  /// The budget of today.
  case given(DailyBudget)
  /// Why there is none.
  case refused(BudgetRefusal)

  /// The least kilocalories a day that a budget is given for: the lowest need of adult women
  /// (Dietary Guidelines for Americans, 2020-2025).
  package static let floor = 1600.0

  /// The greatest adjustment in kcal a day, either way.
  package static let adjustmentLimit = 500.0

  /// The body mass index below which nothing is taken off.
  package static let leastMassIndex = 18.5

  /// Gives the budget of today where she asked for one and it is safe.
  package init(_ record: EnergyRecord, estimate: EnergyEstimate) {
    switch estimate.status {
    case _ where !record.isBudgetAsked: self = .refused(.notAsked)
    case .unavailable(let gap): self = .refused(.unmeasured(gap))
    case .measured(let measured):
      if let refusal = Self.refusal(of: record, maintenance: measured.maintenance) {
        self = .refused(refusal)
        return
      }
      self = .given(
        DailyBudget(
          maintenance: measured.maintenance, adjustment: record.adjustment ?? 0,
          food: record.food, today: record.today, firstWeekday: record.firstWeekday,
          rule: .neverLess))
    }
  }

  private static func refusal(of record: EnergyRecord, maintenance: Double) -> BudgetRefusal? {
    let adjustment = record.adjustment ?? 0
    guard abs(adjustment) <= adjustmentLimit else { return .adjustmentTooLarge }
    if adjustment < 0 {
      guard record.profile.age != nil else { return .ageUnknown }
      if let index = record.massIndex, index < leastMassIndex { return .lowWeight }
    }
    return maintenance + adjustment < floor ? .belowFloor : nil
  }
}
