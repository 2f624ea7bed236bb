/// How far the means of two groups of days lie apart, and how often chance alone does as much: one
/// block, nothing taken off.
package struct GroupDifference: Hashable, Sendable {
  /// How many days each group has, 5 or more.
  package let days: BlockSides
  /// The mean of the days on which the one thing held.
  package let meanWith: Double
  /// The mean of the other days.
  package let meanWithout: Double
  /// The share of deals, above 0 up to 1, that lie at least as far apart.
  package let chance: Double

  /// Compares two groups; nil where either has fewer than five days or a number that is not finite.
  package init?(with: [Double], without: [Double], rules: PatternRules = PatternRules()) {
    let days = BlockSides(with: with.count, without: without.count)
    guard with.count >= rules.daysNeeded, without.count >= rules.daysNeeded,
      let meanWith = with.mean, let meanWithout = without.mean,
      let deals = BlockedPermutation(with + without, sides: [days])
    else { return nil }
    self.days = days
    self.meanWith = meanWith
    self.meanWithout = meanWithout
    chance = deals.chance(deals: rules.deals, seed: rules.seed)
    isTold = chance <= rules.chanceTold
  }

  /// Whether chance alone seldom does as much.
  package let isTold: Bool

  /// The mean with less the mean without.
  package var difference: Double { meanWith - meanWithout }
}
