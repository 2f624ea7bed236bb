/// The features of one message as sorted 64-bit hashes with counts, in two blocks.
///
/// Words: stems with their counts; unordered pairs of stems at most four words apart, ordered pairs
/// of neighbours and the first one and two stems, each counted once. Characters: the 2-, 3- and
/// 4-grams of each word between two underscores.
struct Features: Sendable {
  /// A feature with how often it occurs.
  struct Count: Sendable {
    let hash: UInt64
    let times: Int
  }

  let words: [Count]
  let characters: [Count]

  static let pairReach = 4

  init(_ terms: Terms) {
    var stems: [UInt64] = []
    var pairs: [UInt64] = []
    var grams: [UInt64] = []
    var places: [(position: Int, hash: UInt64)] = []
    for (position, stem) in terms.stems.enumerated() {
      places.append((position, Hash.of(stem, seed: Hash.stem)))
      grams += Self.grams(of: terms.words[position])
    }
    for concept in terms.concepts {
      places.append((concept.position, Hash.of(concept.name, seed: Hash.stem)))
    }
    places.sort { ($0.position, $0.hash) < ($1.position, $1.hash) }
    for (index, place) in places.enumerated() {
      stems.append(place.hash)
      for other in places[(index + 1)...] {
        guard other.position - place.position <= Self.pairReach else { break }
        if other.hash != place.hash { pairs.append(Hash.pair(place.hash, other.hash)) }
      }
    }
    pairs += Self.sequences(of: terms.stems)
    words = Self.merge(
      Self.counted(stems), Self.counted(pairs).map { Count(hash: $0.hash, times: 1) })
    characters = Self.counted(grams)
  }

  /// The hashes of neighbouring stems in their order, and of how the words begin.
  private static func sequences(of stems: [[UInt8]]) -> [UInt64] {
    var hashes = zip(stems, stems.dropFirst()).map { one, next in
      Hash.of(next, seed: Hash.of(one, seed: Hash.neighbours))
    }
    guard let first = stems.first else { return hashes }
    let opening = Hash.of(first, seed: Hash.opening)
    hashes.append(opening)
    if stems.count > 1 { hashes.append(Hash.of(stems[1], seed: opening)) }
    return hashes
  }

  /// The hashes of a word's character n-grams, in the order of the word.
  static func grams(of word: [UInt8]) -> [UInt64] {
    let padded = [0x5F] + word + [0x5F]
    var grams: [UInt64] = []
    for start in padded.indices {
      var hash = Hash.gram
      for length in 1...4 where start + length <= padded.count {
        hash = Hash.step(hash, padded[start + length - 1])
        if length > 1 { grams.append(hash) }
      }
    }
    return grams
  }

  private static func counted(_ hashes: [UInt64]) -> [Count] {
    var counts: [Count] = []
    var times = 0
    let sorted = hashes.sorted()
    for (index, hash) in sorted.enumerated() {
      times += 1
      if index + 1 == sorted.count || sorted[index + 1] != hash {
        counts.append(Count(hash: hash, times: times))
        times = 0
      }
    }
    return counts
  }

  private static func merge(_ one: [Count], _ other: [Count]) -> [Count] {
    (one + other).sorted { $0.hash < $1.hash }
  }
}

/// FNV-1a in 64 bits: the same in every process, unlike the standard library's.
enum Hash {
  static let basis: UInt64 = 0xCBF2_9CE4_8422_2325
  static let stem = step(basis, 0x73)
  static let gram = step(basis, 0x67)
  static let neighbours = step(basis, 0x62)
  static let opening = step(basis, 0x66)

  static func step(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  static func of(_ bytes: some Sequence<UInt8>, seed: UInt64 = basis) -> UInt64 {
    bytes.reduce(seed, step)
  }

  /// One hash for two stems in either order.
  static func pair(_ one: UInt64, _ other: UInt64) -> UInt64 {
    var hash = min(one, other) &* 0x9E37_79B9_7F4A_7C15 ^ max(one, other)
    hash = (hash ^ (hash >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return hash ^ (hash >> 29)
  }

  /// A hash whose every bit depends on every bit.
  static func mixed(_ hash: UInt64) -> UInt64 { pair(hash, 0) }
}
