import Physiology

/// How often chance alone puts two sides of days at least as far apart: days are dealt to the sides
/// anew within each block (Good, 2005, "Permutation, Parametric and Bootstrap Tests of
/// Hypotheses"), always in the same way.
package struct BlockedPermutation: Sendable {
  /// The values of all blocks one after another, in each the side with the behaviour first.
  private let values: [Double]
  private let blocks: [Block]
  private let nearCount: Double
  private let farCount: Double
  private let total: Double
  private let seen: Double

  private struct Block {
    let first: Int
    let count: Int
    let few: Int
    let whole: Double
    let takesFew: Bool
  }

  /// Takes the values of the blocks in turn, in each first those with the behaviour; nil unless
  /// there is a value for each day and a day on each side.
  package init?(_ values: [Double], sides: [BlockSides]) {
    let all = sides.total
    guard all.with > 0, all.without > 0, values.count == all.count,
      values.allSatisfy(\.isFinite)
    else { return nil }
    let withIsNear = all.with <= all.without
    var blocks: [Block] = []
    var first = 0
    var near = 0.0
    for side in sides {
      let days = values.dropFirst(first).prefix(side.count)
      near += Array(withIsNear ? days.prefix(side.with) : days.dropFirst(side.with)).sum
      blocks.append(
        Block(
          first: first, count: side.count, few: min(side.with, side.without),
          whole: days.reduce(0, +), takesFew: (side.with <= side.without) == withIsNear))
      first += side.count
    }
    self.values = values
    self.blocks = blocks
    nearCount = Double(min(all.with, all.without))
    farCount = Double(max(all.with, all.without))
    total = values.sum
    seen = abs(near / nearCount - (total - near) / farCount)
    guard seen.isFinite else { return nil }
  }

  /// The share of deals, above 0 up to 1, that lie at least as far apart, the days as they are
  /// counted among them (Phipson and Smyth, 2010); after so many as far apart, the share so far.
  package func chance(deals: Int, seed: UInt64, fartherToStop: Int? = nil) -> Double {
    let least = seen - 1e-9 * max(1, seen)
    var dealer = SplitMix64(seed)
    var (farther, dealt) = (0, 0)
    let stop = fartherToStop ?? .max
    var days = values
    days.withUnsafeMutableBufferPointer { days in
      blocks.withUnsafeBufferPointer { blocks in
        while dealt < max(0, deals), farther < stop {
          dealt += 1
          var near = 0.0
          for block in blocks {
            var part = 0.0
            for place in 0..<block.few {
              let here = block.first + place
              let other = here + dealer.below(block.count - place)
              let drawn = days[other]
              days[other] = days[here]
              days[here] = drawn
              part += drawn
            }
            near += block.takesFew ? part : block.whole - part
          }
          if abs(near / nearCount - (total - near) / farCount) >= least { farther += 1 }
        }
      }
    }
    if farther >= stop { return Double(farther) / Double(max(1, dealt)) }
    return (Double(farther) + 1) / (Double(max(0, deals)) + 1)
  }
}
