package import Civil

/// How far a pregnancy is, in completed weeks and days.
package struct CardWeek: Hashable, Sendable {
  /// The completed weeks, 0 to 44.
  package let week: Int
  /// The days beyond them, 0 to 6.
  package let day: Int

  /// Days after day 0 of a pregnancy of which a week can be said: 45 weeks.
  static let days = 0..<315

  /// Counts from day 0; nil before it and from 45 weeks on.
  package init?(on date: CivilDate, from start: CivilDate) {
    guard Self.days.contains(date - start) else { return nil }
    (week, day) = (date - start).quotientAndRemainder(dividingBy: 7)
  }

  /// Which third it is: 1 to 13 weeks and 6 days, 2 to 27 weeks and 6 days, then 3.
  ///
  /// ACOG Committee Opinion 700 (2017); other places count a little differently.
  package var trimester: Int { week < 14 ? 1 : week < 28 ? 2 : 3 }
}
