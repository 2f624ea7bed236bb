public import Civil

/// A temperature shift doubly checked by mucus or cervix, as Sensiplan evaluates a cycle.
///
/// It describes signs after the fact, for people who know the method; it is no promise of a safe
/// day and no contraception.
public struct SymptothermalEvaluation: Hashable, Sendable {
  /// The temperature shift.
  public let shift: TemperatureShift

  /// The mucus peak, or without mucus the change of the cervix.
  public let second: OvulationGround

  /// When both signs were complete: 18:00 on the later of the two days.
  public let completedAt: Moment

  /// Evaluates the signs of one cycle; nil until both are complete.
  public init?(_ signs: FertilitySigns) {
    guard let shift = TemperatureShift(in: signs.temperatures) else { return nil }
    let peak = MucusPeak(in: signs.mucus, temperatureCompletedOn: shift.completedOn)
    let cervix = CervixShift(in: signs.cervix, temperatureCompletedOn: shift.completedOn)
    guard let second = peak.map(OvulationGround.mucus) ?? cervix.map(OvulationGround.cervix)
    else { return nil }
    self.shift = shift
    self.second = second
    completedAt = Moment(date: max(shift.completedOn, second.completedOn), time: .noon)
      .adding(minutes: 6 * 60)
  }
}

/// How many days from the start of a cycle Sensiplan counts as before its fertile time.
///
/// The first five, when the cycle before had a temperature shift. From twelve recorded shifts on,
/// the days up to the earliest first higher reading less eight. An earlier one shortens the five at
/// once, and the first fertile sign ends them. It describes the method and promises nothing.
public struct SymptothermalEarlyDays: Hashable, Sendable {
  /// The number of days, 0 or more.
  public let count: Int

  /// The shifts that have to be recorded before the five days may grow.
  public static let shiftsNeeded = 12

  /// Counts the days from the cycle days of all first higher readings recorded, whether the cycle
  /// before had one, and the cycle day of the first fertile sign in this cycle.
  public init(firstHighs: [Int], previousHadShift: Bool, firstFertileSign: Int? = nil) {
    guard previousHadShift, let earliest = firstHighs.min() else {
      count = 0
      return
    }
    let byShift = earliest - 8
    let days = firstHighs.count >= Self.shiftsNeeded ? byShift : min(5, byShift)
    count = max(0, min(days, firstFertileSign.map { $0 - 1 } ?? days))
  }
}
