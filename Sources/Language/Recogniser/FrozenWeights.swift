import Knowledge

/// Trained weights as a text file: a head that says what they were trained on, then the words and
/// the weights in the digits of ``PackedText``.
///
///     bloom intents 4
///     samples 9f3c…            the fingerprint of all training lines, in hexadecimal
///     answer 0.61
///     ask 0.35
///     labels cycle.day …
///     shorthand u=you …
///     words 0help003…
///     weights 00F0…
package struct FrozenWeights: Sendable {
  package let fingerprint: UInt64
  package var thresholds: Thresholds
  package let model: Model

  /// The file's place in the Knowledge folder of a language.
  package static let name = "intents.weights"
  private static let title = "bloom intents 4"

  package init(fingerprint: UInt64, thresholds: Thresholds, model: Model) {
    self.fingerprint = fingerprint
    self.thresholds = thresholds
    self.model = model
  }

  /// The file's text.
  package var text: String {
    """
    \(Self.title)
    samples \(String(fingerprint, radix: 16))
    answer \(thresholds.answer)
    ask \(thresholds.ask)
    labels \(model.labels.joined(separator: " "))
    shorthand \(model.shorthand.sorted().joined(separator: " "))
    words \(model.words.packed.string)
    weights \(model.packed.string)

    """
  }

  /// Reads a file; nil where it is not one, or is damaged.
  ///
  /// - Parameter expected: nothing more is read where the samples' fingerprint is another.
  package init?(_ text: String, expected: UInt64? = nil) {
    let lines = Self.lines(of: text)
    func string(_ name: String) -> String? { lines[name].map { PackedText(text, $0).string } }
    func list(_ name: String) -> [String]? { lines[name].map { PackedText(text, $0).list } }
    guard lines[Self.title] != nil, let samples = string("samples"),
      let fingerprint = UInt64(samples, radix: 16), expected == nil || expected == fingerprint,
      let answer = string("answer").flatMap(Double.init),
      let ask = string("ask").flatMap(Double.init), let labels = list("labels"),
      let shorthand = list("shorthand"),
      let words = lines["words"].flatMap({ WordList(packed: PackedText(text, $0)) }),
      let model = lines["weights"].flatMap({
        Model(labels: labels, words: words, packed: PackedText(text, $0), shorthand: shorthand)
      })
    else { return nil }
    self.init(
      fingerprint: fingerprint, thresholds: Thresholds(answer: answer, ask: ask), model: model)
  }

  /// The values of the lines by their names; the last line is not searched for its end.
  private static func lines(of text: String) -> [String: Range<Int>] {
    var lines: [String: Range<Int>] = [:]
    text.withBytes { bytes in
      var start = 0
      while start < bytes.count {
        let last = "weights ".utf8
        let isLast =
          start + last.count <= bytes.count && bytes[start..<start + last.count].elementsEqual(last)
        let end =
          isLast
          ? bytes.count - (bytes.last == 0x0A ? 1 : 0)
          : bytes.newline(from: start)
        let line = bytes[start..<end]
        let isTitle = start == 0
        let space = isTitle ? end : line.firstIndex(of: 0x20) ?? end
        lines[String(decoding: bytes[start..<space], as: UTF8.self)] = min(space + 1, end)..<end
        start = end + 1
      }
    }
    return lines
  }
}

extension Library {
  /// The weights of the language; those of English only where its samples are English too.
  package var pathOfWeights: String {
    paths(under: "\(language)/skills").isEmpty
      ? path(of: FrozenWeights.name) : "\(language)/\(FrozenWeights.name)"
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the first line break from a place on stands, or the end; eight bytes at a time.
  fileprivate func newline(from start: Int) -> Int {
    let (ones, highest): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    var place = start
    while place + 8 <= count {
      let other = key(at: place) ^ (ones &* 0x0A)
      if (other &- ones) & ~other & highest != 0 { break }
      place += 8
    }
    while place < count, self[place] != 0x0A { place += 1 }
    return place
  }
}
