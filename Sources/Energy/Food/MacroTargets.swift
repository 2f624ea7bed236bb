/// Grams of protein, carbohydrate and fat that shares of a day's energy come to.
package struct MacroTargets: Hashable, Sendable {
  /// The grams, one for each share that was named.
  package let grams: MacroValues
  /// The grams less those eaten; below zero where more was eaten.
  package let left: MacroValues
  /// What the shares add up to, in per cent.
  package let percentSum: Double
  /// Whether the shares can be meant: none below 0, three of them 100 ± 1, fewer at most 100.
  ///
  /// HealthVaults takes any sum and so plans days of 120 per cent.
  package let isAccepted: Bool

  /// Takes the energy of a day in kilocalories, shares of it in per cent, and the grams eaten.
  package init(
    kilocalories: Double, percents: MacroValues, eaten: MacroValues = MacroValues()
  ) {
    func grams(_ percent: Double?, _ perGram: Double) -> Double? {
      percent.map { kilocalories * $0 / 100 / perGram }
    }
    func left(_ grams: Double?, _ eaten: Double?) -> Double? { grams.map { $0 - (eaten ?? 0) } }
    let perGram = MacroValues.kilocaloriesPerGram
    let planned = MacroValues(
      protein: grams(percents.protein, perGram.protein),
      carbohydrate: grams(percents.carbohydrate, perGram.carbohydrate),
      fat: grams(percents.fat, perGram.fat))
    self.grams = planned
    self.left = MacroValues(
      protein: left(planned.protein, eaten.protein),
      carbohydrate: left(planned.carbohydrate, eaten.carbohydrate),
      fat: left(planned.fat, eaten.fat))
    let named = percents.named
    percentSum = named.sum
    let fits = named.count == 3 ? abs(named.sum - 100) <= 1 : named.sum <= 100
    isAccepted = !named.isEmpty && named.allSatisfy { $0 >= 0 } && fits
  }
}
