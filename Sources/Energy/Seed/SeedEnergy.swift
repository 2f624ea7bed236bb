import Physiology

/// The estimate of HealthVaults with every step of it, for who asks how it would have counted.
///
/// It shows a number whatever is missing; what Bloom says rests on `OwnEnergy`.
package struct SeedEnergy: Hashable, Sendable {
  /// The food of 28 days.
  package let intake: IntakeWindow
  /// The weights of 28 days.
  package let weight: WeightWindow
  /// The energy of a kilogram, from weight and body fat of the 28 days.
  package let density: EnergyDensity
  /// What is blended in.
  package let fallback: SeedFallback
  /// The maintenance.
  package let blend: SeedBlend
  /// The budget of today.
  package let budget: DailyBudget
  /// What is remarked.
  package let flags: SeedFlags

  /// Makes the estimate of a record.
  package init(_ record: EnergyRecord, variant: SeedVariant = .readme) {
    let today = record.today
    intake = IntakeWindow(record.food, today: today)
    weight = WeightWindow(record.weights, today: today)
    density = EnergyDensity(
      weight: weight.latest,
      fatFraction: record.bodyFat.days(WeightWindow.usual.days, through: today).values.last?.value)
    fallback = SeedFallback(
      weights: record.weights, food: record.food, bodyFat: record.bodyFat, today: today,
      variant: variant)
    blend = SeedBlend(intake: intake, weight: weight, density: density, fallback: fallback.value)
    budget = DailyBudget(
      maintenance: blend.maintenance, adjustment: record.adjustment ?? 0, food: record.food,
      today: today, firstWeekday: record.firstWeekday, rule: variant.budgetRule)
    flags = SeedFlags(
      isValid: weight.isValid || intake.isValid,
      isSlopeClamped: weight.line.fit?.rate.isClamped ?? false,
      isDensityEstimated: density.isEstimated,
      isMaintenanceSuspect: blend.maintenance < 1000,
      isBudgetClamped: budget.isClamped, isShareClamped: budget.isShareClamped)
  }
}
