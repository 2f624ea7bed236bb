/// Trained weights as a text file: a head that says what they were trained on, then base64.
///
///     bloom intents 1
///     samples 9f3c…            the fingerprint of all training lines, in hexadecimal
///     answer 0.61
///     ask 0.35
///     labels cycle.day …
///     shorthand u=you …
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
    shorthand \(model.shorthand.map { "\($0)=\($1)" }.sorted().joined(separator: " "))
    words \(Base64.encoded(model.words.bytes))
    weights \(Base64.encoded(model.bytes))

    """
  }

  /// Reads a file; nil where it is not one, or is damaged.
  ///
  /// - Parameter expected: nothing more is read where the samples' fingerprint is another.
  package init?(_ bytes: UnsafeRawBufferPointer, expected: UInt64? = nil) {
    var start = 0
    func value(_ name: String) -> Slice<UnsafeRawBufferPointer>? {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
      let isLast = rest.first == 0x77 && rest.starts(with: "weights ".utf8)
      let length = isLast ? max(0, rest.count - 1) : rest.firstIndex(of: 0x0A) ?? rest.count
      let begin = start + name.utf8.count + 1
      let end = start + length
      start = min(end + 1, bytes.count)
      guard rest.starts(with: name.utf8), begin <= end + 1 else { return nil }
      return bytes[min(begin, end)..<end]
    }
    func string(_ name: String) -> String? {
      value(name).map { String(decoding: $0, as: UTF8.self) }
    }
    guard string(Self.title) != nil, let samples = string("samples"),
      let fingerprint = UInt64(samples, radix: 16), expected == nil || expected == fingerprint,
      let answer = string("answer").flatMap(Double.init),
      let ask = string("ask").flatMap(Double.init), let labels = string("labels"),
      let shorthand = string("shorthand"),
      let words = value("words").flatMap(Base64.decoded),
      let weights = value("weights").flatMap(Base64.decoded),
      var model = Model(
        labels: labels.split(separator: " ").map(String.init), words: WordList(packed: words),
        bytes: weights)
    else { return nil }
    for pair in shorthand.split(separator: " ") {
      let parts = pair.split(separator: "=")
      if parts.count == 2 { model.shorthand[String(parts[0])] = String(parts[1]) }
    }
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
    var values = [UInt8](repeating: 0x80, count: 256)
    for (value, letter) in alphabet.enumerated() { values[Int(letter)] = UInt8(value) }
    let source = UnsafeRawBufferPointer(rebasing: text)
    var count = source.count
    while count > 0, source[count - 1] == 0x3D { count -= 1 }
    guard count % 4 != 1 else { return nil }
    var wrong: UInt8 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count * 3 / 4 + 3) { target, filled in
      values.withUnsafeBufferPointer { values in
        var out = 0
        for index in stride(from: 0, to: count - count % 4, by: 4) {
          let (a, b) = (values[Int(source[index])], values[Int(source[index &+ 1])])
          let (c, d) = (values[Int(source[index &+ 2])], values[Int(source[index &+ 3])])
          wrong |= a | b | c | d
          target[out] = a << 2 | b >> 4
          target[out &+ 1] = b << 4 | c >> 2
          target[out &+ 2] = c << 6 | d
          out &+= 3
        }
        let rest = source[(count - count % 4)..<count].map { values[Int($0)] }
        for value in rest { wrong |= value }
        if rest.count > 1 { target[out] = rest[0] << 2 | rest[1] >> 4 }
        if rest.count > 2 { target[out + 1] = rest[1] << 4 | rest[2] >> 2 }
        filled = count * 3 / 4
      }
    }
    return wrong & 0x80 == 0 ? bytes : nil
  }
}
