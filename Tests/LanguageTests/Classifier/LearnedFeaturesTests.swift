import Testing

@testable import Language

struct LearnedFeaturesTests {
  private func add(
    _ key: Int, from first: Int, to last: Int, into features: inout LearnedFeatures
  ) throws {
    let note = LearnedFeatures.note(isCounted: key % 2 == 0, from: first, to: last)
    features.add(key / 2, note: try #require(note))
  }

  private func keys(_ features: LearnedFeatures, of words: Range<Int>) -> [Int] {
    var keys: [Int] = []
    features.forEach(of: words) { key, rarity in
      #expect(rarity == Double(key / 2))
      keys.append(key)
    }
    return keys
  }

  @Test func `features come by their keys, those of a range only where it has all their words`()
    throws
  {
    var features = LearnedFeatures(expecting: 4)
    for (key, first, last) in [(9, 2, 6), (4, 0, 0), (7, 1, 2), (4, 6, 6)] {
      try add(key, from: first, to: last, into: &features)
    }
    features.sort(below: 10) { Double($0) }
    #expect(features.count == 4)
    #expect(keys(features, of: 0..<7) == [4, 4, 7, 9])
    #expect(keys(features, of: 1..<6) == [7])
    #expect(keys(features, of: 2..<7) == [4, 9])
    #expect(keys(features, of: 3..<3).isEmpty)
  }

  @Test func `many are sorted as few are`() throws {
    var features = LearnedFeatures(expecting: 0)
    for number in 0..<9_000 {
      try add(number * 7919 % 5_000, from: number, to: number + 4, into: &features)
    }
    features.sort(below: 5_000) { Double($0) }
    let all = keys(features, of: 0..<9_004)
    #expect(all.count == 9_000 && all == all.sorted())
  }
}
