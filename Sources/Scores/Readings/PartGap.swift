/// Why a part of a score against her own usual is left out.
package enum PartGap: Hashable, Sendable {
  /// The day has no reading.
  case missing
  /// Fewer than `needed` of the 28 days before have one.
  case tooFewDays(have: Int, needed: Int)
  /// All earlier days are 0: there is nothing to hold the day against.
  case usualIsZero
  /// Zone minutes are known and count in place of active energy.
  case loadUsed
}
