public import Civil

/// One contraction, timed.
public struct Contraction: Hashable, Sendable {
  /// The minute in which it began.
  public let start: Moment

  /// The second of that minute, 0 to 59.
  public let second: Int

  /// How long it lasted in seconds; nil while it goes on or when it was not timed.
  public let duration: Int?

  /// Creates a contraction; a second outside 0 to 59 and a duration below 0 are taken as the
  /// nearest one possible.
  public init(start: Moment, second: Int = 0, duration: Int? = nil) {
    self.start = start
    self.second = min(max(second, 0), 59)
    self.duration = duration.map { max(0, $0) }
  }

  /// Seconds from the start of another to the start of this one.
  public func seconds(since other: Contraction) -> Int {
    (start - other.start) * 60 + second - other.second
  }
}
