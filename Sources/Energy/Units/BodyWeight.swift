/// A body weight, with the forms it is told in.
package struct BodyWeight: Hashable, Sendable {
  /// The weight in kilograms, as precise as it was told.
  package let kilograms: Double

  /// Kilograms that are taken as a weight; others are asked back.
  package static let accepted = 25.0...350.0

  /// Takes a weight in some unit, and the pounds beside stones: "11 st 2" has 2.
  package init(_ value: Double, _ unit: MassUnit, pounds: Double = 0) {
    kilograms = value * unit.kilograms + pounds * MassUnit.pound.kilograms
  }

  /// Whether it lies from 25 to 350 kg.
  package var isAccepted: Bool { Self.accepted.contains(kilograms) }

  /// Kilograms to a tenth; a half goes away from zero.
  package var roundedKilograms: Double { (kilograms * 10).rounded() / 10 }

  /// Pounds to a tenth; a half goes away from zero.
  package var roundedPounds: Double { (pounds * 10).rounded() / 10 }

  /// The nearest whole pounds as stones of 14 and the rest; nil for a weight that is not accepted.
  package var stones: Stones? {
    guard isAccepted, let whole = Int(exactly: pounds.rounded()) else { return nil }
    return Stones(whole: whole / 14, pounds: whole % 14)
  }

  private var pounds: Double { kilograms / MassUnit.pound.kilograms }

  /// A weight in stones and pounds.
  package struct Stones: Hashable, Sendable {
    /// The whole stones.
    package let whole: Int
    /// The pounds above them, 0 to 13.
    package let pounds: Int
  }
}
