/// Tells from its verbs which way a sentence looks.
final class TenseReader: Sendable {
  let words: TimeWords

  init(words: TimeWords) { self.words = words }

  /// The tense that the first telling word of some tokens shows; nil where none tells.
  func tense(of tokens: Tokens) -> Tense? {
    for index in tokens.indices {
      let key = tokens[index].key
      let single = words.tenses[key]
      let pair =
        words.openers.contains(key) && index + 1 < tokens.endIndex
        ? words.tenses[tokens[index].text + " " + tokens[index + 1].text] : nil
      if single == .future || pair == .future { return .future }
      if single == .past || pair == .past { return .past }
      if isPastVerb(tokens[index].text) { return .past }
    }
    return nil
  }

  private func isPastVerb(_ text: String) -> Bool {
    text.withBytes { text in
      let (e, d) = (UInt8(ascii: "e"), UInt8(ascii: "d"))
      return text.count > 4 && text[text.count - 1] == d && text[text.count - 2] == e
        && text[text.count - 3] != e
    } && !words.timeless.contains(text)
  }
}

/// The scope for each clause of a message: its own tense, else the message's, else the past.
struct Scopes {
  let order: SlashOrder
  /// Whether the tense was asked for.
  let notice = TenseNotice()
  private let scopes: [Scope]
  private let clauseOfToken: [Int32]
  private let outer: Scope

  init(_ message: Message, context: Context, reader: TenseReader) {
    let order = SlashOrder(locale: context.locale)
    let tenses =
      context.tense == nil ? message.clauses.map { reader.tense(of: message.tokens[$0]) } : []
    let isOneClause = message.clauses.first == message.tokens.indices
    let whole =
      context.tense != nil ? nil : isOneClause ? tenses[0] : reader.tense(of: message.tokens)
    let notice = notice
    func scope(_ tense: Tense?) -> Scope {
      Scope(
        now: context.reference, tense: context.tense ?? tense ?? whole ?? .past,
        isTenseSure: (context.tense ?? tense ?? whole) != nil, order: order,
        notice: notice)
    }
    self.order = order
    let outer = scope(nil)
    self.outer = outer
    var clauseOfToken = [Int32](repeating: -1, count: message.tokens.count)
    scopes = message.clauses.enumerated().map { number, clause in
      for index in clause { clauseOfToken[index] = Int32(number) }
      return context.tense == nil ? scope(tenses[number]) : outer
    }
    self.clauseOfToken = clauseOfToken
  }

  func scope(at index: Int) -> Scope {
    guard clauseOfToken.indices.contains(index), clauseOfToken[index] >= 0 else { return outer }
    return scopes[Int(clauseOfToken[index])]
  }
}
