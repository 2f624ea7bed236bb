import Language

/// Gives a typed word its usual spelling: short forms, drawn-out letters and small slips.
struct Spelling: Sendable {
  /// The short and wrong forms, each with the usual word at its place in ``usualWords``.
  private var forms = WordTable()
  private var usualWords: [String] = []
  private var protected: Set<String> = []
  /// The tolerant words in UTF-8, in their order.
  private var tolerant: [[UInt8]] = []

  /// Adds a short or wrong form of a word.
  mutating func add(_ form: UnsafeBufferPointer<UInt8>, for usual: String) {
    let number = forms.add(form)
    if number == usualWords.count { usualWords.append(usual) } else { usualWords[number] = usual }
  }

  /// Has words recognised also with one letter wrong, missing or too many.
  mutating func tolerate(_ words: [String]) { tolerant = words.map { Array($0.utf8) } }

  /// Has words taken as they are spelled, though they look like a slip.
  mutating func protect(_ words: [String]) { protected = Set(words) }

  /// The usual spelling of a known short form, or the word itself.
  func usual(_ word: String) -> String {
    word.withBytes { usual($0) } ?? word
  }

  /// The usual spelling of a short form in UTF-8; nil for any other word.
  func usual(_ word: UnsafeBufferPointer<UInt8>) -> String? {
    forms.number(of: word).map { usualWords[$0] }
  }

  /// The short and wrong forms that stand for any of these words.
  func forms(of words: Set<String>) -> [String] {
    usualWords.indices.filter { words.contains(usualWords[$0]) }.map { forms[$0] }
  }

  /// The word with runs of three or more equal letters cut to `length`.
  static func calmed(_ word: String, to length: Int) -> String? {
    guard mayBeDrawnOut(word) else { return nil }
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

  /// Whether three equal bytes follow each other, or letters of several bytes might.
  private static func mayBeDrawnOut(_ word: String) -> Bool {
    var last: UInt8?
    var run = 0
    for byte in word.utf8 {
      run = byte == last ? run + 1 : 1
      if run >= 3 || byte >= 0x80 { return true }
      last = byte
    }
    return false
  }

  /// The one word that `word` is a slip of, if there is one.
  ///
  /// Of several, the one that agrees with the word as far left as possible once letters are left
  /// out: the word itself first, then the word without its first letter, and so on.
  func corrected(_ word: String) -> String? {
    let letters = Array(word.utf8)
    guard (5...18).contains(letters.count), !protected.contains(word) else { return nil }
    let near = tolerant.filter { $0.first == letters[0] && Self.isSlip(letters, $0) }
    guard near.count > 1 else { return near.first.map { String(decoding: $0, as: UTF8.self) } }
    for key in [letters] + Self.shortenings(letters) {
      for candidate in near where candidate == key || Self.shortenings(candidate).contains(key) {
        return String(decoding: candidate, as: UTF8.self)
      }
    }
    return nil
  }

  private static func shortenings(_ word: [UInt8]) -> [[UInt8]] {
    word.indices.map { index in Array(word[..<index] + word[(index + 1)...]) }
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
