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

  /// Reads an age as clinics write it, `12w3d` or `12w`; nil otherwise.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "w", omittingEmptySubsequences: false)
    guard parts.count == 2, let weeks = Self.number(parts[0]) else { return nil }
    if parts[1].isEmpty {
      self.init(weeks: weeks)
    } else {
      guard parts[1].last == "d", let days = Self.number(parts[1].dropLast()) else { return nil }
      self.init(weeks: weeks, days: days)
    }
  }

  private static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      ? Int(text) : nil
  }

  /// Completed weeks.
  public var weeks: Int { totalDays / 7 }

  /// Days beyond the completed weeks, 0 to 6.
  public var days: Int { totalDays % 7 }

  /// The third of the pregnancy this age lies in.
  public var trimester: Trimester {
    Trimester.allCases.last { $0.firstWeek <= weeks } ?? .first
  }

  /// The age as clinics write it, such as `23w4d`.
  public var description: String { "\(weeks)w\(days)d" }

  /// Orders from less to more advanced.
  public static func < (left: GestationalAge, right: GestationalAge) -> Bool {
    left.totalDays < right.totalDays
  }
}
