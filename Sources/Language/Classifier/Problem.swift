/// The training lines as sparse vectors over the features that occur in them.
struct Problem: Sendable {
  /// Every feature, sorted.
  let hashes: [UInt64]
  /// In how many lines each feature occurs.
  let documents: [Int]
  private(set) var starts: [Int] = [0]
  private(set) var indices: [Int32] = []
  private(set) var values: [Float] = []
  /// The squared length of each vector, its constant included.
  private(set) var norms: [Double] = []

  /// - Parameter rarest: features in fewer lines than this are left out.
  init(_ lines: [Features], rarest: Int = 1) {
    var all: [UInt64] = []
    for line in lines { all += line.words.map(\.hash) + line.characters.map(\.hash) }
    all.sort()
    var hashes: [UInt64] = []
    var documents: [Int] = []
    for hash in all {
      if hashes.last == hash {
        documents[documents.count - 1] += 1
      } else {
        hashes.append(hash)
        documents.append(1)
      }
    }
    if rarest > 1 {
      let kept = documents.indices.filter { documents[$0] >= rarest }
      hashes = kept.map { hashes[$0] }
      documents = kept.map { documents[$0] }
    }
    self.hashes = hashes
    self.documents = documents
    let rarity = documents.map { Weighting.rarity(documents: $0, of: lines.count) }
    for line in lines {
      let vector = Weighting.vector(line) { hash in
        let index = Self.find(hash, in: hashes)
        return index.map { ($0, rarity[$0]) }
      }
      indices += vector.map { Int32($0.feature) }
      values += vector.map { Float($0.value) }
      starts.append(indices.count)
      norms.append(vector.reduce(1) { $0 + Double(Float($1.value)) * Double(Float($1.value)) })
    }
  }

  private static func find(_ hash: UInt64, in hashes: [UInt64]) -> Int? {
    var low = 0
    var high = hashes.count
    while low < high {
      let middle = (low + high) / 2
      if hashes[middle] < hash { low = middle + 1 } else { high = middle }
    }
    return low < hashes.count && hashes[low] == hash ? low : nil
  }
}

/// How a feature's count becomes a value.
enum Weighting {
  /// What the character block weighs beside the word block.
  private static let characters = 0.8

  /// The inverse document frequency of a feature: ln((1 + N) / (1 + df)) + 1.
  static func rarity(documents: Int, of lines: Int) -> Double {
    naturalLogarithm(Double(1 + lines) / Double(1 + documents)) + 1
  }

  /// The vector of a message, of length 1: (1 + ln tf) · idf, each block scaled to length 1 and the
  /// characters to 0.8 of it; features that `find` does not know are left out.
  static func vector(
    _ features: Features, find: (UInt64) -> (feature: Int, rarity: Double)?
  ) -> [(feature: Int, value: Double)] {
    var words = block(features.words, find)
    var grams = block(features.characters, find)
    scale(&words, words.indices, to: 1)
    scale(&grams, grams.indices, to: characters)
    words += grams
    scale(&words, words.indices, to: 1)
    return words
  }

  /// The same vector of the features that some words have among those of a message, each block by
  /// its keys.
  ///
  /// - Parameter openings: the features of how the words begin.
  static func vector(
    words: LearnedFeatures, grams: LearnedFeatures, of span: Range<Int>,
    openings: [(key: Int, rarity: Double)]
  ) -> [(feature: Int, value: Double)] {
    var block = Block(expecting: words.count + grams.count + openings.count)
    var opening = 0
    words.forEach(of: span) { key, rarity in
      while opening < openings.count, openings[opening].key <= key {
        block.add(openings[opening].key, openings[opening].rarity)
        opening += 1
      }
      block.add(key, rarity)
    }
    for (key, rarity) in openings[opening...] { block.add(key, rarity) }
    block.close()
    let first = block.vector.count
    grams.forEach(of: span) { block.add($0, $1) }
    block.close()
    scale(&block.vector, 0..<first, to: 1)
    scale(&block.vector, first..<block.vector.count, to: characters)
    scale(&block.vector, block.vector.indices, to: 1)
    return block.vector
  }

  /// Gathers features, counting how often the same one follows itself.
  private struct Block {
    var vector: [(feature: Int, value: Double)] = []
    private var key = -1
    private var times = 0
    private var rarity = 0.0

    init(expecting expected: Int) { vector.reserveCapacity(expected) }

    @inline(__always) mutating func add(_ key: Int, _ rarity: Double) {
      if key == self.key {
        times += 1
        return
      }
      close()
      (self.key, times, self.rarity) = (key, 1, rarity)
    }

    /// Ends the last feature.
    @inline(__always) mutating func close() {
      guard key >= 0 else { return }
      vector.append((key >> 1, weight(key & 1 == 0 ? times : 1) * rarity))
      key = -1
    }
  }

  private static func weight(_ times: Int) -> Double {
    times == 1 ? 1 : 1 + naturalLogarithm(Double(times))
  }

  private static func block(
    _ counts: [Features.Count], _ find: (UInt64) -> (feature: Int, rarity: Double)?
  ) -> [(feature: Int, value: Double)] {
    counts.compactMap { count in
      guard let (feature, rarity) = find(count.hash) else { return nil }
      return (feature, weight(count.times) * rarity)
    }
  }

  private static func scale(
    _ vector: inout [(feature: Int, value: Double)], _ part: Range<Int>, to length: Double
  ) {
    var squares = 0.0
    for index in part { squares += vector[index].value * vector[index].value }
    let norm = squares.squareRoot()
    guard norm > 0 else { return }
    for index in part { vector[index].value *= length / norm }
  }
}
