/// What is to be silent just now, as the beginnings of words, in lower case.
struct Hush: Sendable {
  private let stems: [String]
  private let spelled: [[UInt8]]

  init(_ stems: [String]) {
    self.stems = stems
    spelled = stems.map { Array($0.utf8) }
  }

  /// Whether a text holds no word to be silent about.
  func allows(_ text: String) -> Bool {
    guard !stems.isEmpty else { return true }
    var text = text
    let plain = text.withUTF8 { bytes -> Bool? in
      var isInside = false
      for place in bytes.indices {
        guard bytes[place] < 0x80 else { return nil }
        let isLetter = Self.isLetter(bytes[place])
        if isLetter, !isInside, begins(bytes[place...]) { return false }
        isInside = isLetter
      }
      return true
    }
    return plain ?? !speaks(text)
  }

  /// The text without its sentences that hold a word to be silent about; empty if none is left.
  func kept(_ text: String) -> String {
    if allows(text) { return text }
    return Self.sentences(of: text).filter(allows).joined(separator: " ")
  }

  private func begins(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    spelled.contains { stem in
      word.count >= stem.count && zip(word, stem).allSatisfy { Self.lowercased($0) == $1 }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(lowercased(byte))
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  /// Whether a text in any letters holds a word to be silent about.
  private func speaks(_ text: String) -> Bool {
    text.lowercased().split { !$0.isLetter }.contains { word in
      stems.contains { word.hasPrefix($0) }
    }
  }

  private static func sentences(of text: String) -> [String] {
    var sentences: [String] = []
    var words: [Substring] = []
    for word in text.split(separator: " ") {
      words.append(word)
      guard let last = word.last, ".?".contains(last) else { continue }
      sentences.append(words.joined(separator: " "))
      words = []
    }
    return words.isEmpty ? sentences : sentences + [words.joined(separator: " ")]
  }
}
