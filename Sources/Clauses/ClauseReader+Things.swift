package import Language

extension ClauseReader {
  /// What a message names that a diary keeps, and the months it names, in order.
  ///
  /// A concept of the lexicon counts where the words have no other sense of their own.
  package func things(in message: Message, naming mentions: [Mention]) -> [NamedThing] {
    guard message.tokens.count <= Self.mostTokens else { return [] }
    let words = ClauseWordReader(message, vocabulary).words
    let named = named(mentions, words)
    var things: [NamedThing] = []
    var place = 0
    while place < words.count {
      guard let (thing, end) = thing(at: place, in: words, named) else {
        place += 1
        continue
      }
      things.append(thing)
      place = end
    }
    return things
  }

  private func thing(
    at place: Int, in words: [ClauseWord], _ named: [Int: (meaning: CellMeaning, end: Int)]
  ) -> (NamedThing, Int)? {
    let own = vocabulary.meanings.form(at: place, in: words).flatMap {
      $0.meaning.role == .none ? nil : $0
    }
    let known = named[place]
    let found = known?.end ?? 0 > own?.end ?? 0 ? known : own
    guard let (meaning, end) = found else {
      guard let month = words[place].entry.month else { return nil }
      let thing = NamedThing(
        measure: "", type: "", concept: "", isValue: false, month: month,
        tokens: words[place].tokens)
      return (thing, place + 1)
    }
    guard [.head, .value, .event].contains(meaning.role) else { return nil }
    let tokens = words[place].tokens.lowerBound..<words[end - 1].tokens.upperBound
    let thing = NamedThing(
      measure: meaning.measure, type: meaning.type, concept: meaning.value,
      isValue: meaning.role == .value, month: nil, tokens: tokens)
    return (thing, end)
  }
}
