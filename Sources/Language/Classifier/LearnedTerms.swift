/// What a model knows of the words of a message, looked up once for all spans of it.
struct LearnedTerms: Sendable {
  /// The words, short ones written out and misspelt ones put right.
  let terms: Terms
  /// The hash of each word's stem.
  let stems: [UInt64]
  /// How rare each word is, and how much of that the samples know: half of a corrected word's.
  let rarities: [(whole: Double, known: Double)]
  /// The features of the words but those of how a span begins, by their keys.
  let wordFeatures: LearnedFeatures
  /// The features among the character n-grams of the words, by their keys.
  let gramFeatures: LearnedFeatures

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
  ///
  /// - Parameter corrections: what is known of that already.
  func learned(_ terms: Terms, _ corrections: Corrections = Corrections()) -> LearnedTerms {
    var terms = terms
    let expanded = terms.expand(whole)
    var stems: [UInt64] = []
    var rarities: [(whole: Double, known: Double)] = []
    stems.reserveCapacity(terms.words.count)
    rarities.reserveCapacity(terms.words.count)
    return packed.withBytes { bytes in
      for index in terms.words.indices {
        var stem = Hash.of(terms.stems[index], seed: Hash.stem)
        if let feature = find(stem, bytes) {
          let rarity = rarity(of: feature, bytes)
          rarities.append((rarity, rarity))
        } else if let correction = expanded.contains(index)
          ? self.words.correction(of: terms.words[index])
          : corrections.correction(of: terms.words[index], at: terms.tokens[index], by: self.words)
        {
          terms.replace(index, with: correction)
          stem = Hash.of(terms.stems[index], seed: Hash.stem)
          let rarity = find(stem, bytes).map { self.rarity(of: $0, bytes) } ?? unseenRarity
          rarities.append((rarity, rarity / 2))
        } else {
          rarities.append((unseenRarity, 0))
        }
        stems.append(stem)
      }
      return LearnedTerms(
        terms: terms, stems: stems, rarities: rarities,
        wordFeatures: wordFeatures(of: terms, stems: stems, bytes),
        gramFeatures: gramFeatures(of: terms, bytes))
    }
  }

  /// The known features of words that are no n-grams, but those of how they begin.
  private func wordFeatures(
    of terms: Terms, stems: [UInt64], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> LearnedFeatures {
    var sought: [SoughtFeature] = []
    sought.reserveCapacity(terms.words.count * 8)
    terms.forEachWordFeature(stems: stems) { hash, isCounted, first, last in
      LearnedFeatures.note(isCounted: isCounted, from: first, to: last).map {
        sought.append(SoughtFeature(hash: hash, note: $0))
      }
    }
    return features(sought, bytes)
  }

  /// The known character n-grams of words.
  private func gramFeatures(
    of terms: Terms, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> LearnedFeatures {
    var sought: [SoughtFeature] = []
    sought.reserveCapacity(terms.words.count * 20)
    for index in terms.words.indices {
      guard let note = LearnedFeatures.note(isCounted: true, from: index, to: index) else { break }
      Features.forEachGram(of: terms.words[index]) {
        sought.append(SoughtFeature(hash: $0, note: note))
      }
    }
    return features(sought, bytes)
  }

  private func features(
    _ sought: [SoughtFeature], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> LearnedFeatures {
    var features = LearnedFeatures(expecting: sought.count)
    forEachFound(of: sought, bytes) { features.add($0, note: $1) }
    features.sort(below: featureCount * 2) { rarity(of: $0, bytes) }
    return features
  }
}
