public import Civil

/// How far a pregnancy is, in completed weeks and days since the last menstrual period (LMP).
public struct GestationalAge: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Days since the LMP, not negative.
  public let totalDays: Int

  /// Creates an age from completed weeks and 0 to 6 further days; nil when out of range.
  public init?(weeks: Int, days: Int = 0) {
    guard (0...99).contains(weeks), (0...6).contains(days) else { return nil }
    totalDays = weeks * 7 + days
  }

  /// Creates the age on a date; nil when the LMP lies after it.
  public init?(lmp: CivilDate, on date: CivilDate) {
    guard lmp <= date else { return nil }
    totalDays = date - lmp
  }

  /// Completed weeks.
  public var weeks: Int { totalDays / 7 }

  /// Days beyond the completed weeks, 0 to 6.
  public var days: Int { totalDays % 7 }

  /// The third of the pregnancy this age lies in.
  public var trimester: Trimester {
    switch weeks {
    case ..<14: .first
    case ..<28: .second
    default: .third
    }
  }

  /// The age as clinics write it, such as `23w4d`.
  public var description: String { "\(weeks)w\(days)d" }

  /// Orders from less to more advanced.
  public static func < (left: GestationalAge, right: GestationalAge) -> Bool {
    left.totalDays < right.totalDays
  }
}

/// A third of a pregnancy.
///
/// First through 13 weeks 6 days, second through 27 weeks 6 days, as most clinics divide it; other
/// systems differ by a week.
public enum Trimester: Int, CaseIterable, Sendable {
  case first = 1
  case second, third
}
