/// The energy of what was eaten.
package struct FoodEnergy: Hashable, Sendable {
  /// The energy in kilocalories.
  package let kilocalories: Double

  /// Kilocalories that are taken as food; others are asked back.
  package static let accepted = 0.0...15_000.0

  /// Takes an energy in some unit: 4.184 kJ, the thermochemical calorie, make one kilocalorie.
  package init(_ value: Double, _ unit: EnergyUnit) {
    switch unit {
    case .kilocalorie: kilocalories = value
    case .calorie: kilocalories = value / 1000
    case .kilojoule: kilocalories = value / 4.184
    }
  }

  /// Whether it lies from 0 to 15,000 kcal.
  package var isAccepted: Bool { Self.accepted.contains(kilocalories) }
}
