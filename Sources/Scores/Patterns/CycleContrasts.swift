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
  /// 12 cycles, else so many at random with the days as they are counted among them.
  func chance(deals: Int, seed: UInt64) -> Double {
    let seen = abs(differences.sum) * (1 - 1e-9)
    if differences.count <= Self.mostExact {
      let turns = 1 << differences.count
      let far = (0..<turns).count { turn in
        abs(sum { turn >> $0 & 1 == 1 }) >= seen
      }
      return Double(far) / Double(turns)
    }
    var dealer = SplitMix64(seed)
    let far = (0..<max(0, deals)).count { _ in
      let turns = dealer.next()
      return abs(sum { turns >> UInt64($0 % 64) & 1 == 1 }) >= seen
    }
    return Double(far + 1) / Double(max(0, deals) + 1)
  }

  private static let mostExact = 12

  private func sum(turned: (Int) -> Bool) -> Double {
    differences.enumerated().reduce(0) { $0 + (turned($1.offset) ? -$1.element : $1.element) }
  }
}
