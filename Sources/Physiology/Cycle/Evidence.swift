/// How a model read her record, for the question "why this date?".
public struct Evidence: Hashable, Sendable {
  /// Every gap between recorded starts, oldest first.
  public let gaps: [GapReading]

  /// The centre of her cycle lengths in days.
  public let centre: Double

  /// The spread of her cycle lengths in days.
  public let spread: Double

  /// The number of gaps that counted.
  public var gapsUsed: Int { gaps.count { $0.missed != nil } }

  /// The gaps for which it is worth asking whether a start was not logged.
  public var questions: [GapReading] { gaps.filter(\.isDoubtful) }
}

/// One gap and what was made of it.
public struct GapReading: Hashable, Sendable {
  /// The gap.
  public let gap: CycleGap

  /// The chance, 0 to 1, that at least one start inside it was not logged; nil for a pause.
  public let missed: Double?

  /// How many cycles the gap most likely holds, 1 to 3, or as she said; nil for a pause.
  public let cycles: Int?

  /// How many starts are missing in it if any are, 1 or 2, or as she said; 0 for a pause.
  public let missingIfAny: Int

  /// Whether it lies far from her centre and so counts lightly.
  public let isUnusual: Bool

  /// The chances, ends excluded, between which it is worth asking.
  static let doubtful = 0.2...0.8

  /// Whether only she can say if a start is missing in it.
  var isDoubtful: Bool {
    guard let missed, gap.confirmedCycles == nil else { return false }
    return Self.doubtful.lowerBound < missed && missed < Self.doubtful.upperBound
  }
}
