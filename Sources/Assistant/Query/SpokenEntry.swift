import Journal

/// The words, numbers and tags of an entry's line.
struct SpokenEntry {
  private let words: [String]
  /// The numbers that stand by themselves; clock times are none.
  let numbers: Set<Double>
  /// Words that her text marks with an @, without it, in lower case.
  let tags: Set<String>

  init(_ entry: Entry) {
    let line = entry.fact.words.joined(separator: " ").lowercased()
    words = Self.words(of: line)
    let parts = line.split(whereSeparator: \.isWhitespace).map { $0.withoutMarks }
    numbers = Set(parts.compactMap { Double($0) })
    tags = Set(parts.filter { $0.hasPrefix("@") }.map { String($0.dropFirst()) })
  }

  /// Whether one of its words is this, or begins so.
  func holds(_ word: String) -> Bool { words.contains { $0.hasPrefix(word) } }

  static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

extension Substring {
  /// Without the marks at its ends, but for an @ in front.
  fileprivate var withoutMarks: Substring {
    var text = self
    while let last = text.last, !last.isLetter, !last.isNumber { text.removeLast() }
    while let first = text.first, !first.isLetter, !first.isNumber, first != "@" {
      text.removeFirst()
    }
    return text
  }
}
