/// The trained weights, pruned and rounded to eight bits, packed in one run of bytes.
///
/// All numbers are little-endian. A feature's entries are the labels it speaks for or against; a
/// training run and a file give the same bytes, so that both score alike.
///
///     features  u32, entries u32, lines u32, labels u32 (the outside class counted)
///     step      f32 for each label: what one unit of an 8-bit weight is worth
///     constant  f32 for each label
///     hash      u64 for each feature, sorted
///     start     u32 for each feature and one more: its first entry
///     documents u16 for each feature: in how many lines it occurs
///     label     u8 for each entry, u16 where there are more than 256 labels
///     weight    i8 for each entry
package struct Model: Sendable {
  /// The labels, sorted; the outside class, where there is one, follows them in the weights.
  package let labels: [String]
  let words: WordList
  /// Short words with the whole words they stand for.
  var shorthand: [String: String] = [:]
  let bytes: [UInt8]

  let featureCount: Int
  let entryCount: Int
  let lineCount: Int
  let classCount: Int

  /// Reads packed weights; nil where their length is not what their head says.
  init?(labels: [String], words: WordList, bytes: [UInt8]) {
    guard bytes.count >= 16 else { return nil }
    let head = bytes.withUnsafeBytes { raw in
      (0..<4).map {
        Int(UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)))
      }
    }
    self.labels = labels
    self.words = words
    self.bytes = bytes
    (featureCount, entryCount, lineCount, classCount) = (head[0], head[1], head[2], head[3])
    guard layout.end == bytes.count,
      classCount - labels.count == 0 || classCount - labels.count == 1
    else { return nil }
  }

  /// The length of the packed weights, in bytes.
  package var size: Int { bytes.count }

  /// Where each part begins.
  struct Layout {
    let steps, constants, hashes, starts, documents, labels, weights, end: Int

    /// The bytes of an entry's label.
    let labelWidth: Int

    init(features: Int, entries: Int, classes: Int) {
      labelWidth = classes > 256 ? 2 : 1
      steps = 16
      constants = steps + 4 * classes
      hashes = constants + 4 * classes
      starts = hashes + 8 * features
      documents = starts + 4 * (features + 1)
      labels = documents + 2 * features
      weights = labels + labelWidth * entries
      end = weights + entries
    }
  }

  var layout: Layout { Layout(features: featureCount, entries: entryCount, classes: classCount) }

  /// Packs trained weights.
  ///
  /// - Parameter weights: for each label, one weight a feature and the constant.
  init(
    labels: [String], features: [UInt64], documents: [Int], lineCount: Int, weights: [[Double]],
    words: WordList
  ) {
    var entryLabels: [UInt16] = []
    var entryWeights: [Int8] = []
    var starts: [UInt32] = [0]
    let steps = weights.map { machine in
      Float(machine.dropLast().reduce(0) { max($0, abs($1)) } / 127)
    }
    for feature in features.indices {
      for (label, machine) in weights.enumerated() where abs(machine[feature]) >= Trainer.pruned {
        let rounded = (machine[feature] / Double(steps[label])).rounded()
        entryLabels.append(UInt16(label))
        entryWeights.append(Int8(max(-127, min(127, rounded))))
      }
      starts.append(UInt32(entryLabels.count))
    }
    var bytes: [UInt8] = []
    for count in [features.count, entryLabels.count, lineCount, weights.count] {
      Self.append(UInt32(count), to: &bytes)
    }
    for step in steps { Self.append(step.bitPattern, to: &bytes) }
    for machine in weights { Self.append(Float(machine[features.count]).bitPattern, to: &bytes) }
    for feature in features { Self.append(feature, to: &bytes) }
    for start in starts { Self.append(start, to: &bytes) }
    for count in documents { Self.append(UInt16(min(count, 65535)), to: &bytes) }
    for label in entryLabels {
      if weights.count > 256 { Self.append(label, to: &bytes) } else { bytes.append(UInt8(label)) }
    }
    bytes += entryWeights.map { UInt8(bitPattern: $0) }
    self.labels = labels
    self.words = words
    self.bytes = bytes
    featureCount = features.count
    entryCount = entryLabels.count
    self.lineCount = lineCount
    classCount = weights.count
  }

  private static func append<T: FixedWidthInteger>(_ value: T, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
  }
}
