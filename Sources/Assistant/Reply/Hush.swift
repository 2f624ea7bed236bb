/// What is to be silent just now, as the beginnings of words, in lower case.
public struct Hush: Sendable {
  private let stems: [String]
  /// The stems in UTF-8, by their first letters a to z.
  private let spelled: [[[UInt8]]]

  /// What is silent, as the beginnings of words in lower case.
  public init(_ all: [String]) {
    let stems = all.filter { !$0.isEmpty }
    self.stems = stems
    spelled = (0x61...0x7A).map { letter in
      stems.map { Array($0.utf8) }.filter { $0.first == letter }
    }
  }

  /// Whether nothing is to be silent.
  public var isEmpty: Bool { stems.isEmpty }

  /// Whether a text holds no word to be silent about.
  public func allows(_ text: String) -> Bool {
    guard !stems.isEmpty else { return true }
    var text = text
    let plain = text.withUTF8 { bytes -> Bool? in
      var isInside = false
      var place = 0
      while place < bytes.count {
        guard bytes[place] < 0x80 else { return nil }
        let letter = Int(bytes[place] | 0x20) - 0x61
        let isLetter = letter >= 0 && letter < 26
        if isLetter, !isInside, begins(bytes, at: place, spelled[letter]) { return false }
        isInside = isLetter
        place += 1
      }
      return true
    }
    return plain ?? !speaks(text)
  }

  /// The text without its sentences that hold a word to be silent about; empty if none is left.
  public func kept(_ text: String) -> String {
    if allows(text) { return text }
    return Self.sentences(of: text).filter(allows).joined(separator: " ")
  }

  private func begins(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, _ stems: [[UInt8]]
  ) -> Bool {
    for stem in stems where start + stem.count <= bytes.count {
      var length = 1
      while length < stem.count, Self.lowercased(bytes[start + length]) == stem[length] {
        length += 1
      }
      if length == stem.count { return true }
    }
    return false
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }

  /// Whether a text in any letters holds a word to be silent about.
  private func speaks(_ text: String) -> Bool {
    let words = " " + text.lowercased().split { !$0.isLetter }.joined(separator: " ")
    return stems.contains { words.contains(" " + $0) }
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
