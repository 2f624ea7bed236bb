/// The trained weights, pruned and rounded to six bits, packed in one text.
///
/// All numbers are digits of six bits, so that a file is used as it lies: only the features of a
/// message are ever read. A feature's entries are the labels it speaks for or against; a training
/// run and a file give the same text, so that both score alike.
///
///     features, entries, lines, labels (the outside class counted)   5 digits each
///     largest   for each label: its largest weight                   6, the bits of a float
///     constant  for each label                                       6, the bits of a float
///     bucket    the first feature of each first 12 bits, and the end 4
///     hash      of each feature, its highest 48 bits, sorted         8
///     start     the first entry of each feature, and the end         4
///     documents in how many lines each feature occurs                3
///     entry     a pair of digits of the feature's ``WeightRow``      2
package struct Model: Sendable {
  /// The labels, sorted; the outside class, where there is one, follows them in the weights.
  package let labels: [String]
  let words: WordList
  /// Short words with the whole words they stand for, as in `u=you`.
  var shorthand: [String] = [] {
    didSet { whole = Terms.whole(shorthand) }
  }
  /// The whole words by the short ones.
  private(set) var whole = WordMap<[UInt8]>()
  let packed: PackedText

  let featureCount: Int
  let entryCount: Int
  let lineCount: Int
  let classCount: Int
  /// The largest weight and the constant of each label.
  private(set) var machines: [(largest: Double, constant: Double)] = []
  /// How rare a feature is that occurs in no line, in one, in two and so on; most are in few.
  let rarities: [Double]

  /// Reads packed weights; nil where their length is not what their head says.
  init?(labels: [String], words: WordList, packed: PackedText) {
    guard packed.count >= Layout.head else { return nil }
    let head = packed.withBytes { bytes in (0..<4).map { bytes.number(at: $0 * 5, width: 5) } }
    self.labels = labels
    self.words = words
    self.packed = packed
    (featureCount, entryCount, lineCount, classCount) = (head[0], head[1], head[2], head[3])
    rarities = Self.rarities(lineCount)
    guard layout.end == packed.count,
      classCount - labels.count == 0 || classCount - labels.count == 1
    else { return nil }
    machines = unpackedMachines
  }

  /// The length of the packed weights, in bytes.
  package var size: Int { packed.count }

  /// Where each part begins.
  struct Layout {
    let largest, constants, buckets, hashes, starts, documents, entries, end: Int
    static let head = 20
    static let bucketCount = 4096

    init(features: Int, entries count: Int, classes: Int) {
      largest = Self.head
      constants = largest + 6 * classes
      buckets = constants + 6 * classes
      hashes = buckets + 4 * (Self.bucketCount + 1)
      starts = hashes + 8 * features
      documents = starts + 4 * (features + 1)
      entries = documents + 3 * features
      end = entries + WeightRow.width * count
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
    let largest = weights.map { machine in Float(machine.dropLast().reduce(0) { max($0, abs($1)) })
    }
    var entries: [UInt8] = []
    var starts = [0]
    for feature in features.indices {
      entries += WeightRow.digits(
        of: weights.enumerated().map { label, machine in
          abs(machine[feature]) >= Trainer.pruned ? machine[feature] / Double(largest[label]) : 0
        })
      starts.append(entries.count / WeightRow.width)
    }
    var text: [UInt8] = []
    for count in [features.count, entries.count / WeightRow.width, lineCount, weights.count] {
      text += SixBits.digits(UInt64(count), width: 5)
    }
    for weight in largest { text += SixBits.digits(UInt64(weight.bitPattern), width: 6) }
    for machine in weights {
      text += SixBits.digits(UInt64(Float(machine[features.count]).bitPattern), width: 6)
    }
    var first = 0
    for bucket in 0...Layout.bucketCount {
      while first < features.count, features[first] >> 52 < UInt64(bucket) { first += 1 }
      text += SixBits.digits(UInt64(first), width: 4)
    }
    for feature in features { text += SixBits.digits(feature >> 16, width: 8) }
    for start in starts { text += SixBits.digits(UInt64(start), width: 4) }
    for count in documents { text += SixBits.digits(UInt64(min(count, 0x3FFFF)), width: 3) }
    text += entries
    self.labels = labels
    self.words = words
    packed = PackedText(String(decoding: text, as: UTF8.self))
    featureCount = features.count
    entryCount = entries.count / WeightRow.width
    self.lineCount = lineCount
    classCount = weights.count
    rarities = Self.rarities(lineCount)
    machines = unpackedMachines
  }

  private var unpackedMachines: [(largest: Double, constant: Double)] {
    let layout = layout
    return packed.withBytes { bytes in
      (0..<classCount).map { label in
        (bytes.float(at: layout.largest + 6 * label), bytes.float(at: layout.constants + 6 * label))
      }
    }
  }

  private static func rarities(_ lineCount: Int) -> [Double] {
    (0..<1024).map { Weighting.rarity(documents: $0, of: lineCount) }
  }
}
