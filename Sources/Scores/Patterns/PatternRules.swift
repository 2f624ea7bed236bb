/// The numbers by which days are compared.
package struct PatternRules: Hashable, Sendable {
  /// The days before today that are looked at.
  package var days = 180
  /// The days before today that are looked at for a part of a cycle.
  package var cycleDays = 730
  /// The cycles that a part of a cycle must have.
  package var cyclesNeeded = 6
  /// The days of a block, counted back from the last paired day.
  package var blockDays = 7
  /// Whether each value is taken less what its day of the week usually brings.
  ///
  /// What follows the week cancels so, and with it a behaviour that she has on one day of the week
  /// only.
  package var centresWeekdays = false
  /// The days that each side must have.
  package var daysNeeded = 5
  /// The chance up to which one question is told.
  package var chanceTold = 0.05
  /// The share of false finds among many, 0 to 1, that is accepted.
  package var falseDiscoveryRate = 0.10
  /// How often the days are dealt anew; the least chance is 1 in one more.
  package var deals = 999
  /// So many deals as far apart end the dealing, as the chance is too great by then; nil for none
  /// (Besag and Clifford, 1991, "Sequential Monte Carlo p-values").
  package var fartherToStop: Int?
  /// How many finds of many are told at most.
  package var findsTold = 3
  /// Where the deals begin.
  package var seed: UInt64 = 0x5EED

  /// The usual numbers.
  package init() {}

  /// The numbers for one question that she asks: the days of the week are taken off.
  package static var one: PatternRules {
    var rules = PatternRules()
    rules.centresWeekdays = true
    return rules
  }

  /// The numbers for a look at many pairs that she did not ask about: a rate of .03, the days of the
  /// week taken off and 4999 deals, so that up to 150 pairs can be told apart from chance.
  ///
  /// Of simulated diaries without any effect, ten pairs each, with days that resemble the day
  /// before and rhythms of week and cycle on both sides, 1 to 4 per cent show a find so. At a rate
  /// of .10 with the days of the week left in it is 10 to 18, and 72 where both sides follow the
  /// week strongly.
  package static var manyPairs: PatternRules {
    var rules = PatternRules()
    rules.falseDiscoveryRate = 0.03
    rules.centresWeekdays = true
    rules.deals = 4999
    rules.fartherToStop = 50
    return rules
  }
}
