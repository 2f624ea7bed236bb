/// Why a part of a week's score is left out.
package enum WeekPartGap: Hashable, Sendable {
  /// Fewer than `needed` days are known.
  case tooFewDays(have: Int, needed: Int)
  /// The regularity of her bed time is not known.
  case unknown
  /// She does not practise breathing.
  case notChosen
}
