/// Every label's score for one message.
package struct Ranking: Sendable {
  /// The labels with their scores f, best first; ties in the order of the labels.
  package let scores: [(label: String, score: Double)]
  /// The score of the class that is never an answer; 0 where there is none.
  package let outside: Double
  /// K: the share of the message's words, by rarity, that occur in the samples; 0…1.
  package let known: Double

  /// How sure the answer is: max f + K − 0.5 · f(outside); near 0 or below is a guess.
  package var certainty: Double {
    (scores.first?.score ?? -1) + known - 0.5 * outside
  }
}

extension Model {
  /// Scores the words of a message; sums run in the order of the features, so that the same words
  /// give the same bytes in every process.
  func rank(_ terms: Terms) -> Ranking {
    var terms = terms
    let known = correct(&terms)
    var totals = [Double](repeating: 0, count: classCount)
    let layout = layout
    bytes.withUnsafeBytes { raw in
      for label in 0..<classCount { totals[label] = raw.float(layout.constants, label) }
      let vector = Weighting.vector(Features(terms)) { hash in
        find(hash, raw, layout).map { ($0, rarity(of: $0, raw, layout)) }
      }
      for (feature, value) in vector {
        let start = raw.count(layout.starts, feature)
        for entry in start..<raw.count(layout.starts, feature + 1) {
          let label = raw.label(layout, entry)
          let weight = Int8(bitPattern: raw[layout.weights + entry])
          totals[label] += value * Double(weight) * raw.float(layout.steps, label)
        }
      }
    }
    let order = labels.indices.sorted { (-totals[$0], $0) < (-totals[$1], $1) }
    return Ranking(
      scores: order.map { (labels[$0], totals[$0]) },
      outside: classCount > labels.count ? totals[labels.count] : 0, known: known)
  }

  /// Corrects unknown words where one sample word is one edit away.
  ///
  /// - Returns: the share of known words; a corrected one counts half.
  func correct(_ terms: inout Terms) -> Double {
    terms.expand(shorthand)
    var total = 0.0
    var known = 0.0
    bytes.withUnsafeBytes { raw in
      for index in terms.words.indices {
        if let feature = stem(terms.stems[index], raw) {
          let rarity = rarity(of: feature, raw, layout)
          total += rarity
          known += rarity
        } else if let correction = words.correction(of: terms.words[index]) {
          terms.words[index] = correction
          terms.stems[index] = Stemmer.stem(correction)
          let rarity =
            stem(terms.stems[index], raw).map { self.rarity(of: $0, raw, layout) } ?? unseenRarity
          total += rarity
          known += rarity / 2
        } else {
          total += unseenRarity
        }
      }
    }
    return total > 0 ? known / total : 0
  }

  /// What each feature of a message gives to one label.
  func contributions(of features: Features, to label: Int) -> [UInt64: Double] {
    var worth: [UInt64: Double] = [:]
    let layout = layout
    bytes.withUnsafeBytes { raw in
      var hashes: [Int: UInt64] = [:]
      let vector = Weighting.vector(features) { hash in
        guard let feature = find(hash, raw, layout) else { return nil }
        hashes[feature] = hash
        return (feature, rarity(of: feature, raw, layout))
      }
      for (feature, value) in vector {
        let entries = raw.count(layout.starts, feature)..<raw.count(layout.starts, feature + 1)
        for entry in entries where raw.label(layout, entry) == label {
          let weight = Double(Int8(bitPattern: raw[layout.weights + entry]))
          if let hash = hashes[feature] {
            worth[hash] = value * weight * raw.float(layout.steps, label)
          }
        }
      }
    }
    return worth
  }

  private var unseenRarity: Double { Weighting.rarity(documents: 0, of: lineCount) }

  private func stem(_ stem: [UInt8], _ raw: UnsafeRawBufferPointer) -> Int? {
    find(Hash.of(stem, seed: Hash.stem), raw, layout)
  }

  private func rarity(
    of feature: Int, _ raw: UnsafeRawBufferPointer, _ layout: Layout
  ) -> Double {
    Weighting.rarity(documents: raw.short(layout.documents, feature), of: lineCount)
  }

  /// The place of a feature: hashes are evenly spread, so the first guess is nearly right.
  func find(_ hash: UInt64, _ raw: UnsafeRawBufferPointer, _ layout: Layout) -> Int? {
    var low = 0
    var high = featureCount
    let guess = Int((UInt64(featureCount).multipliedFullWidth(by: hash)).high)
    var reach = 16
    if guess > reach, raw.hash(layout.hashes, guess - reach) <= hash { low = guess - reach }
    while guess + reach < featureCount, reach < 4096 {
      if raw.hash(layout.hashes, guess + reach) > hash {
        high = guess + reach
        break
      }
      reach *= 4
    }
    while low < high {
      let middle = (low + high) / 2
      if raw.hash(layout.hashes, middle) < hash { low = middle + 1 } else { high = middle }
    }
    return low < featureCount && raw.hash(layout.hashes, low) == hash ? low : nil
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func hash(_ base: Int, _ index: Int) -> UInt64 {
    UInt64(littleEndian: loadUnaligned(fromByteOffset: base + 8 * index, as: UInt64.self))
  }

  fileprivate func count(_ base: Int, _ index: Int) -> Int {
    Int(UInt32(littleEndian: loadUnaligned(fromByteOffset: base + 4 * index, as: UInt32.self)))
  }

  fileprivate func short(_ base: Int, _ index: Int) -> Int {
    Int(UInt16(littleEndian: loadUnaligned(fromByteOffset: base + 2 * index, as: UInt16.self)))
  }

  fileprivate func label(_ layout: Model.Layout, _ entry: Int) -> Int {
    layout.labelWidth == 1 ? Int(self[layout.labels + entry]) : short(layout.labels, entry)
  }

  fileprivate func float(_ base: Int, _ index: Int) -> Double {
    let bits = UInt32(
      littleEndian: loadUnaligned(fromByteOffset: base + 4 * index, as: UInt32.self))
    return Double(Float(bitPattern: bits))
  }
}
