/// A day of the calendar, with no clock and no time zone.
///
/// A civil date is what a person writes in a diary: the same day wherever she reads it. It is
/// stored as one integer, the number of days since 1970-01-01 in the proleptic Gregorian calendar,
/// so the difference of two dates is a subtraction and no daylight-saving change can lose a day.
///
/// The range is 0001-01-01 to 9999-12-31. Arithmetic that would leave it stops at its end.
public struct CivilDate: Hashable, Comparable, Strideable, Sendable, CustomStringConvertible {
  /// Days since 1970-01-01; negative before it.
  public let dayNumber: Int

  /// The first date there is, 0001-01-01.
  public static let earliest = CivilDate(dayNumber: -719_162)

  /// The last date there is, 9999-12-31.
  public static let latest = CivilDate(dayNumber: 2_932_896)

  /// Creates the date that is `dayNumber` days after 1970-01-01, or the nearest one in range.
  public init(dayNumber: Int) {
    self.dayNumber = min(max(dayNumber, -719_162), 2_932_896)
  }

  /// Creates a date from its parts; nil when the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard let month = Month(year: year, month: month), (1...month.numberOfDays).contains(day)
    else { return nil }
    self = month.first + (day - 1)
  }

  /// Reads exactly `YYYY-MM-DD` with ASCII digits, years 0001 to 9999; nil otherwise.
  public init?(iso: some StringProtocol) {
    var reader = DigitReader(iso)
    guard let year = reader.number(digits: 4), reader.skip("-"),
      let month = reader.number(digits: 2), reader.skip("-"),
      let day = reader.number(digits: 2), reader.isAtEnd
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The year, 1 to 9999.
  public var year: Int { Gregorian.parts(of: dayNumber).year }

  /// The month of the year, 1 to 12.
  public var month: Int { Gregorian.parts(of: dayNumber).month }

  /// The day of the month, 1 to 31.
  public var day: Int { Gregorian.parts(of: dayNumber).day }

  /// The day of the ISO week. 1970-01-01 was a Thursday.
  public var weekday: Weekday {
    let daysAfterMonday = (dayNumber + 3) % 7
    return Weekday(daysAfterMonday: daysAfterMonday < 0 ? daysAfterMonday + 7 : daysAfterMonday)
  }

  /// The date as `YYYY-MM-DD`.
  public var iso: String {
    let parts = Gregorian.parts(of: dayNumber)
    return "\(padded(parts.year, to: 4))-\(padded(parts.month, to: 2))-\(padded(parts.day, to: 2))"
  }

  /// The date as `YYYY-MM-DD`.
  public var description: String { iso }

  /// Orders dates from earlier to later.
  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    left.dayNumber < right.dayNumber
  }
}
