import Journal

/// What the diary itself calls a thing, as what a question may be of: a dish, a tablet, a drink.
struct QueryOwnNames: Sendable {
  private let journal: Journal

  init(_ journal: Journal) { self.journal = journal }

  /// The latest entry's thing that one of some words names; nil where none does.
  func measure(of words: [String]) -> QueryMeasure? {
    guard !words.isEmpty else { return nil }
    for entry in journal.entries.reversed() {
      for word in words {
        switch entry.fact {
        case .food(let food) where QueryMeasure.isOf(word, food.text): return .food(word)
        case .supplement(let what, _) where QueryMeasure.isOf(word, what): return .medicine(word)
        case .activity(_, _, let what?) where QueryMeasure.isOf(word, what):
          return .activity(word)
        case .text(.factor, let text) where QueryMeasure.isOf(word, text):
          return .text(.factor, of: text)
        case .text(.appointment, let text) where QueryMeasure.isOf(word, text):
          return .text(.appointment, of: word)
        default: continue
        }
      }
    }
    return nil
  }
}

extension QueryReader {
  /// The words that no question of a diary has, as names that the diary itself may use.
  var known: QueryMeasure? {
    let unknown = words.units.filter {
      $0.kind == .word && $0.text.count >= Self.leastName
        && !words.vocabulary.words.contains($0.text)
    }
    return ownNames.measure(of: unknown.map(\.text))
  }

  /// Shorter words are no names.
  private static let leastName = 4
}
