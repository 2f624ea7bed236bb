/// A month of a year, such as March 2026.
///
/// The range is 0001-01 to 9999-12. Arithmetic that would leave it stops at its end.
public struct Month: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Months since 0001-01, 0 to 119,987.
  private let index: Int

  private static let lastIndex = 9999 * 12 - 1

  /// Creates a month; nil unless `year` is 1 to 9999 and `month` is 1 to 12.
  public init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    index = (year - 1) * 12 + month - 1
  }

  /// Creates the month in which `date` lies.
  public init(of date: CivilDate) {
    let parts = Gregorian.parts(of: date.dayNumber)
    index = (parts.year - 1) * 12 + parts.month - 1
  }

  /// Reads exactly `YYYY-MM` with ASCII digits; nil otherwise.
  public init?(iso: some StringProtocol) {
    var reader = DigitReader(iso)
    guard let year = reader.number(digits: 4), reader.skip("-"),
      let month = reader.number(digits: 2), reader.isAtEnd
    else { return nil }
    self.init(year: year, month: month)
  }

  private init(clamping index: Int) {
    self.index = min(max(index, 0), Self.lastIndex)
  }

  /// The year, 1 to 9999.
  public var year: Int { index / 12 + 1 }

  /// The month of the year, 1 to 12.
  public var month: Int { index % 12 + 1 }

  /// The number of days in this month, 28 to 31.
  public var numberOfDays: Int { Gregorian.days(inMonth: month, of: year) }

  /// The first day of this month.
  public var first: CivilDate {
    CivilDate(dayNumber: Gregorian.dayNumber(year: year, month: month, day: 1))
  }

  /// The last day of this month.
  public var last: CivilDate { first + (numberOfDays - 1) }

  /// The month `months` later, or earlier when negative.
  public func adding(months: Int) -> Month {
    let (sum, overflow) = index.addingReportingOverflow(months)
    guard overflow else { return Month(clamping: sum) }
    return Month(clamping: months > 0 ? Self.lastIndex : 0)
  }

  /// The month as `YYYY-MM`.
  public var iso: String { "\(padded(year, to: 4))-\(padded(month, to: 2))" }

  /// The month as `YYYY-MM`.
  public var description: String { iso }

  /// Orders months from earlier to later.
  public static func < (left: Month, right: Month) -> Bool { left.index < right.index }
}
