import Language

/// The words around what is told of oneself.
struct Telling {
  /// Whether the words before it say that it is hers.
  let isHers: Bool
  /// Whether nothing else is said.
  let isWhole: Bool
  /// Whether it stands in a question.
  let isAsked: Bool
  /// The other words.
  let others: [String]
  /// Whether the words take it back.
  let isLeaving: Bool

  /// - Parameter places: the places of what is told among the words.
  init(_ message: Message, around places: [Range<Int>], _ answers: Answers) {
    let tokens = message.tokens
    let taken = Set(places.flatMap(\.self))
    let first = taken.min() ?? 0
    let last = taken.max() ?? 0
    let others = tokens.indices.filter { !taken.contains($0) && !tokens[$0].isPunctuation }
      .map { tokens[$0].text }
    self.others = others
    let starts = [0] + tokens[..<first].indices.filter { tokens[$0].isBreak }.map { $0 + 1 }
    func isTold(from start: Int, in roles: [String]) -> Bool {
      let before = tokens[start..<first].filter { !$0.isPunctuation }.map(\.text)
        .drop { answers.isTelling($0, "lead") }
      return before.first.map { answers.isTelling($0, "hers") } == true
        && before.allSatisfy { word in roles.contains { answers.isTelling(word, $0) } }
    }
    let clause = starts.first { isTold(from: $0, in: ["opening"]) }
    isHers = clause != nil
    let ends = tokens[last...].indices.first { tokens[$0].isBreak } ?? tokens.count
    let begins = starts.last ?? 0
    isAsked =
      tokens[begins...].first.map { answers.isTelling($0.text, "asks") } == true
      || tokens.first.map { answers.isTelling($0.text, "asks") } == true
      || tokens.last?.text == "?" && ends >= tokens.count - 1
    let isFirst = tokens[..<(clause ?? 0)].allSatisfy {
      $0.isPunctuation || answers.isTelling($0.text, "lead")
    }
    let between = tokens[first...last].indices.filter { !taken.contains($0) }
      .map { tokens[$0] }
      .allSatisfy { $0.isPunctuation || answers.isTelling($0.text, "opening") }
    let after = tokens[(last + 1)...]
      .allSatisfy { $0.isPunctuation || answers.isTelling($0.text, "closing") }
    isWhole = isHers && isFirst && between && after
    isLeaving =
      !tokens[..<last].contains(where: \.isBreak)
      && others.allSatisfy { answers.isTelling($0, "leaving") }
      && others.contains { answers.isTelling($0, "leaves") }
  }
}
