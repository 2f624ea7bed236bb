/// A unit of calendar or clock length, finest first.
public enum CalendarUnit: String, CaseIterable, Comparable, Sendable {
  case second, minute, hour, day, week, month, year

  /// Seconds in one unit; a month counts 30 days and a year 365.
  public var seconds: Double {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3_600
    case .day: 86_400
    case .week: 604_800
    case .month: 2_592_000
    case .year: 31_536_000
    }
  }

  public static func < (a: CalendarUnit, b: CalendarUnit) -> Bool {
    a.seconds < b.seconds
  }
}
