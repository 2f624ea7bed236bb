public import Civil

/// One period, from its first to its last day of bleeding, both inclusive.
public struct Period: Hashable, Sendable {
  /// The first day of bleeding, which is cycle day 1.
  public var start: CivilDate

  /// The last day of bleeding; nil while it is ongoing or when the end is not known.
  public var end: CivilDate?

  /// Creates a period. 1 to 5 January is five days long.
  public init(start: CivilDate, end: CivilDate? = nil) {
    self.start = start
    self.end = end
  }

  /// The number of days from the first to the last, both counted; nil without an end.
  public var length: Int? { end.map { $0 - start + 1 } }

  /// The cycle day of `date` counted from this start, which is day 1; never below 1.
  public func cycleDay(on date: CivilDate) -> Int { max(1, date - start + 1) }
}
