public import Civil

/// One thing that speaks for an ovulation.
public enum OvulationGround: Hashable, Sendable {
  /// The waking temperature rose and stayed up.
  case temperature(TemperatureShift)
  /// Tests showed the surge of luteinising hormone.
  case test(LHSurge)
  /// Cervical mucus was at its best and then receded.
  case mucus(MucusPeak)
  /// The cervix closed and hardened.
  case cervix(CervixShift)
  /// Only the start that followed, less this many days; an estimate, no sign.
  case nextStart(CivilDate, lutealDays: Int)

  /// The day of ovulation it speaks for.
  public var ovulation: CivilDate {
    switch self {
    case .temperature(let shift): shift.ovulation
    case .test(let surge): surge.ovulation
    case .mucus(let peak): peak.date
    case .cervix(let shift): shift.date
    case .nextStart(let start, let days): start - days - 1
    }
  }

  /// Whether it is a sign that was observed, enough on its own to date an ovulation.
  ///
  /// The cervix alone is not.
  public var isSign: Bool {
    switch self {
    case .temperature, .test, .mucus: true
    case .cervix, .nextStart: false
    }
  }

  /// The day it was complete: when it could first be said.
  public var completedOn: CivilDate {
    switch self {
    case .temperature(let shift): shift.completedOn
    case .test(let surge): surge.date
    case .mucus(let peak): peak.completedOn
    case .cervix(let shift): shift.completedOn
    case .nextStart(let start, _): start
    }
  }
}
