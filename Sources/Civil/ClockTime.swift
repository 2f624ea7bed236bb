/// A time of day to the minute, 00:00 to 23:59, with no time zone.
public struct ClockTime: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Minutes since midnight, 0 to 1439.
  public let minutesSinceMidnight: Int

  /// Midday, 12:00.
  public static let noon = ClockTime(wrapping: 12 * 60)

  /// The first minute of the day, 00:00.
  public static let midnight = ClockTime(wrapping: 0)

  /// Creates a time; nil unless `hour` is 0 to 23 and `minute` is 0 to 59.
  public init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    minutesSinceMidnight = hour * 60 + minute
  }

  /// Creates the time `minutes` after midnight; nil unless that is 0 to 1439.
  public init?(minutesSinceMidnight minutes: Int) {
    guard (0..<1440).contains(minutes) else { return nil }
    minutesSinceMidnight = minutes
  }

  /// Reads exactly `HH:MM` with ASCII digits; nil otherwise.
  public init?(iso: some StringProtocol) {
    var reader = DigitReader(iso)
    guard let time = reader.clockTime(), reader.isAtEnd else { return nil }
    self = time
  }

  /// Creates the time of day that `minutes` falls on, counted over any number of days.
  init(wrapping minutes: Int) {
    let remainder = minutes % 1440
    minutesSinceMidnight = remainder < 0 ? remainder + 1440 : remainder
  }

  /// The hour, 0 to 23.
  public var hour: Int { minutesSinceMidnight / 60 }

  /// The minute of the hour, 0 to 59.
  public var minute: Int { minutesSinceMidnight % 60 }

  /// The time as `HH:MM`.
  public var iso: String { "\(padded(hour, to: 2)):\(padded(minute, to: 2))" }

  /// The time as `HH:MM`.
  public var description: String { iso }

  /// Orders times from earlier to later in the day.
  public static func < (left: ClockTime, right: ClockTime) -> Bool {
    left.minutesSinceMidnight < right.minutesSinceMidnight
  }
}
