/// The energy that a kilogram of changing weight stands for.
///
/// Of a change, the share p = FM / (FM + 10.4 kg) is fat, FM being the fat of the body (Forbes'
/// rule; Hall, 2007, PMC2376748). A kilogram of body fat holds 9,440 kcal (39.5 MJ) and one of
/// fat-free mass 1,816 kcal (7.6 MJ) (Hall, 2008).
package struct EnergyDensity: Hashable, Sendable {
  /// The fat of the body in kg; nil where the weight or the body fat is not known.
  package let fatMass: Double?
  /// The share p of a change that is fat, 0 to 1; nil with it.
  package let fatShare: Double?
  /// Kilocalories in a kg, 1,816 to 9,440.
  package let kilocaloriesPerKilogram: Double

  /// The kilocalories taken where the fat is not known: those of 27.54 kg of it.
  package static let usual = 7350.0

  private static let forbes = 10.4
  private static let bounds = (lean: 1816.0, fat: 9440.0)

  /// Takes a weight in kg and the share of it that is fat.
  package init(weight: Double?, fatFraction: Double?) {
    guard let weight, let fatFraction, weight >= 0, fatFraction >= 0 else {
      (fatMass, fatShare) = (nil, nil)
      kilocaloriesPerKilogram = Self.usual
      return
    }
    let mass = fatFraction * weight
    let share = mass / (mass + Self.forbes)
    fatMass = mass
    fatShare = share
    kilocaloriesPerKilogram = share * Self.bounds.fat + (1 - share) * Self.bounds.lean
  }

  /// Whether the usual value stands in.
  package var isEstimated: Bool { fatMass == nil }
}
