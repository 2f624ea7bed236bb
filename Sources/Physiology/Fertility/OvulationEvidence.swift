public import Civil

/// An ovulation that signs of one cycle speak for, and what it rests on.
///
/// A temperature shift, an LH surge or a mucus peak dates it; the cervix only supports. Where a
/// shift and a surge agree within three days the surge gives the day, being the sharper of the two;
/// else the shift does; without a shift the surge, and last the mucus. A sign that disagrees is
/// kept apart. It describes what was recorded and never promises a safe day.
public struct OvulationEvidence: Hashable, Sendable {
  /// The day ovulation most likely fell on.
  public let day: CivilDate

  /// What speaks for it, what dates it first; never empty.
  public let grounds: [OvulationGround]

  /// Signs of the same cycle that speak for a day more than three days away.
  public let disagreeing: [OvulationGround]

  /// Waking temperatures that did not count, each with its reason, oldest first.
  public let excluded: [TemperatureReading]

  /// Whether the cycle is over, so that its ovulation is dated in retrospect.
  public let isRetrospective: Bool

  /// Signs further apart than this many days disagree.
  public static let agreement = 3

  /// Whether a temperature shift confirms that ovulation has passed; tests and mucus announce it.
  public var isConfirmed: Bool {
    grounds.contains { if case .temperature = $0 { true } else { false } }
  }

  /// Whether a sign was observed; else it is an estimate from the next start alone.
  public var isObserved: Bool { grounds.contains(where: \.isSign) }

  /// Reads the signs of one cycle; nil where none of them dates an ovulation.
  public init?(_ signs: FertilitySigns, isRetrospective: Bool) {
    let shift = TemperatureShift(in: signs.temperatures)
    let surge = Self.surge(among: LHSurge.all(in: signs.tests), with: shift)
    let peak = MucusPeak(in: signs.mucus, temperatureCompletedOn: shift?.completedOn)
    let cervix = CervixShift(in: signs.cervix, temperatureCompletedOn: shift?.completedOn)
    var found = [
      surge.map(OvulationGround.test), shift.map(OvulationGround.temperature),
      peak.map(OvulationGround.mucus), cervix.map(OvulationGround.cervix),
    ].compactMap { $0 }
    if let surge, let shift, abs(surge.ovulation - shift.ovulation) > Self.agreement {
      found.swapAt(0, 1)
    }
    guard let dating = found.first, dating.isSign else { return nil }
    let agrees = { (ground: OvulationGround) in
      abs(ground.ovulation - dating.ovulation) <= Self.agreement
    }
    self.init(
      day: dating.ovulation, grounds: found.filter(agrees),
      disagreeing: found.filter { !agrees($0) },
      excluded: signs.temperatures.filter { $0.disturbance != nil }.sorted { $0.date < $1.date },
      isRetrospective: isRetrospective)
  }

  /// Estimates the ovulation of a closed cycle from the start that followed.
  init(before start: CivilDate, lutealDays: Int) {
    let ground = OvulationGround.nextStart(start, lutealDays: lutealDays)
    self.init(
      day: ground.ovulation, grounds: [ground], disagreeing: [], excluded: [],
      isRetrospective: true)
  }

  private init(
    day: CivilDate, grounds: [OvulationGround], disagreeing: [OvulationGround],
    excluded: [TemperatureReading], isRetrospective: Bool
  ) {
    self.day = day
    self.grounds = grounds
    self.disagreeing = disagreeing
    self.excluded = excluded
    self.isRetrospective = isRetrospective
  }

  /// Of several surges the one nearest to the shift, the later of two equal ones; without a shift
  /// the last.
  private static func surge(among surges: [LHSurge], with shift: TemperatureShift?) -> LHSurge? {
    guard let shift else { return surges.last }
    return surges.reversed().min {
      abs($0.ovulation - shift.ovulation) < abs($1.ovulation - shift.ovulation)
    }
  }
}
