/// The trained weights, pruned and rounded to six bits, packed in one text.
///
/// All numbers are digits of six bits, so that a file is used as it lies: only the features of a
/// message are ever read. A feature's entries are the labels it speaks for or against; a training
/// run and a file give the same text, so that both score alike.
///
///     features, entries, lines, labels (the outside class counted)   5 digits each
///     largest   for each label: its largest weight                   6, the bits of a float
///     constant  for each label                                       6, the bits of a float
///     bucket    the first feature of each first bits, and the end    4
///     feature   in the order of their hashes, and one more as the end:
///               the 30 bits of the hash after the first bits         5
///               its first entry                                      4
///               in how many lines it occurs                          3
///     entry     a pair of digits of the feature's ``WeightRow``      2
///
/// What belongs to one feature stands together, and few of them in one bucket: a feature is found
/// where one or two lines of memory are fetched.
package final class Model: Sendable {
  /// The labels, sorted; the outside class, where there is one, follows them in the weights.
  package let labels: [String]
  let words: WordList
  /// Short words with the whole words they stand for, as in `u=you`.
  let shorthand: [String]
  /// The whole words by the short ones.
  let whole: WordMap<[UInt8]>
  let packed: PackedText

  let featureCount: Int
  let entryCount: Int
  let lineCount: Int
  let classCount: Int
  /// The largest weight and the constant of each label.
  let machines: [(largest: Double, constant: Double)]
  /// How rare a feature is that occurs in no line, in one, in two and so on; most are in few.
  let rarities: [Double]
  let layout: Layout

  /// Reads packed weights; nil where their length is not what their head says.
  init?(labels: [String], words: WordList, packed: PackedText, shorthand: [String] = []) {
    guard packed.count >= Layout.head else { return nil }
    let head = packed.withBytes { bytes in (0..<4).map { bytes.number(at: $0 * 5, width: 5) } }
    self.labels = labels
    self.words = words
    self.packed = packed
    (featureCount, entryCount, lineCount, classCount) = (head[0], head[1], head[2], head[3])
    layout = Layout(features: featureCount, entries: entryCount, classes: classCount)
    guard layout.end == packed.count,
      classCount - labels.count == 0 || classCount - labels.count == 1
    else { return nil }
    rarities = Self.rarities(lineCount)
    machines = Self.machines(packed, layout, classCount)
    self.shorthand = shorthand
    whole = Terms.whole(shorthand)
  }

  /// The length of the packed weights, in bytes.
  package var size: Int { packed.count }

  /// Where each part begins.
  struct Layout: Sendable {
    let largest, constants, buckets, features, entries, end: Int
    /// How many first bits of a hash are the number of its bucket.
    let bucketBits: Int
    static let head = 20
    /// The length of what is known of one feature, and where the number of its first entry stands
    /// in it.
    static let feature = 12
    static let start = 5

    init(features count: Int, entries entryCount: Int, classes: Int) {
      bucketBits = max(1, Int.bitWidth - (count / 4).leadingZeroBitCount)
      largest = Self.head
      constants = largest + 6 * classes
      buckets = constants + 6 * classes
      features = buckets + 4 * (1 << bucketBits + 1)
      entries = features + Self.feature * (count + 1)
      end = entries + WeightRow.width * entryCount
    }

    /// The number of a hash's bucket.
    @inline(__always) func bucket(of hash: UInt64) -> Int {
      Int(truncatingIfNeeded: hash &>> UInt64(truncatingIfNeeded: 64 &- bucketBits))
    }

    /// What tells the hashes of a bucket apart, as five digits.
    @inline(__always) func key(of hash: UInt64) -> UInt64 {
      SixBits.key(hash &<< UInt64(truncatingIfNeeded: bucketBits)) &>> 24
    }
  }

  /// Packs trained weights.
  ///
  /// - Parameter weights: for each of at most 1,023 labels, one weight a feature and the constant.
  init(
    labels: [String], features: [UInt64], documents: [Int], lineCount: Int, weights: [[Double]],
    words: WordList, shorthand: [String] = []
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
    let layout = Layout(
      features: features.count, entries: entries.count / WeightRow.width, classes: weights.count)
    var first = 0
    for bucket in 0...(1 << layout.bucketBits) {
      while first < features.count, layout.bucket(of: features[first]) < bucket { first += 1 }
      text += SixBits.digits(UInt64(first), width: 4)
    }
    for (index, feature) in features.enumerated() {
      text += SixBits.digits((feature << UInt64(layout.bucketBits)) >> 34, width: Layout.start)
      text += SixBits.digits(UInt64(starts[index]), width: 4)
      text += SixBits.digits(UInt64(min(documents[index], 0x3FFFF)), width: 3)
    }
    text += SixBits.digits(0, width: Layout.start)
    text += SixBits.digits(UInt64(starts[features.count]), width: 4) + SixBits.digits(0, width: 3)
    text += entries
    self.labels = labels
    self.words = words
    self.shorthand = shorthand
    self.layout = layout
    self.lineCount = lineCount
    whole = Terms.whole(shorthand)
    packed = PackedText(String(decoding: text, as: UTF8.self))
    featureCount = features.count
    entryCount = entries.count / WeightRow.width
    classCount = weights.count
    rarities = Self.rarities(lineCount)
    machines = Self.machines(packed, layout, classCount)
  }

  private static func machines(
    _ packed: PackedText, _ layout: Layout, _ count: Int
  ) -> [(largest: Double, constant: Double)] {
    packed.withBytes { bytes in
      (0..<count).map { label in
        (bytes.float(at: layout.largest + 6 * label), bytes.float(at: layout.constants + 6 * label))
      }
    }
  }

  private static func rarities(_ lineCount: Int) -> [Double] {
    (0..<1024).map { Weighting.rarity(documents: $0, of: lineCount) }
  }
}
