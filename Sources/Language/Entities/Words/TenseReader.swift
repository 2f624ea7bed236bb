/// Tells from its verbs which way a sentence looks.
struct TenseReader: Sendable {
  let words: TimeWords

  /// The tense that the first telling word of some tokens shows; nil where none tells.
  func tense(of tokens: ArraySlice<Token>) -> Tense? {
    for index in tokens.indices {
      let text = tokens[index].text
      let single = words.tenses[tokens[index]]
      let pair =
        words.openers.contains(tokens[index]) && index + 1 < tokens.endIndex
        ? words.tenses[text + " " + tokens[index + 1].text] : nil
      if single == .future || pair == .future { return .future }
      if single == .past || pair == .past { return .past }
      if isPastVerb(text) { return .past }
    }
    return nil
  }

  private func isPastVerb(_ text: String) -> Bool {
    let end = text.utf8.suffix(3)
    return text.utf8.count > 4 && end.dropFirst().elementsEqual("ed".utf8)
      && !end.elementsEqual("eed".utf8) && !words.timeless.contains(text)
  }
}

/// The scope for each clause of a message: its own tense, else the message's, else the past.
struct Scopes {
  let order: SlashOrder
  private let scopes: [Scope]
  private let clauseOfToken: [Int32]
  private let outer: Scope

  init(_ message: Message, context: Context, reader: TenseReader) {
    let order = SlashOrder(locale: context.locale)
    let whole = reader.tense(of: message.tokens[...])
    func scope(_ tense: Tense?) -> Scope {
      Scope(
        now: context.reference, tense: context.tense ?? tense ?? whole ?? .past,
        isTenseSure: (context.tense ?? tense ?? whole) != nil, order: order)
    }
    self.order = order
    outer = scope(nil)
    var clauseOfToken = [Int32](repeating: -1, count: message.tokens.count)
    scopes = message.clauses.enumerated().map { number, clause in
      for index in clause { clauseOfToken[index] = Int32(number) }
      return scope(reader.tense(of: message.tokens[clause]))
    }
    self.clauseOfToken = clauseOfToken
  }

  func scope(at index: Int) -> Scope {
    guard clauseOfToken.indices.contains(index), clauseOfToken[index] >= 0 else { return outer }
    return scopes[Int(clauseOfToken[index])]
  }
}
