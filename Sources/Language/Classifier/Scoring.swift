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
    var scores = packed.withBytes { bytes in
      totals(of: vector(learned, words, bytes), bytes)
    }
    let outside = classCount > labels.count ? scores.removeLast() : 0
    return Ranking(
      labels: labels, values: scores, outside: outside, known: learned.known(of: words))
  }

  /// The vector that ``Weighting`` makes of the ``Features`` of some words.
  private func vector(
    _ learned: LearnedTerms, _ words: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [(feature: Int, value: Double)] {
    var openings: [(key: Int, rarity: Double)] = []
    learned.terms.forEachOpening(of: words) { hash in
      guard let feature = find(hash, bytes) else { return }
      openings.append((feature * 2 + 1, rarity(of: feature, bytes)))
    }
    if openings.count > 1, openings[1].key < openings[0].key { openings.swapAt(0, 1) }
    return Weighting.vector(
      words: learned.wordFeatures, grams: learned.gramFeatures, of: words, openings: openings)
  }

  /// The score of every class for a vector of features.
  private func totals(
    of vector: [(feature: Int, value: Double)], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [Double] {
    WeightSums.with(labels: classCount) { sums in
      withUnsafeTemporaryAllocation(of: WeightedRow.self, capacity: vector.count) { rows in
        for (index, one) in vector.enumerated() {
          rows.initializeElement(
            at: index, to: WeightedRow(row(of: one.feature, bytes), times: one.value))
        }
        sums.add(rows)
      }
      return [Double](unsafeUninitializedCapacity: classCount) { totals, count in
        machines.withUnsafeBufferPointer { machines in
          for label in machines.indices {
            totals.initializeElement(
              at: label, to: machines[label].constant + sums[label] * machines[label].largest)
          }
        }
        count = classCount
      }
    }
  }

  /// What each feature of a message gives to one label.
  func contributions(of features: Features, to label: Int) -> [UInt64: Double] {
    var worth: [UInt64: Double] = [:]
    packed.withBytes { bytes in
      var hashes: [Int: UInt64] = [:]
      let vector = Weighting.vector(features) { hash in
        guard let feature = find(hash, bytes) else { return nil }
        hashes[feature] = hash
        return (feature, rarity(of: feature, bytes))
      }
      for (feature, value) in vector {
        guard let hash = hashes[feature] else { continue }
        let sum = WeightSums.with(labels: classCount) { sums in
          sums.add(row(of: feature, bytes), times: value)
          return sums[label]
        }
        guard sum != 0 else { continue }
        worth[hash] = sum * bytes.float(at: layout.largest + 6 * label)
      }
    }
    return worth
  }

  /// How rare a word is that no sample has.
  var unseenRarity: Double { rarities[0] }

  /// How rare a feature is.
  func rarity(of feature: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Double {
    let place = layout.features &+ Layout.feature &* feature &+ Layout.start
    // Four digits are read at once: those of the lines, and one of what follows, which is dropped.
    let documents = bytes.pair(at: place).second &>> 6
    return documents < rarities.count
      ? rarities[documents] : Weighting.rarity(documents: documents, of: lineCount)
  }

  /// The weights of a feature; none where the text is damaged.
  private func row(
    of feature: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    let place = layout.features &+ Layout.feature &* feature &+ Layout.start
    let start = bytes.pair(at: place).first
    let end = bytes.number(at: place &+ Layout.feature, width: 4)
    guard start < end, end <= entryCount else { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(
      start: bytes.baseAddress.map { $0 + (layout.entries &+ WeightRow.width &* start) },
      count: WeightRow.width &* (end &- start))
  }
}
