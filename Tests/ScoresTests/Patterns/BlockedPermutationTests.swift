import Physiology
import Testing

@testable import Scores

struct BlockedPermutationTests {
  @Test func `one block is the comparison of two groups, to the bit`() throws {
    var chance = SplitMix64(99)
    for _ in 0..<60 {
      let with = (0..<(5 + chance.below(20))).map { _ in Double.random(in: 5...9, using: &chance) }
      let without = (0..<(5 + chance.below(20))).map { _ in
        Double.random(in: 5.5...9, using: &chance)
      }
      let found = try #require(GroupDifference(with: with, without: without))
      #expect(found.chance == Self.plain(with, without))
      let means = (
        with.reduce(0, +) / Double(with.count), without.reduce(0, +) / Double(without.count)
      )
      #expect(found.meanWith == means.0 && found.meanWithout == means.1)
      #expect(found.isTold == (found.chance <= 0.05))
    }
  }

  /// The chance of two groups, dealt the plain way.
  private static func plain(_ with: [Double], _ without: [Double]) -> Double {
    var all = with + without
    let total = all.reduce(0, +)
    let few = min(with.count, without.count)
    func apart(_ sum: Double) -> Double {
      abs(sum / Double(few) - (total - sum) / Double(all.count - few))
    }
    let seen = apart((with.count <= without.count ? with : without).reduce(0, +))
    var dealer = SplitMix64(0x5EED)
    var farther = 0
    for _ in 0..<999 {
      var sum = 0.0
      for place in 0..<few {
        all.swapAt(place, place + dealer.below(all.count - place))
        sum += all[place]
      }
      if apart(sum) >= seen - 1e-9 * max(1, seen) { farther += 1 }
    }
    return Double(farther + 1) / 1000
  }

  @Test func `the chance is never 0, is 1 for days that are alike, and each time the same`() throws
  {
    let sides = [BlockSides(with: 3, without: 4), BlockSides(with: 2, without: 1)]
    let flat = try #require(BlockedPermutation(Array(repeating: 2, count: 10), sides: sides))
    #expect(flat.chance(deals: 999, seed: 1) == 1)
    let apart = try #require(
      BlockedPermutation([9, 9, 9, 1, 1, 1, 1, 9, 9, 1], sides: sides))
    let chance = apart.chance(deals: 999, seed: 1)
    #expect(chance > 0 && chance == apart.chance(deals: 999, seed: 1))
    #expect(apart.chance(deals: 0, seed: 1) == 1)
  }

  @Test func `dealing that stops early tells the share so far, and changes no small chance`() throws
  {
    let sides = [BlockSides(with: 6, without: 8)]
    var dealer = SplitMix64(12)
    let values = (0..<14).map { _ in Double.random(in: -1...1, using: &dealer) }
    let plain = try #require(BlockedPermutation(values, sides: sides))
    let whole = plain.chance(deals: 4999, seed: 5)
    let short = plain.chance(deals: 4999, seed: 5, fartherToStop: 100)
    #expect(abs(whole - short) < 0.1)
    let apart = try #require(
      BlockedPermutation(
        Array(repeating: 9, count: 6) + Array(repeating: -9, count: 8), sides: sides))
    #expect(
      apart.chance(deals: 4999, seed: 5) == apart.chance(deals: 4999, seed: 5, fartherToStop: 250))
  }

  @Test func `of all deals of two blocks the share that lies as far apart is met`() throws {
    // One of 3 and one of 3: the sum of the drawn is as great as 3 + 3 in one of nine deals, and as
    // small as that is far in one more.
    let sides = [BlockSides(with: 1, without: 2), BlockSides(with: 1, without: 2)]
    let deals = try #require(BlockedPermutation([1, 0, -1, 1, 0, -1], sides: sides))
    let chance = deals.chance(deals: 20_000, seed: 3)
    #expect(abs(chance - 2.0 / 9) < 0.012)
  }

  @Test func `days are never dealt from one block to another`() throws {
    let sides = [BlockSides(with: 1, without: 1), BlockSides(with: 1, without: 1)]
    let deals = try #require(BlockedPermutation([10, 10, -10, -10], sides: sides))
    #expect(deals.chance(deals: 500, seed: 5) == 1)
  }

  @Test func `a count that does not fit, an empty side and what is no number are refused`() {
    #expect(BlockedPermutation([1, 2], sides: [BlockSides(with: 1, without: 2)]) == nil)
    #expect(BlockedPermutation([1, 2], sides: [BlockSides(with: 2, without: 0)]) == nil)
    #expect(BlockedPermutation([1, .nan], sides: [BlockSides(with: 1, without: 1)]) == nil)
    #expect(BlockedPermutation([], sides: []) == nil)
  }
}
