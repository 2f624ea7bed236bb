public import Civil

/// The time from one recorded start to the next one.
public struct CycleGap: Hashable, Sendable {
  /// The start that opens the gap.
  public let from: CivilDate

  /// The start that closes it.
  public let to: CivilDate

  /// Whether a break touches it, so that it is no cycle length.
  public let isBroken: Bool

  /// How many cycles she has said it holds; nil when she was not asked.
  public let confirmedCycles: Int?

  /// The length in days, at least 1.
  public var days: Int { to - from }

  /// Whether it is a cycle length: whole, and one cycle as far as she has said.
  var isLength: Bool { !isBroken && confirmedCycles ?? 1 == 1 }
}

/// Her own word on how many starts are missing after a recorded one.
public struct ConfirmedGap: Hashable, Sendable {
  /// The recorded start after which the gap begins.
  public let after: CivilDate

  /// How many starts were not logged in it; 0 confirms that the gap is one cycle.
  public let missingStarts: Int

  /// Creates a confirmation; a negative number of missing starts counts as none.
  public init(after: CivilDate, missingStarts: Int) {
    self.after = after
    self.missingStarts = max(0, missingStarts)
  }

  /// How many cycles the gap holds, at least 1.
  var cycles: Int { min(missingStarts, 999) + 1 }
}
