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
    for word in terms.words { grams += Self.grams(of: word) }
    terms.forEachWordFeature(
      stems: terms.stems.map { Hash.of($0, seed: Hash.stem) }
    ) { hash, isCounted, _, _ in
      if isCounted { stems.append(hash) } else { pairs.append(hash) }
    }
    terms.forEachOpening(of: terms.words.indices) { pairs.append($0) }
    words = Self.merge(
      Self.counted(stems), Self.counted(pairs).map { Count(hash: $0.hash, times: 1) })
    characters = Self.counted(grams)
  }

  /// The hashes of a word's character n-grams, in the order of the word.
  static func grams(of word: [UInt8]) -> [UInt64] {
    var grams: [UInt64] = []
    forEachGram(of: word) { grams.append($0) }
    return grams
  }

  /// Calls a function with the hash of each character n-gram of a word, in the order of the word.
  static func forEachGram(of word: [UInt8], _ body: (UInt64) -> Void) {
    let last = word.count + 1
    func letter(_ place: Int) -> UInt8 { place == 0 || place == last ? 0x5F : word[place - 1] }
    for start in 0...last {
      var hash = Hash.step(Hash.gram, letter(start))
      for place in (start + 1)..<max(start + 1, min(start + 4, last + 1)) {
        hash = Hash.step(hash, letter(place))
        body(hash)
      }
    }
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

extension Terms {
  /// Calls a function with the hash of each feature of the words that is no n-gram, whether it is a
  /// stem or concept, of which it counts how often it occurs, and the first and last word that have it
  /// together; how the words begin is left out.
  ///
  /// - Parameter hashes: those of the stems.
  func forEachWordFeature(
    stems hashes: [UInt64], _ body: (UInt64, _ isCounted: Bool, _ first: Int, _ last: Int) -> Void
  ) {
    var places: [(position: Int, hash: UInt64)] = []
    places.reserveCapacity(words.count + concepts.count)
    for word in words.indices { places.append((word, hashes[word])) }
    for concept in concepts { places.append((concept.position, concept.hash)) }
    if !concepts.isEmpty {
      places.sort { ($0.position, $0.hash) < ($1.position, $1.hash) }
    }
    for (index, place) in places.enumerated() {
      body(place.hash, true, place.position, place.position)
      for other in places[(index + 1)...] {
        guard other.position - place.position <= Features.pairReach else { break }
        if other.hash != place.hash {
          body(Hash.pair(place.hash, other.hash), false, place.position, other.position)
        }
      }
    }
    for word in words.indices.dropLast() {
      let first = Hash.of(stems[word], seed: Hash.neighbours)
      body(Hash.of(stems[word + 1], seed: first), false, word, word + 1)
    }
  }

  /// Calls a function with the hashes of how some words begin.
  func forEachOpening(of words: Range<Int>, _ body: (UInt64) -> Void) {
    guard let first = words.first else { return }
    let opening = Hash.of(stems[first], seed: Hash.opening)
    body(opening)
    if words.count > 1 { body(Hash.of(stems[first + 1], seed: opening)) }
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
