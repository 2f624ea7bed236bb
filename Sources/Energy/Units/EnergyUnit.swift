/// A unit that the energy of food is told in.
package enum EnergyUnit: String, CaseIterable, Sendable {
  /// The Calorie of food labels.
  case kilocalorie = "kcal"
  /// A thousandth of it.
  case calorie = "cal"
  /// The unit of labels beside it.
  case kilojoule = "kJ"
}
