/// The trained weights, pruned and rounded to eight bits, packed in one text.
///
/// All numbers are digits of six bits, so that a file is used as it lies: only the features of a
/// message are ever read. A feature's entries are the labels it speaks for or against; a training
/// run and a file give the same text, so that both score alike.
///
///     features, entries, lines, labels (the outside class counted)   5 digits each
///     step      for each label: what one unit of a weight is worth   6, the bits of a float
///     constant  for each label                                       6, the bits of a float
///     hash      of each feature, its highest 48 bits, sorted         8
///     start     the first entry of each feature, and the end         4
///     documents in how many lines each feature occurs                3
///     entry     its label in 10 bits, its weight + 128 in 8          3
package struct Model: Sendable {
  /// The labels, sorted; the outside class, where there is one, follows them in the weights.
  package let labels: [String]
  let words: WordList
  /// Short words with the whole words they stand for.
  var shorthand: [String: String] = [:]
  let packed: PackedText

  let featureCount: Int
  let entryCount: Int
  let lineCount: Int
  let classCount: Int

  /// Reads packed weights; nil where their length is not what their head says.
  init?(labels: [String], words: WordList, packed: PackedText) {
    guard packed.count >= Layout.head else { return nil }
    let head = packed.withBytes { bytes in (0..<4).map { bytes.number(at: $0 * 5, width: 5) } }
    self.labels = labels
    self.words = words
    self.packed = packed
    (featureCount, entryCount, lineCount, classCount) = (head[0], head[1], head[2], head[3])
    guard layout.end == packed.count,
      classCount - labels.count == 0 || classCount - labels.count == 1
    else { return nil }
  }

  /// The length of the packed weights, in bytes.
  package var size: Int { packed.count }

  /// Where each part begins.
  struct Layout {
    let steps, constants, hashes, starts, documents, entries, end: Int
    static let head = 20
    /// As many as the ten bits of an entry's label can name.
    static let mostClasses = 1024

    init(features: Int, entries count: Int, classes: Int) {
      steps = Self.head
      constants = steps + 6 * classes
      hashes = constants + 6 * classes
      starts = hashes + 8 * features
      documents = starts + 4 * (features + 1)
      entries = documents + 3 * features
      end = entries + 3 * count
    }
  }

  var layout: Layout { Layout(features: featureCount, entries: entryCount, classes: classCount) }

  /// Packs trained weights.
  ///
  /// - Parameter weights: for each of at most 1,023 labels, one weight a feature and the constant.
  init(
    labels: [String], features: [UInt64], documents: [Int], lineCount: Int, weights: [[Double]],
    words: WordList
  ) {
    let steps = weights.map { machine in
      Float(machine.dropLast().reduce(0) { max($0, abs($1)) } / 127)
    }
    var entries: [UInt64] = []
    var starts = [0]
    for feature in features.indices {
      for (label, machine) in weights.enumerated() where abs(machine[feature]) >= Trainer.pruned {
        let rounded = (machine[feature] / Double(steps[label])).rounded()
        entries.append(UInt64(label << 8 + Int(max(-127, min(127, rounded))) + 128))
      }
      starts.append(entries.count)
    }
    var text: [UInt8] = []
    for count in [features.count, entries.count, lineCount, weights.count] {
      text += SixBits.digits(UInt64(count), width: 5)
    }
    for step in steps { text += SixBits.digits(UInt64(step.bitPattern), width: 6) }
    for machine in weights {
      text += SixBits.digits(UInt64(Float(machine[features.count]).bitPattern), width: 6)
    }
    for feature in features { text += SixBits.digits(feature >> 16, width: 8) }
    for start in starts { text += SixBits.digits(UInt64(start), width: 4) }
    for count in documents { text += SixBits.digits(UInt64(min(count, 0x3FFFF)), width: 3) }
    for entry in entries { text += SixBits.digits(entry, width: 3) }
    self.labels = labels
    self.words = words
    packed = PackedText(String(decoding: text, as: UTF8.self))
    featureCount = features.count
    entryCount = entries.count
    self.lineCount = lineCount
    classCount = weights.count
  }
}
