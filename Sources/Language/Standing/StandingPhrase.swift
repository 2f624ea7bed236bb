/// Words that set a standing: `can|could you please? log` is any of the first, `you`, perhaps
/// `please`, and `log`.
struct StandingPhrase: Sendable {
  private let steps: [(words: [String], keys: [WordKey], isOptional: Bool)]

  /// Reads a phrase as written in Knowledge.
  init(_ text: String) {
    steps = text.utf8.split(separator: UInt8(ascii: " ")).map { step in
      let isOptional = step.last == UInt8(ascii: "?")
      let words = (isOptional ? step.dropLast() : step).split(separator: UInt8(ascii: "|"))
      let texts = words.map { String($0) ?? "" }
      return (texts, texts.map { WordKey($0) }, isOptional)
    }
  }

  /// The words that may begin it.
  var openers: Set<String> {
    var openers: Set<String> = []
    for step in steps {
      openers.formUnion(step.words)
      if !step.isOptional { break }
    }
    return openers
  }

  /// Where the phrase ends if it stands at `start`; nil where it does not.
  func end(at start: Int, in words: [Token]) -> Int? { end(0, start, words) }

  private func end(_ step: Int, _ index: Int, _ words: [Token]) -> Int? {
    guard step < steps.count else { return index }
    if index < words.count, steps[step].keys.contains(words[index].key),
      let end = end(step + 1, index + 1, words)
    {
      return end
    }
    return steps[step].isOptional ? end(step + 1, index, words) : nil
  }
}
