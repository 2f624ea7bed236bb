/// What a device or she herself measures, with the raw value as its identifier.
package enum ReadingKind: String, CaseIterable, Sendable {
  /// Heart rate variability in ms.
  case hrv
  /// Resting pulse in beats a minute.
  case restingPulse = "resting_pulse"
  /// Body weight in kg.
  case weight
  /// Body fat as a share of 1.
  case bodyFat = "body_fat"
  /// Greatest oxygen uptake in ml a minute and kg.
  case oxygenUptake = "vo2max"
  /// Hours slept.
  case sleep
  /// Steps of a day.
  case steps
  /// Active energy of a day in kcal.
  case energy
  /// Blood oxygen as a share of 1.
  case bloodOxygen = "spo2"
  /// Breaths a minute.
  case breathingRate = "breathing_rate"
  /// Temperature in degrees Celsius.
  case temperature

  /// The days up to which a reading still counts: 1, 7 or 90 (Bioloop, `DataManager`).
  package var daysFresh: Int {
    switch self {
    case .hrv, .restingPulse, .oxygenUptake: 7
    case .weight, .bodyFat: 90
    case .sleep, .steps, .energy, .bloodOxygen, .breathingRate, .temperature: 1
    }
  }
}
