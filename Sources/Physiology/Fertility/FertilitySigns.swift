import Civil

/// The fertility signs she has recorded, in any order.
public struct FertilitySigns: Hashable, Sendable {
  /// Waking temperatures, disturbed ones too.
  public var temperatures: [TemperatureReading]

  /// Ovulation (LH) tests.
  public var tests: [OvulationTest]

  /// Cervical mucus.
  public var mucus: [CervicalMucus]

  /// The feel of the cervix.
  public var cervix: [Cervix]

  /// Collects signs.
  public init(
    temperatures: [TemperatureReading] = [],
    tests: [OvulationTest] = [],
    mucus: [CervicalMucus] = [],
    cervix: [Cervix] = []
  ) {
    self.temperatures = temperatures
    self.tests = tests
    self.mucus = mucus
    self.cervix = cervix
  }

  /// Whether nothing was recorded.
  public var isEmpty: Bool {
    temperatures.isEmpty && tests.isEmpty && mucus.isEmpty && cervix.isEmpty
  }

  /// The signs up to `last`, one collection for each cycle that begins on one of the days of
  /// `starts`, which are in order; signs before the first are left out.
  func byCycle(from starts: [CivilDate], through last: CivilDate) -> [FertilitySigns] {
    var cycles = [FertilitySigns](repeating: FertilitySigns(), count: starts.count)
    func cycle(of date: CivilDate) -> Int? {
      date <= last ? starts.lastIndex(notAfter: date) : nil
    }
    for sign in temperatures { cycle(of: sign.date).map { cycles[$0].temperatures.append(sign) } }
    for sign in tests { cycle(of: sign.date).map { cycles[$0].tests.append(sign) } }
    for sign in mucus { cycle(of: sign.date).map { cycles[$0].mucus.append(sign) } }
    for sign in cervix { cycle(of: sign.date).map { cycles[$0].cervix.append(sign) } }
    return cycles
  }
}
