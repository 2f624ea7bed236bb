/// A score over days, as a card shows it.
package struct ScoreCard: Hashable, Sendable {
  /// Each day, oldest first; nil where it has no score.
  package let days: [Day?]
  /// The score of the last day; nil where it has none.
  package let today: Double?
  /// The mean of the known days; nil for fewer than four.
  package let mean: Double?

  /// A day that has a score.
  package struct Day: Hashable, Sendable {
    /// The points as a whole number, halves up.
    package let shown: Int
    /// The eighth of 0 to 100 in which they lie, 0 to 7.
    package let eighth: Int
  }

  /// The days that a mean takes.
  package static let daysNeeded = 4

  /// Takes scores of 0 to 100, oldest first, nil where unavailable.
  package init(_ scores: [Double?]) {
    let scores = scores.map(\.ifFinite)
    let known = scores.compactMap(\.self)
    days = scores.map { score in
      score.map {
        Day(shown: $0.nearestInt, eighth: Int(($0 / 100 * 8).clamped(to: 0...7)))
      }
    }
    today = scores.last ?? nil
    mean = known.count >= Self.daysNeeded ? known.mean : nil
  }

  /// How many days have a score.
  package var known: Int { days.count { $0 != nil } }
}
