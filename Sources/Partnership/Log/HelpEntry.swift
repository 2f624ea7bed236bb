package import Civil

/// One thing that a partner did on a day.
package struct HelpEntry: Hashable, Sendable {
  /// The most letters of words of one's own.
  package static let mostLetters = 60

  /// The day.
  package let date: CivilDate
  /// The id of what was done, such as `hot_drink`, or words of one's own.
  package let action: String

  /// Takes a day and an id; nil unless the id is a small letter, then small letters, digits and
  /// underscores, 40 of them at most in all.
  package init?(date: CivilDate, action: String) {
    guard Self.isID(action) else { return nil }
    self.date = date
    self.action = action
  }

  /// Takes a day and words of one's own; nil unless they are a line of at most ``mostLetters`` with a
  /// letter in it and no quotes.
  package init?(date: CivilDate, words: String) {
    let words = words.split { $0.isWhitespace }.joined(separator: " ")
    guard words.count <= Self.mostLetters, words.contains(where: \.isLetter),
      !words.contains(Self.quote),
      !words.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    self.date = date
    action = words
  }

  /// Reads `YYYY-MM-DD action` or `YYYY-MM-DD "words"`, with any spaces around; nil otherwise.
  package init?(line: some StringProtocol) {
    let parts = line.split(maxSplits: 1) { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard parts.count == 2, let date = parts.first.flatMap({ CivilDate(iso: $0) }),
      let rest = parts.last
    else { return nil }
    let words = rest.split { $0.isWhitespace }
    guard rest.contains(Self.quote) else {
      guard words.count == 1, let action = words.first else { return nil }
      self.init(date: date, action: String(action))
      return
    }
    let text = words.joined(separator: " ")
    guard text.count > 2, text.first == Self.quote, text.last == Self.quote else { return nil }
    self.init(date: date, words: String(text.dropFirst().dropLast()))
  }

  /// The entry as `YYYY-MM-DD action`, words of one's own in quotes.
  package var line: String {
    Self.isID(action) ? "\(date.iso) \(action)" : "\(date.iso) \(Self.quote)\(action)\(Self.quote)"
  }

  private static let quote: Character = "\""

  private static func isID(_ action: String) -> Bool {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let first = action.utf8.first, letters.contains(first), action.utf8.count <= 40 else {
      return false
    }
    return action.utf8.allSatisfy {
      letters.contains($0) || digits.contains($0) || $0 == UInt8(ascii: "_")
    }
  }
}
