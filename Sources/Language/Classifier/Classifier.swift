/// Ranks labels for a message by trained weights.
package final class Classifier: Sendable {
  package let model: Model
  private let lexicon: Lexicon?

  /// - Parameter lexicon: the one the model was trained with.
  package init(model: Model, lexicon: Lexicon? = nil) {
    self.model = model
    self.lexicon = lexicon
  }

  /// Ranks the labels for a text.
  package func rank(_ text: String) -> Ranking {
    let message = Normaliser().normalise(text)
    return rank(message, mentions: lexicon?.mentions(in: message) ?? [])
  }

  /// Ranks the labels for a span of a message whose concepts are already found.
  package func rank(_ message: Message, in span: Range<Int>? = nil, mentions: [Mention]) -> Ranking
  {
    model.rank(Terms(message, in: span, mentions: mentions))
  }

  /// Looks up the words of a message, of which spans are ranked then.
  ///
  /// - Parameter corrections: what is known of misspelt words already.
  func learned(
    _ message: Message, mentions: [Mention], _ corrections: Corrections
  ) -> LearnedTerms {
    model.learned(Terms(message, mentions: mentions, atMost: .max), corrections)
  }

  /// Ranks the labels for a span of a message whose words are looked up.
  func rank(_ learned: LearnedTerms, in span: Range<Int>) -> Ranking {
    model.rank(learned, learned.words(in: span))
  }
}
