/// Gives a typed word its usual spelling: short forms, drawn-out letters and small slips.
struct Spelling: Sendable {
  private let usual: [String: String]
  private let protected: Set<String>
  private let shortened: [String: [String]]

  /// - Parameters:
  ///   - usual: a short or wrong form with the word it stands for.
  ///   - tolerant: words that are also recognised with one letter wrong, missing or too many.
  ///   - protected: words that are spelled as meant, though they look like a slip.
  init(usual: [String: String], tolerant: [String], protected: [String]) {
    self.usual = usual
    self.protected = Set(protected)
    var shortened: [String: [String]] = [:]
    for word in tolerant {
      for key in Self.shortenings(word) + [word] { shortened[key, default: []].append(word) }
    }
    self.shortened = shortened
  }

  /// The usual spelling of a known short form, or the word itself.
  func usual(_ word: String) -> String {
    usual[word] ?? word
  }

  /// The word with runs of three or more equal letters cut to `length`.
  static func calmed(_ word: String, to length: Int) -> String? {
    var letters: [Character] = []
    var run = 0
    var changed = false
    let all = Array(word)
    for (index, letter) in all.enumerated() {
      if index > 0, all[index - 1] == letter { continue }
      run = all[index...].prefix { $0 == letter }.count
      changed = changed || run >= 3
      letters += Array(repeating: letter, count: run >= 3 ? length : run)
    }
    return changed ? String(letters) : nil
  }

  /// The one word that `word` is a slip of, if there is one.
  func corrected(_ word: String) -> String? {
    let size = word.utf8.count
    guard (5...18).contains(size), !protected.contains(word) else { return nil }
    for key in [word] + Self.shortenings(word) {
      for candidate in shortened[key] ?? []
      where candidate.first == word.first && Self.isSlip(Array(word.utf8), Array(candidate.utf8)) {
        return candidate
      }
    }
    return nil
  }

  private static func shortenings(_ word: String) -> [String] {
    word.indices.map { index in
      var short = word
      short.remove(at: index)
      return short
    }
  }

  /// Whether one letter added, dropped or changed, or two swapped, leads from one to the other.
  static func isSlip(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard abs(one.count - other.count) <= 1, one != other else { return false }
    let shorter = one.count < other.count ? one : other
    let longer = one.count < other.count ? other : one
    var start = 0
    while start < shorter.count, shorter[start] == longer[start] { start += 1 }
    var end = 0
    while end < shorter.count - start,
      shorter[shorter.count - 1 - end] == longer[longer.count - 1 - end]
    { end += 1 }
    let changed = longer.count - start - end
    if changed == 1 { return true }
    return changed == 2 && shorter.count == longer.count
      && shorter[start] == longer[start + 1] && shorter[start + 1] == longer[start]
  }
}
