public import Knowledge

extension Recogniser {
  /// Reads a message as one given intent: its slots, whatever else the message may mean.
  public func interpret(
    _ text: String, as intent: IntentID, context: Context
  ) -> Interpretation {
    let reader = MessageReader(self, Normaliser().normalise(text), context)
    return reader.interpretation(
      Part(
        spans: [reader.message.tokens.indices], intent: intent, score: thresholds.answer + 2,
        match: .classifier, captures: [], isSure: true))
  }
}

extension Recogniser {
  /// A message with misspelt words put right, and all concepts and cues that it names.
  package func named(
    in typed: Message, context: Context
  ) -> (message: Message, mentions: [Mention]) {
    let message = corrected(typed).message
    let words = lexicon.forms.tree.words(of: message)
    return (
      message,
      OwnSymptoms(context.symptoms).mentions(in: typed)
        + lexicon.mentions(in: message, words: words) + cues.mentions(in: message, words: words)
    )
  }
}

extension Interpretation {
  /// One fact of a clause with its own day.
  package init(
    telling intent: IntentID, slots: [SlotName: SlotValue], range: Range<Int>, words: String
  ) {
    self.init(
      intent: intent, confidence: 1, slots: slots, missing: [], match: .cell, range: range,
      reasons: .words([words]), standing: .told)
  }
}
