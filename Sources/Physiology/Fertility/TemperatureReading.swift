public import Civil

/// A body temperature on waking.
public struct TemperatureReading: Hashable, Sendable {
  /// The morning it was taken.
  public let date: CivilDate

  /// The temperature in °C, above 30 and below 42.
  public let celsius: Double

  /// What makes it unfit for a curve; nil when nothing is known to.
  public let disturbance: Disturbance?

  /// What raises or lowers a waking temperature without ovulation.
  public enum Disturbance: String, CaseIterable, Sendable {
    case fever, alcohol, shortNight, travel, lateReading, medicine, otherPlace, otherThermometer
    /// She marked the reading as disturbed and gave no reason.
    case unnamed
  }

  /// Takes a reading in °C; nil outside 30 to 42, where it can be no waking temperature.
  public init?(on date: CivilDate, celsius: Double, disturbance: Disturbance? = nil) {
    guard celsius > 30, celsius < 42 else { return nil }
    self.date = date
    self.celsius = celsius
    self.disturbance = disturbance
  }

  /// Takes a reading in °F, kept as (°F - 32) / 1.8 °C; nil outside 86 to 107.6.
  public init?(on date: CivilDate, fahrenheit: Double, disturbance: Disturbance? = nil) {
    self.init(on: date, celsius: (fahrenheit - 32) / 1.8, disturbance: disturbance)
  }

  /// The temperature in steps of 0.05 °C, the grid on which the rules compare; halves go up.
  var steps: Int { Int((celsius * 20 + 0.5 + 1e-6).rounded(.down)) }

  /// The °C of a number of steps.
  static func celsius(ofSteps steps: Int) -> Double { Double(steps) / 20 }
}
