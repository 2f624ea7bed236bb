import Language

/// Phrases with the number of what each means, found by their words.
///
/// All phrases lie in a few flat arrays, as thousands are read at every start.
struct PhraseTable: Sendable {
  private struct Phrase: Sendable {
    let meaning: Int32
    /// Where its words begin in ``words``, and how many there are.
    let start: Int32
    let count: Int32
    /// The phrase added before it that begins with the same word, -1 for none.
    let previous: Int32
  }

  private var table: WordTable
  private var phrases: [Phrase] = []
  /// The words of all phrases by their numbers, end to end.
  private var words: [Int32] = []
  /// The phrase added last that begins with a word, by the word's number; -1 for none.
  private var last: [Int32] = []

  /// Makes a table without phrases.
  ///
  /// - Parameter expected: how many phrases will about be added.
  init(expecting expected: Int) {
    table = WordTable(expecting: expected)
    phrases.reserveCapacity(expected)
    words.reserveCapacity(expected * 3)
    last.reserveCapacity(expected)
  }

  /// Adds a phrase in UTF-8; one without words is left out.
  mutating func add(_ phrase: UnsafeBufferPointer<UInt8>, meaning: Int, by normaliser: Normaliser) {
    let start = words.count
    normaliser.forEachWord(of: phrase) { words.append(Int32(table.add($0))) }
    guard words.count > start else { return }
    let first = Int(words[start])
    while last.count <= first { last.append(-1) }
    phrases.append(
      Phrase(
        meaning: Int32(meaning), start: Int32(start), count: Int32(words.count - start),
        previous: last[first]))
    last[first] = Int32(phrases.count - 1)
  }

  /// The numbers of words, -1 for a word of no phrase.
  func numbers(of words: [String]) -> [Int32] {
    words.map { Int32(table.number(of: $0) ?? -1) }
  }

  /// Calls a function with the meaning of every phrase that begins at `start`, and with the number
  /// of its words.
  func forEach(at start: Int, in numbers: [Int32], _ body: (Int, Int) -> Void) {
    let first = Int(numbers[start])
    guard first >= 0, first < last.count else { return }
    var place = last[first]
    while place >= 0 {
      let phrase = phrases[Int(place)]
      if isFound(phrase, at: start, in: numbers) { body(Int(phrase.meaning), Int(phrase.count)) }
      place = phrase.previous
    }
  }

  private func isFound(_ phrase: Phrase, at start: Int, in numbers: [Int32]) -> Bool {
    guard start + Int(phrase.count) <= numbers.count else { return false }
    for offset in 0..<Int(phrase.count)
    where words[Int(phrase.start) + offset] != numbers[start + offset] { return false }
    return true
  }
}
