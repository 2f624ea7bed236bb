/// What a model knows of the words of a message, looked up once for all spans of it.
struct LearnedTerms: Sendable {
  /// The words, short ones written out and misspelt ones put right.
  let terms: Terms
  /// The hash of each word's stem.
  let stems: [UInt64]
  /// How rare each word is, and how much of that the samples know: half of a corrected word's.
  let rarities: [(whole: Double, known: Double)]
  /// The features among the character n-grams of the words, one word after the other.
  private let grams: [Int]
  /// Where the n-grams of each word end in ``grams``.
  private let ends: [Int]

  init(
    _ terms: Terms, stems: [UInt64], rarities: [(whole: Double, known: Double)], grams: [Int],
    ends: [Int]
  ) {
    self.terms = terms
    self.stems = stems
    self.rarities = rarities
    self.grams = grams
    self.ends = ends
  }

  /// The features among the character n-grams of some words.
  func grams(of words: Range<Int>) -> ArraySlice<Int> {
    guard !words.isEmpty else { return [] }
    return grams[
      (words.lowerBound == 0 ? 0 : ends[words.lowerBound - 1])..<ends[words.upperBound - 1]]
  }

  /// The words of a range of tokens, as many as are read.
  func words(in span: Range<Int>) -> Range<Int> {
    let tokens = terms.tokens
    let first = tokens.firstIndex { $0 >= span.lowerBound } ?? tokens.count
    let end = min(span.upperBound, span.lowerBound + Terms.limit)
    let last = tokens[first...].firstIndex { $0 >= end } ?? tokens.count
    return first..<last
  }

  /// The share of some words, by rarity, that occur in the samples.
  func known(of words: Range<Int>) -> Double {
    var total = 0.0
    var known = 0.0
    for word in words {
      total += rarities[word].whole
      known += rarities[word].known
    }
    return total > 0 ? known / total : 0
  }
}

extension Model {
  /// Looks the words of a message up, correcting unknown ones where one sample word is one edit away.
  func learned(_ terms: Terms) -> LearnedTerms {
    var terms = terms
    terms.expand(whole)
    var stems: [UInt64] = []
    var rarities: [(whole: Double, known: Double)] = []
    var grams: [Int] = []
    var ends: [Int] = []
    stems.reserveCapacity(terms.words.count)
    rarities.reserveCapacity(terms.words.count)
    ends.reserveCapacity(terms.words.count)
    grams.reserveCapacity(terms.words.count * 16)
    let layout = layout
    packed.withBytes { bytes in
      for index in terms.words.indices {
        var stem = Hash.of(terms.stems[index], seed: Hash.stem)
        if let feature = find(stem, bytes, layout) {
          let rarity = rarity(of: feature, bytes, layout)
          rarities.append((rarity, rarity))
        } else if let correction = words.correction(of: terms.words[index]) {
          terms.replace(index, with: correction)
          stem = Hash.of(terms.stems[index], seed: Hash.stem)
          let rarity =
            find(stem, bytes, layout).map { self.rarity(of: $0, bytes, layout) } ?? unseenRarity
          rarities.append((rarity, rarity / 2))
        } else {
          rarities.append((unseenRarity, 0))
        }
        stems.append(stem)
        Features.forEachGram(of: terms.words[index]) { hash in
          if let feature = find(hash, bytes, layout) { grams.append(feature) }
        }
        ends.append(grams.count)
      }
    }
    return LearnedTerms(terms, stems: stems, rarities: rarities, grams: grams, ends: ends)
  }
}
