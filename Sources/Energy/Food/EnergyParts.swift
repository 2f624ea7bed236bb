/// A number for each source of energy in food: kilocalories, or shares of them.
package struct EnergyParts: Hashable, Sendable {
  /// That of protein; nil where no grams were named.
  package let protein: Double?
  /// That of carbohydrate; nil where no grams were named.
  package let carbohydrate: Double?
  /// That of fat; nil where no grams were named.
  package let fat: Double?
  /// That of alcohol; nil where no drinks were named.
  package let alcohol: Double?

  /// What the named ones add up to; nil without any.
  package var total: Double? {
    let named = [protein, carbohydrate, fat, alcohol].compactMap(\.self)
    return named.isEmpty ? nil : named.sum
  }

  /// Each as a share of the total, 0 to 1; nil without one above zero.
  package var shares: EnergyParts? {
    guard let total, total > 0 else { return nil }
    return EnergyParts(
      protein: protein.map { $0 / total }, carbohydrate: carbohydrate.map { $0 / total },
      fat: fat.map { $0 / total }, alcohol: alcohol.map { $0 / total })
  }
}
