/// Trained weights as a text file: a head that says what they were trained on, then base64.
///
///     bloom intents 1
///     samples 9f3c…            the fingerprint of all training lines, in hexadecimal
///     answer 0.61
///     ask 0.35
///     labels cycle.day …
///     words <base64>
///     weights <base64>
package struct FrozenWeights: Sendable {
  package let fingerprint: UInt64
  package var thresholds: Thresholds
  package let model: Model

  /// The file's place in the Knowledge folder of a language.
  package static let name = "intents.weights"
  private static let title = "bloom intents 1"

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
    words \(Base64.encoded(model.words.bytes))
    weights \(Base64.encoded(model.bytes))

    """
  }

  /// Reads a file; nil where it is not one, or is damaged.
  ///
  /// - Parameter expected: nothing more is read where the samples' fingerprint is another.
  package init?(_ bytes: UnsafeRawBufferPointer, expected: UInt64? = nil) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: true).makeIterator()
    func value(_ name: String) -> Slice<UnsafeRawBufferPointer>? {
      guard let line = lines.next(), line.starts(with: name.utf8) else { return nil }
      return line.dropFirst(name.utf8.count + 1)
    }
    func string(_ name: String) -> String? {
      value(name).map { String(decoding: $0, as: UTF8.self) }
    }
    guard string(Self.title) != nil, let samples = string("samples"),
      let fingerprint = UInt64(samples, radix: 16), expected == nil || expected == fingerprint,
      let answer = string("answer").flatMap(Double.init),
      let ask = string("ask").flatMap(Double.init), let labels = string("labels"),
      let words = value("words").flatMap(Base64.decoded),
      let weights = value("weights").flatMap(Base64.decoded),
      let model = Model(
        labels: labels.split(separator: " ").map(String.init), words: WordList(packed: words),
        bytes: weights)
    else { return nil }
    self.init(
      fingerprint: fingerprint, thresholds: Thresholds(answer: answer, ask: ask), model: model)
  }
}

/// Base64 as in RFC 4648, section 4.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encoded(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 4 / 3 + 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        text.append(place <= group.count ? alphabet[bits >> (18 - 6 * place) & 63] : 0x3D)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes, or nil where a character is not of the alphabet.
  static func decoded(_ text: Slice<UnsafeRawBufferPointer>) -> [UInt8]? {
    var values = [UInt8](repeating: 0xFF, count: 256)
    for (value, letter) in alphabet.enumerated() { values[Int(letter)] = UInt8(value) }
    let source = UnsafeRawBufferPointer(rebasing: text)
    var count = source.count
    while count > 0, source[count - 1] == 0x3D { count -= 1 }
    var isWhole = true
    let length = count * 3 / 4
    let bytes = [UInt8](unsafeUninitializedCapacity: length + 3) { target, filled in
      var out = 0
      var index = 0
      while index < count {
        var bits: UInt32 = 0
        for place in 0..<4 {
          let value = index + place < count ? values[Int(source[index + place])] : 0
          if value == 0xFF { isWhole = false }
          bits = bits << 6 | UInt32(value & 63)
        }
        target[out] = UInt8(truncatingIfNeeded: bits >> 16)
        target[out + 1] = UInt8(truncatingIfNeeded: bits >> 8)
        target[out + 2] = UInt8(truncatingIfNeeded: bits)
        out += 3
        index += 4
      }
      filled = length
    }
    return isWhole && count % 4 != 1 ? bytes : nil
  }
}
