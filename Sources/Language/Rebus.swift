/// Words written with a digit for a sound: "b4", "2day", "l8".
enum Rebus {
  private static let words: WordMap<WordMap<String>> = [
    "b": ["4": "before"], "l": ["8": "late"], "gr": ["8": "great"], "m": ["8": "mate"],
  ]
  private static let ends: WordMap<WordMap<String>> = [
    "2": [
      "day": "today", "nite": "tonight", "night": "tonight", "moro": "tomorrow",
      "morrow": "tomorrow", "mrw": "tomorrow",
    ]
  ]

  /// Makes one token of each pair that makes such a word.
  static func join(_ typed: inout [Token]) {
    let tokens = Tokens(typed)
    guard let first = tokens.indices.first(where: { word(at: $0, in: tokens) != nil }) else {
      return
    }
    var done = Array(tokens[..<first])
    done.reserveCapacity(tokens.count)
    var index = first
    while index < tokens.count {
      if let word = word(at: index, in: tokens), isAlone(index, in: tokens) {
        let range = tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound
        done.append(Token(text: word, kind: .word, range: range))
        index += 2
      } else {
        done.append(tokens[index])
        index += 1
      }
    }
    typed = done
  }

  private static func word(at index: Int, in tokens: Tokens) -> String? {
    guard index + 1 < tokens.count, tokens[index].text.utf8.count <= 2 else { return nil }
    let (one, other) = (tokens[index], tokens[index + 1])
    switch (one.kind, other.kind) {
    case (.word, .number): return words[one]?[other]
    case (.number, .word): return ends[one]?[other]
    default: return nil
    }
  }

  /// Whether nothing but the pair itself touches it, and no vitamin is named: "vitamin b4".
  private static func isAlone(_ index: Int, in tokens: Tokens) -> Bool {
    func touch(_ first: Int) -> Bool {
      first >= 0 && first + 1 < tokens.count
        && tokens[first].range.upperBound == tokens[first + 1].range.lowerBound
    }
    return touch(index) && !touch(index - 1)
      && !(touch(index + 1) && tokens[index + 2].kind != .punctuation)
      && !["vitamin", "vit", "vitamins"].contains(tokens[index - 1].text)
  }
}
