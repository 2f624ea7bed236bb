/// What HealthVaults remarks on its estimate; it shows a number all the same.
package struct SeedFlags: Hashable, Sendable {
  /// Whether there is enough of weight or of food.
  package let isValid: Bool
  /// Whether the weight changed faster than its limits.
  package let isSlopeClamped: Bool
  /// Whether the usual energy density stands in.
  package let isDensityEstimated: Bool
  /// Whether the maintenance is below 1,000 kcal.
  package let isMaintenanceSuspect: Bool
  /// Whether the budget was beyond 1,000 to 6,000 kcal.
  package let isBudgetClamped: Bool
  /// Whether a day's share of the credit was beyond 500 kcal.
  package let isShareClamped: Bool
}
