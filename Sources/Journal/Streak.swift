public import Civil

/// Days in a row on which something was done, up to a day that is not over yet.
public struct Streak: Hashable, Sendable {
  /// How many days; 0 where the row has ended, or never began.
  public let days: Int
  /// Whether the day itself is one of them; if not, the row goes on only if something is done yet.
  public let hasToday: Bool

  /// Counts back from `today`, or from the day before while nothing is done today.
  public init(_ done: some Sequence<CivilDate>, upTo today: CivilDate) {
    let done = Set(done)
    hasToday = done.contains(today)
    var day = hasToday ? today : today + -1
    var count = 0
    while done.contains(day) {
      count += 1
      day = day + -1
    }
    days = count
  }

  /// The same for days that are looked up, further back as long as the row goes on.
  public init(
    upTo today: CivilDate, lookingUp done: (ClosedRange<CivilDate>) -> [CivilDate]
  ) {
    var reach = 32
    var streak = Self(done(today - reach...today), upTo: today)
    while streak.days >= reach, today - reach > .earliest {
      reach *= 4
      streak = Self(done(max(.earliest, today - reach)...today), upTo: today)
    }
    self = streak
  }
}
