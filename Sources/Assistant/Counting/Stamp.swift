public import Civil

/// A moment to the second.
public struct Stamp: Hashable, Sendable {
  /// The minute.
  public let moment: Moment
  /// The second of that minute, 0 to 59.
  public let second: Int

  /// Makes a stamp; seconds outside a minute carry over into the minutes before or after.
  public init(_ moment: Moment, second: Int = 0) {
    let minutes = second >= 0 ? second / 60 : -((59 - second) / 60)
    self.moment = moment.adding(minutes: minutes)
    self.second = second - minutes * 60
  }

  /// The stamp so many seconds later, or earlier when negative.
  public func adding(seconds: Int) -> Stamp { Stamp(moment, second: second + seconds) }

  /// The seconds from `right` to `left`.
  public static func - (left: Stamp, right: Stamp) -> Int {
    (left.moment - right.moment) * 60 + left.second - right.second
  }
}
