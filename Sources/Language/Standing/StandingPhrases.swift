import Records

/// Words that set a standing, in one table: `can|could you please? log` is any of the first, `you`,
/// perhaps `please`, and `log`. Phrases are numbered from 0 as they are added.
struct StandingPhrases: Sendable {
  private struct Step: Sendable {
    /// Its words among ``words``.
    let first: Int32
    let end: Int32
    let isOptional: Bool
  }

  private var words: [WordKey] = []
  private var steps: [Step] = []
  /// Where the steps of each phrase end in ``steps``.
  private var ends: [Int32] = []

  /// How many phrases there are.
  var count: Int { ends.count }

  /// Adds a phrase as written in Knowledge, in UTF-8.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    PlainWords.forEachSpaced(in: text) { step in
      let first = Int32(words.count)
      let isOptional = step[step.count - 1] == UInt8(ascii: "?")
      let end = isOptional ? step.count - 1 : step.count
      var start = 0
      for index in 0...end where index == end || step[index] == UInt8(ascii: "|") {
        if index > start {
          words.append(WordKey(UnsafeBufferPointer(rebasing: step[start..<index])))
        }
        start = index + 1
      }
      steps.append(Step(first: first, end: Int32(words.count), isOptional: isOptional))
    }
    ends.append(Int32(steps.count))
  }

  /// Calls a function with every word that may begin a phrase.
  func forEachOpener(of phrase: Int, _ body: (WordKey) -> Void) {
    for step in steps[first(of: phrase)..<Int(ends[phrase])] {
      for word in words[Int(step.first)..<Int(step.end)] { body(word) }
      if !step.isOptional { break }
    }
  }

  /// Where a phrase ends if it stands at `start`; nil where it does not.
  func end(of phrase: Int, at start: Int, in tokens: Tokens) -> Int? {
    end(first(of: phrase), Int(ends[phrase]), start, tokens)
  }

  private func first(of phrase: Int) -> Int { phrase == 0 ? 0 : Int(ends[phrase - 1]) }

  private func end(_ step: Int, _ last: Int, _ index: Int, _ tokens: Tokens) -> Int? {
    guard step < last else { return index }
    if index < tokens.count, has(tokens[index].key, steps[step]),
      let end = end(step + 1, last, index + 1, tokens)
    {
      return end
    }
    return steps[step].isOptional ? end(step + 1, last, index, tokens) : nil
  }

  private func has(_ word: WordKey, _ step: Step) -> Bool {
    var place = Int(step.first)
    while place < Int(step.end) {
      if words[place] == word { return true }
      place += 1
    }
    return false
  }
}
