public import Civil

/// The lasting rise of the waking temperature that follows ovulation, by the rule "3 over 6".
///
/// Readings are rounded to 0.05 °C; days without a fit reading are skipped. The first higher
/// reading lies above the highest of the six before it, the low level. Then
/// - the regular rule: the next two lie above it too, the third at least 0.2 °C;
/// - the first exception: all three lie above it but the third by less than 0.2 °C, and a fourth
///   lies above it;
/// - the second exception: exactly one of the second and third does not lie above it and is passed
///   over, and the fourth lies at least 0.2 °C above it.
///
/// Rules of the symptothermal method Sensiplan (Arbeitsgruppe NFP; Frank-Herrmann et al., Human
/// Reproduction 2007). The rise of 0.2 to 0.5 °C after ovulation: FPN-OV.
public struct TemperatureShift: Hashable, Sendable {
  /// The rule that was met.
  public enum Rule: String, CaseIterable, Sendable {
    case regular, firstException, secondException
  }

  /// The rule that was met.
  public let rule: Rule

  /// The highest of the six readings before the rise, in °C.
  public let lowLevel: Double

  /// The days of the six readings before the rise, oldest first.
  public let lowDays: [CivilDate]

  /// The day of the first higher reading.
  public let firstHigh: CivilDate

  /// The day of the reading that met the rule, the third or the fourth.
  public let completedOn: CivilDate

  /// The day of ovulation that the rise speaks for: the last day before it.
  ///
  /// The true day may lie one or two days to either side.
  public var ovulation: CivilDate { firstHigh - 1 }

  /// The rise in °C that the last reading must show.
  public static let leastRise = 0.2

  /// `leastRise` in steps of 0.05 °C.
  private static let leastSteps = 4

  /// The number of readings below the rise.
  private static let lowReadings = 6

  /// Finds the first rise among the readings of one cycle, in any order; nil where there is none
  /// yet. Disturbed readings do not count; of several on one day the first fit one does.
  public init?(in readings: [TemperatureReading]) {
    let fit = Self.fit(readings)
    for index in fit.indices.dropFirst(Self.lowReadings) {
      let before = fit[index - Self.lowReadings..<index]
      let level = before.lazy.map(\.steps).max() ?? 0
      guard fit[index].steps > level,
        let met = Self.rule(for: fit[index...].prefix(4).map { $0.steps - level })
      else { continue }
      rule = met.rule
      lowLevel = TemperatureReading.celsius(ofSteps: level)
      lowDays = before.map(\.date)
      firstHigh = fit[index].date
      completedOn = fit[index + met.readings - 1].date
      return
    }
    return nil
  }

  /// The rule that a rise meets and the readings it took, from the steps above the low level.
  private static func rule(for rises: [Int]) -> (rule: Rule, readings: Int)? {
    guard rises.count >= 3 else { return nil }
    let fourth = rises.count > 3 ? rises[3] : Int.min
    switch (rises[1] > 0, rises[2] > 0) {
    case (true, true):
      if rises[2] >= leastSteps { return (.regular, 3) }
      return fourth > 0 ? (.firstException, 4) : nil
    case (true, false), (false, true):
      return fourth >= leastSteps ? (.secondException, 4) : nil
    case (false, false):
      return nil
    }
  }

  /// The readings that count, one a day, oldest first.
  static func fit(_ readings: [TemperatureReading]) -> [TemperatureReading] {
    let fit = readings.filter { $0.disturbance == nil }
    if zip(fit, fit.dropFirst()).allSatisfy({ $0.date < $1.date }) { return fit }
    let ordered = fit.enumerated()
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
    return ordered.indices.filter { $0 == 0 || ordered[$0 - 1].date < ordered[$0].date }
      .map { ordered[$0] }
  }
}
