/// The maintenance of HealthVaults: food and weight, each as far as its days cover the stretch.
package struct SeedBlend: Hashable, Sendable {
  /// The smoothed food drawn to the fallback by what confidence lacks, in kcal a day.
  package let intake: Double
  /// The change of weight drawn to 0 by what confidence lacks, in kg a week.
  package let slope: Double
  /// The energy of that change in kcal a day.
  package let imbalance: Double
  /// The food less the imbalance in kcal a day.
  package let maintenance: Double
  /// The same without any blending in kcal a day; nil without food.
  package let unblended: Double?

  /// Blends food and weight; `fallback` is in kcal a day.
  package init(
    intake: IntakeWindow, weight: WeightWindow, density: EnergyDensity, fallback: Double
  ) {
    let confidence = intake.coverage.confidence
    let eaten = intake.smoothed?.value
    let week = weight.line.fit?.rate.week ?? 0
    let perKilogram = density.kilocaloriesPerKilogram
    let blended = eaten.map { $0 * confidence + fallback * (1 - confidence) } ?? fallback
    self.intake = blended
    slope = week * weight.coverage.confidence
    imbalance = slope * perKilogram / 7
    maintenance = blended - imbalance
    unblended = eaten.map { $0 - week * perKilogram / 7 }
  }
}
