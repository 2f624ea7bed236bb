/// A civil date and a time of day, as a person reads them off a wall.
public struct Moment: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The day.
  public let date: CivilDate

  /// The time on that day.
  public let time: ClockTime

  /// Creates a moment from a day and a time on it.
  public init(date: CivilDate, time: ClockTime) {
    self.date = date
    self.time = time
  }

  /// Reads exactly `YYYY-MM-DDTHH:MM` or `YYYY-MM-DDTHH:MM:SS`; nil otherwise.
  ///
  /// Seconds are 00 to 59 and are dropped.
  public init?(iso: some StringProtocol) {
    guard let separator = iso.firstIndex(of: "T"), let date = CivilDate(iso: iso[..<separator])
    else { return nil }
    var reader = DigitReader(iso[iso.index(after: separator)...])
    guard let time = reader.clockTime() else { return nil }
    if !reader.isAtEnd {
      guard reader.skip(":"), let seconds = reader.number(digits: 2), seconds < 60, reader.isAtEnd
      else { return nil }
    }
    self.init(date: date, time: time)
  }

  /// The moment `minutes` later, or earlier when negative.
  public func adding(minutes: Int) -> Moment {
    let (sum, overflow) = time.minutesSinceMidnight.addingReportingOverflow(minutes)
    guard !overflow else { return Moment(date: .latest, time: time) }
    let days = sum >= 0 ? sum / 1440 : -((1439 - sum) / 1440)
    return Moment(date: date + days, time: ClockTime(wrapping: sum))
  }

  /// The minutes from `right` to `left`, negative when `left` is earlier.
  public static func - (left: Moment, right: Moment) -> Int {
    (left.date - right.date) * 1440 + left.time.minutesSinceMidnight
      - right.time.minutesSinceMidnight
  }

  /// The moment as `YYYY-MM-DDTHH:MM`.
  public var iso: String { "\(date.iso)T\(time.iso)" }

  /// The moment as `YYYY-MM-DDTHH:MM`.
  public var description: String { iso }

  /// Orders moments from earlier to later.
  public static func < (left: Moment, right: Moment) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }
}
