import Civil
import Physiology

/// How far the days of one part of a cycle lie from the rest of the same cycle, cycle by cycle.
///
/// Neighbouring days are alike, so a part of a cycle counts once for each cycle: the chance is that
/// of turning the sign of each cycle's difference at random (Fisher, 1935, "The Design of
/// Experiments", section 21).
struct CycleContrasts {
  /// The difference of each cycle that has both kinds of days, oldest first.
  let differences: [Double]
  let sides: [BlockSides]

  init(_ paired: PairedDays, _ cycles: [Range<CivilDate>]) {
    var differences: [Double] = []
    var sides: [BlockSides] = []
    var rest = paired.days[...]
    for cycle in cycles {
      rest = rest.drop { $0.date < cycle.lowerBound }
      let days = rest.prefix { $0.date < cycle.upperBound }
      let with = days.filter(\.hasBehaviour).map(\.value)
      let without = days.filter { !$0.hasBehaviour }.map(\.value)
      guard let one = with.mean, let other = without.mean else { continue }
      differences.append(one - other)
      sides.append(BlockSides(with: with.count, without: without.count))
    }
    self.differences = differences
    self.sides = sides
  }

  /// The mean difference; nil without a cycle.
  var mean: Double? { differences.mean }

  /// The share of turns, above 0 up to 1, whose mean lies at least as far from 0: all of them up to
  /// 12 cycles, else so many at random with the days as they are counted among them; after so many as
  /// far, the share so far.
  func chance(deals: Int, seed: UInt64, fartherToStop: Int? = nil) -> Double {
    let seen = abs(differences.sum) * (1 - 1e-9)
    if differences.count <= Self.mostExact { return exactChance(seen) }
    var dealer = SplitMix64(seed)
    let stop = fartherToStop ?? .max
    var (farther, dealt) = (0, 0)
    while dealt < max(0, deals), farther < stop {
      dealt += 1
      var turns = dealer.next()
      var sum = 0.0
      for (place, difference) in differences.enumerated() {
        if place > 0, place % UInt64.bitWidth == 0 { turns = dealer.next() }
        sum += turns & 1 == 1 ? -difference : difference
        turns >>= 1
      }
      if abs(sum) >= seen { farther += 1 }
    }
    if farther >= stop { return Double(farther) / Double(max(1, dealt)) }
    return Double(farther + 1) / Double(max(0, deals) + 1)
  }

  private static let mostExact = 12

  /// Every turn, each one sign from the one before it.
  private func exactChance(_ seen: Double) -> Double {
    var isTurned = [Bool](repeating: false, count: differences.count)
    var sum = differences.sum
    var far = abs(sum) >= seen ? 1 : 0
    let turns = 1 << differences.count
    for turn in 1..<max(2, turns) where turn < turns {
      let place = turn.trailingZeroBitCount
      sum += (isTurned[place] ? 2 : -2) * differences[place]
      isTurned[place].toggle()
      if abs(sum) >= seen { far += 1 }
    }
    return Double(far) / Double(turns)
  }
}
