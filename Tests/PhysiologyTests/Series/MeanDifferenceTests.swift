import Testing

@testable import Physiology

struct MeanDifferenceTests {
  @Test func `four days on a side are too few`() {
    #expect(MeanDifference(with: [1, 2, 3, 4], without: [1, 2, 3, 4, 5]) == nil)
    #expect(MeanDifference(with: [1, 2, 3, 4, 5], without: [1, 2, 3, 4, 5]) != nil)
  }

  @Test func `a planted difference is told, with its direction and its days`() throws {
    var chance = SplitMix64(7)
    let with = (0..<30).map { _ in 5.5 + Double.random(in: -1...1, using: &chance) }
    let without = (0..<60).map { _ in 7 + Double.random(in: -1...1, using: &chance) }
    let found = try #require(MeanDifference(with: with, without: without))
    #expect(found.isTold && found.chance == 0.001)
    #expect(found.difference < -1 && found.with.count == 30 && found.without.count == 60)
  }

  @Test func `without a difference about one set of days in twenty is told`() throws {
    var chance = SplitMix64(11)
    var told = 0
    for _ in 0..<200 {
      let days = (0..<40).map { _ in Double.random(in: 5...9, using: &chance) }
      let found = try #require(
        MeanDifference(with: Array(days[..<15]), without: Array(days[15...])))
      if found.isTold { told += 1 }
    }
    #expect((2...20).contains(told), "\(told) of 200")
  }

  @Test func `the same days have the same chance each time, whichever side is which`() throws {
    let (one, other) = ([1.0, 4, 2, 5, 3, 6, 2], [4.0, 6, 5, 7, 6, 3])
    let found = try #require(MeanDifference(with: one, without: other))
    #expect(MeanDifference(with: one, without: other) == found)
    #expect(found.chance > 0.001 && found.chance < 0.2)
  }

  @Test func `days that are all alike never differ`() throws {
    let same = Array(repeating: 7.0, count: 8)
    let found = try #require(MeanDifference(with: same, without: same))
    #expect(found.chance == 1 && found.difference == 0)
  }
}
