/// One entry of food: what she said of it, and the energy it stands for.
package struct FoodEntry: Hashable, Sendable {
  /// The kilocalories she named.
  package let saidKilocalories: Double?
  /// The kilocalories of the grams and drinks she named.
  package let parts: EnergyParts

  /// Kilocalories in a drink: 14 g of alcohol of 7 kcal each.
  package static let kilocaloriesPerDrink = 98.0

  /// Takes what was named: kilocalories, grams, drinks of 14 g of alcohol.
  package init(
    kilocalories: Double? = nil, grams: MacroValues = MacroValues(), drinks: Double? = nil
  ) {
    let perGram = MacroValues.kilocaloriesPerGram
    saidKilocalories = kilocalories
    parts = EnergyParts(
      protein: grams.protein.map { perGram.protein * $0 },
      carbohydrate: grams.carbohydrate.map { perGram.carbohydrate * $0 },
      fat: grams.fat.map { perGram.fat * $0 },
      alcohol: drinks.map { Self.kilocaloriesPerDrink * $0 })
  }

  /// The energy: what she said wins, else the sum of the parts; nil where she named nothing.
  package var kilocalories: Double? { saidKilocalories ?? parts.total }

  /// Where the energy comes from.
  package var basis: Basis {
    if saidKilocalories != nil { return .said }
    return parts.total == nil ? .none : .grams
  }

  /// Whether what she said and the parts lie apart by more than 50 kcal and more than a fifth.
  package var differs: Bool {
    guard let said = saidKilocalories, let total = parts.total else { return false }
    return abs(said - total) > max(50, 0.2 * said)
  }

  /// What an energy rests on.
  package enum Basis: String, CaseIterable, Sendable {
    /// The kilocalories she named.
    case said
    /// The grams or drinks she named.
    case grams
    /// Nothing, for she named neither.
    case none
  }
}
