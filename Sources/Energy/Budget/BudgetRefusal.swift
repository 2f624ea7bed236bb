/// Why no budget is given.
package enum BudgetRefusal: Hashable, Sendable {
  /// She asked for none.
  case notAsked
  /// The maintenance is not known.
  case unmeasured(EstimateGap)
  /// More than 500 kcal a day are to be added or taken off.
  case adjustmentTooLarge
  /// Less is asked for, and she may be under 18.
  case ageUnknown
  /// Less is asked for at a body mass index below 18.5.
  case lowWeight
  /// It would be below 1,600 kcal.
  case belowFloor
}
