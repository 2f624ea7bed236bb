/// Every label's score for one message.
package struct Ranking: Sendable {
  /// The labels, sorted.
  let labels: [String]
  /// The score f of each label.
  let values: [Double]
  /// The score of the class that is never an answer; 0 where there is none.
  package let outside: Double
  /// K: the share of the message's words, by rarity, that occur in the samples; 0…1.
  package let known: Double

  /// The labels with their scores f, best first; ties in the order of the labels.
  package var scores: [(label: String, score: Double)] {
    let order = labels.indices.sorted { (-values[$0], $0) < (-values[$1], $1) }
    return order.map { (labels[$0], values[$0]) }
  }

  /// How sure the answer is: max f + K − 0.5 · f(outside); near 0 or below is a guess.
  package var certainty: Double {
    (values.max() ?? -1) + known - 0.5 * outside
  }
}

extension Model {
  /// Scores the words of a message.
  func rank(_ terms: Terms) -> Ranking {
    let learned = learned(terms)
    return rank(learned, learned.terms.words.indices)
  }

  /// Scores some words of a message; sums run in the order of the features, so that the same words
  /// give the same bytes in every process.
  func rank(_ learned: LearnedTerms, _ words: Range<Int>) -> Ranking {
    let layout = layout
    let scores = packed.withBytes { bytes in
      totals(of: vector(learned, words, bytes, layout), bytes, layout)
    }
    return Ranking(
      labels: labels, values: Array(scores[..<labels.count]),
      outside: classCount > labels.count ? scores[labels.count] : 0, known: learned.known(of: words)
    )
  }

  /// The vector that ``Weighting`` makes of the ``Features`` of some words.
  private func vector(
    _ learned: LearnedTerms, _ words: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>,
    _ layout: Layout
  ) -> [(feature: Int, value: Double)] {
    var found: [Int] = []
    found.reserveCapacity(words.count * 10)
    learned.terms.forEachWordFeature(of: words, stems: learned.stems) { hash, isCounted in
      if let feature = find(hash, bytes, layout) { found.append(feature * 2 + (isCounted ? 0 : 1)) }
    }
    found.sortFeatures(below: featureCount * 2)
    var grams = Array(learned.grams(of: words))
    grams.sortFeatures(below: featureCount)
    return Weighting.vector(words: found, grams: grams) { rarity(of: $0, bytes, layout) }
  }

  /// The score of every class for a vector of features.
  private func totals(
    of vector: [(feature: Int, value: Double)], _ bytes: UnsafeBufferPointer<UInt8>,
    _ layout: Layout
  ) -> [Double] {
    var sums = WeightSums(labels: classCount)
    sums.add { add in
      for (feature, value) in vector { add(row(of: feature, bytes, layout), value) }
    }
    return machines.indices.map { label in
      machines[label].constant + sums[label] * machines[label].largest
    }
  }

  /// What each feature of a message gives to one label.
  func contributions(of features: Features, to label: Int) -> [UInt64: Double] {
    var worth: [UInt64: Double] = [:]
    let layout = layout
    packed.withBytes { bytes in
      var hashes: [Int: UInt64] = [:]
      let vector = Weighting.vector(features) { hash in
        guard let feature = find(hash, bytes, layout) else { return nil }
        hashes[feature] = hash
        return (feature, rarity(of: feature, bytes, layout))
      }
      for (feature, value) in vector {
        guard let hash = hashes[feature] else { continue }
        var sums = WeightSums(labels: classCount)
        sums.add(row(of: feature, bytes, layout), times: value)
        guard sums[label] != 0 else { continue }
        worth[hash] = sums[label] * bytes.float(at: layout.largest + 6 * label)
      }
    }
    return worth
  }

  /// How rare a word is that no sample has.
  var unseenRarity: Double { rarities[0] }

  /// How rare a feature is.
  func rarity(
    of feature: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ layout: Layout
  ) -> Double {
    let documents = bytes.number(at: layout.documents + 3 * feature, width: 3)
    return documents < rarities.count
      ? rarities[documents] : Weighting.rarity(documents: documents, of: lineCount)
  }

  /// The weights of a feature; none where the text is damaged.
  private func row(
    of feature: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ layout: Layout
  ) -> UnsafeBufferPointer<UInt8> {
    let (start, end) = bytes.pair(at: layout.starts + 4 * feature)
    guard start < end, end <= entryCount else { return UnsafeBufferPointer(start: nil, count: 0) }
    let first = layout.entries + WeightRow.width * start
    return UnsafeBufferPointer(rebasing: bytes[first..<(layout.entries + WeightRow.width * end)])
  }

  /// The place of a feature, by its bucket.
  func find(
    _ hash: UInt64, _ bytes: UnsafeBufferPointer<UInt8>, _ layout: Layout
  ) -> Int? {
    var (low, end) = bytes.pair(at: layout.buckets + 4 * Int(hash >> 52))
    end = min(end, featureCount)
    var high = end
    let key = SixBits.key(hash)
    while low < high {
      let middle = (low + high) / 2
      if bytes.key(at: layout.hashes + 8 * middle) < key { low = middle + 1 } else { high = middle }
    }
    return low < end && bytes.key(at: layout.hashes + 8 * low) == key ? low : nil
  }
}
