/// A unit that a body weight is told in.
package enum MassUnit: String, CaseIterable, Sendable {
  /// The unit that all weights are kept in.
  case kilogram = "kg"
  /// A thousandth of it.
  case gram = "g"
  /// The international avoirdupois pound.
  case pound = "lb"
  /// Fourteen pounds.
  case stone = "st"

  /// Kilograms in one unit: the international pound, of which a stone has 14.
  package var kilograms: Double {
    switch self {
    case .kilogram: 1
    case .gram: 0.001
    case .pound: 0.45359237
    case .stone: 6.35029318
    }
  }
}
