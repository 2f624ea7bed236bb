package import Civil

/// One thing that a partner did on a day.
package struct HelpEntry: Hashable, Sendable {
  /// The day.
  package let date: CivilDate
  /// The id of what was done, such as `hot_drink`.
  package let action: String

  /// Takes a day and an id; nil unless the id is a small letter, then small letters, digits and
  /// underscores, 40 of them at most in all.
  package init?(date: CivilDate, action: String) {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let first = action.utf8.first, letters.contains(first), action.utf8.count <= 40,
      action.utf8.allSatisfy({
        letters.contains($0) || digits.contains($0) || $0 == UInt8(ascii: "_")
      })
    else { return nil }
    self.date = date
    self.action = action
  }

  /// Reads `YYYY-MM-DD action`, with any spaces around the two; nil otherwise.
  package init?(line: some StringProtocol) {
    let words = line.split { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard words.count == 2, let date = words.first.flatMap({ CivilDate(iso: $0) }),
      let action = words.last
    else { return nil }
    self.init(date: date, action: String(action))
  }

  /// The entry as `YYYY-MM-DD action`.
  package var line: String { "\(date.iso) \(action)" }
}
