/// The features that a model knows among those of a message's words, with the words that have them.
struct LearnedFeatures: Sendable {
  /// For each place where a feature is: its key, its first word, and how many words further its last
  /// one is.
  private var places: [Int] = []
  /// How rare the feature of each place is; known once they are sorted.
  private var rarities: [Double] = []

  private static let reachBits = 3
  private static let wordBits = 28
  private static let keyShift = reachBits + wordBits
  private static let mostWords = 1 << wordBits

  /// Makes a list without features.
  init(expecting expected: Int) { places.reserveCapacity(expected) }

  /// What is noted of a feature that some words have together; nil beyond the words that are read.
  ///
  /// - Parameter isCounted: whether it counts as often as it occurs rather than once.
  @inline(__always) static func note(isCounted: Bool, from first: Int, to last: Int) -> Int? {
    guard last < mostWords else { return nil }
    return (isCounted ? 0 : 1) << keyShift | first << reachBits | (last &- first)
  }

  /// Adds the feature with a number.
  @inline(__always) mutating func add(_ feature: Int, note: Int) {
    places.append(feature << (Self.keyShift + 1) | note)
  }

  /// Orders the features by their keys, which are below a limit.
  ///
  /// - Parameter rarity: how rare the feature with a number is.
  mutating func sort(below limit: Int, rarity: (Int) -> Double) {
    places.sortFeatures(below: limit << Self.keyShift, from: Self.keyShift)
    let places = places
    rarities = [Double](unsafeUninitializedCapacity: places.count) { rarities, count in
      var last = (key: -1, rarity: 0.0)
      for (index, place) in places.enumerated() {
        let key = place >> Self.keyShift
        if key != last.key { last = (key, rarity(key / 2)) }
        rarities.initializeElement(at: index, to: last.rarity)
      }
      count = places.count
    }
  }

  /// How many places there are.
  var count: Int { places.count }

  /// Calls a function with the key and the rarity of each feature that only words of a range have.
  @inline(__always) func forEach(of words: Range<Int>, _ body: (Int, Double) -> Void) {
    for (index, place) in places.enumerated() {
      let first = (place >> Self.reachBits) & (Self.mostWords - 1)
      let last = first &+ (place & ((1 << Self.reachBits) - 1))
      if first >= words.lowerBound, last < words.upperBound {
        body(place >> Self.keyShift, rarities[index])
      }
    }
  }
}
