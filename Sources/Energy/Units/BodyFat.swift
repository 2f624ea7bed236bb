/// How much of a body is fat.
package struct BodyFat: Hashable, Sendable {
  /// The share of the weight, 0.03 to 0.70 where it is accepted.
  package let fraction: Double

  /// Fractions that are taken as a reading; others are asked back.
  package static let accepted = 0.03...0.70

  /// How a reading is told.
  package enum Unit: String, CaseIterable, Sendable {
    /// Per cent, 3 to 70.
    case percent = "%"
    /// A share, 0.03 to 0.70.
    case fraction
  }

  /// Takes a reading.
  package init(_ value: Double, _ unit: Unit) {
    fraction = unit == .percent ? value / 100 : value
  }

  /// Whether it lies from 3 to 70 per cent.
  package var isAccepted: Bool { Self.accepted.contains(fraction) }
}
