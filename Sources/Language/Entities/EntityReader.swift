import Civil
public import Knowledge

/// Finds the dates, ranges, lengths, clock times, numbers and quantities of a message.
///
/// Total and linear: any message gives an answer, and work grows with its length only.
public final class EntityReader: Sendable {
  let grammar: Grammar
  let leaves: Leaves
  private let tenses: TenseReader
  var words: TimeWords { tenses.words }

  /// Makes a reader of the words of a library's language.
  public convenience init(library: Library) throws(KnowledgeError) {
    self.init(words: try TimeWords(library: library))
  }

  /// Makes a reader of words that were read before.
  package init(words: TimeWords) {
    grammar = Grammar(rules: Rule.all)
    leaves = Leaves(words: words)
    tenses = TenseReader(words: words)
  }

  /// What a message says, in the order it says it; no two entities share a word.
  ///
  /// `context.tense` settles bare days ("on Friday", "the 8th"); without it the verbs do, and the
  /// past where they do not tell. `context.locale` settles slash dates; without it a date that can
  /// be read two ways is ``Entity/Value/eitherDate(_:_:)``.
  public func entities(in message: Message, context: Context) -> [Entity] {
    read(message, context: context).entities
  }

  /// The same, and whether they may be others in another tense.
  func read(_ message: Message, context: Context) -> (entities: [Entity], areOfTense: Bool) {
    let scopes = Scopes(message, context: context, reader: tenses)
    let chart = Chart(message, reader: self, scopes: scopes)
    let selection = Selection(chart.nodes, count: message.tokens.count)
    var found: [Entity] = []
    for (start, node) in selection.chosen {
      let tokens = start + node.lead..<node.end
      guard let reading = EntityValue.read(node.piece, in: scopes.scope(at: start)) else {
        continue
      }
      let rule = node.rule < 0 ? nil : grammar.rules[node.rule]
      found.append(
        Entity(
          value: reading.value, tokens: tokens, range: message.utf16Range(tokens),
          rule: rule?.phrase ?? "a word",
          otherDay: reading.otherDay, isEasilyMistyped: rule?.trait == .easilyMistyped,
          namesBothEnds: rule?.trait == .bothEnds))
    }
    return (Ellipsis.completed(found, in: message), scopes.notice.isTaken)
  }

  /// Whether a word is the name of a day, a number, a unit or the like.
  func knows(_ word: Token) -> Bool { leaves.words.forms[word] != nil }

  /// The tense that the verbs of a message show; nil where none tells.
  public func tense(of message: Message) -> Tense? {
    tenses.tense(of: message.tokens)
  }
}
