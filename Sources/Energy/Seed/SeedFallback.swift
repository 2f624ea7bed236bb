package import Civil
import Physiology

/// What HealthVaults blends in where recent days are missing: a ladder of ever longer history.
///
/// Its last steps, 30 kcal for each kg and 2,200 kcal, are baselines that nobody told; Bloom says
/// neither.
package struct SeedFallback: Hashable, Sendable {
  /// Where the ladder stopped.
  package let source: Source
  /// The kilocalories a day.
  package let value: Double
  /// The kilocalories that were blended into a stretch of history; nil for other sources.
  package let inner: Double?
  /// Each stretch that was tried, shortest first.
  package let rungs: [Rung]

  /// The kilocalories of anybody.
  package static let population = 2200.0

  /// The kilocalories for each kg of weight.
  package static let perKilogram = 30.0

  /// Where a fallback comes from.
  package enum Source: Hashable, Sendable {
    /// A stretch of so many days.
    case history(days: Int)
    /// The last weight of ten years.
    case weight
    /// Nothing at all.
    case population
  }

  /// A stretch of history with what it has.
  package struct Rung: Hashable, Sendable {
    /// The days of the stretch.
    package let stage: Int
    /// The days with a weight.
    package let weights: Int
    /// The days with food.
    package let food: Int
    /// Whether there is enough of both.
    package let isEnough: Bool
  }

  /// Climbs the ladder for daily weights in kg, food in kcal and fat fractions.
  package init(
    weights: DailyValues, food: DailyValues, bodyFat: DailyValues, today: CivilDate,
    variant: SeedVariant
  ) {
    let lastWeight = weights.days(3650, through: today).values.last?.value
    var tried: [Rung] = []
    for stage in variant.stages {
      let needed = variant.needed
      let rung = Rung(
        stage: stage, weights: weights.days(stage, through: today).count,
        food: food.days(stage, through: today - 1).count, needed: needed)
      tried.append(rung)
      guard rung.isEnough else { continue }
      let intake = IntakeWindow(food, today: today, length: stage, needed: needed.food)
      let window = WeightWindow(weights, today: today, length: stage)
      let density = EnergyDensity(
        weight: window.latest,
        fatFraction: bodyFat.days(stage, through: today).values.last?.value)
      let baseline =
        variant == .math
        ? lastWeight.map { Self.perKilogram * $0 } ?? Self.population : Self.population
      source = .history(days: stage)
      inner = baseline
      rungs = tried
      value =
        SeedBlend(intake: intake, weight: window, density: density, fallback: baseline).maintenance
      return
    }
    rungs = tried
    inner = nil
    if variant == .math, let lastWeight {
      source = .weight
      value = Self.perKilogram * lastWeight
    } else {
      source = .population
      value = Self.population
    }
  }
}

extension SeedFallback.Rung {
  init(stage: Int, weights: Int, food: Int, needed: (weights: Int, food: Int)) {
    self.init(
      stage: stage, weights: weights, food: food,
      isEnough: weights >= needed.weights && food >= needed.food)
  }
}
