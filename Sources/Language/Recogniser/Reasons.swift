/// Why an intent was found: words, or weights that give them when they are asked for.
enum Reasons: Hashable, Sendable {
  case words([String])
  case weights(Weighed)

  /// Some words of a message, weighed for one label.
  struct Weighed: Sendable {
    let classifier: Classifier
    let label: String
    let message: Message
    let span: Range<Int>
    let mentions: [Mention]

    var terms: Terms { Terms(message, in: span, mentions: mentions) }
  }

  /// The words that decided, the weightiest first.
  var words: [String] {
    switch self {
    case .words(let words): words
    case .weights(let weighed):
      weighed.classifier.model.reasons(for: weighed.label, weighed.terms).map {
        weighed.message.typed(weighed.message.tokens[$0].range)
      }
    }
  }
}

extension Reasons.Weighed: Hashable {
  /// Reasons of weights are equal where they are drawn from the same words for the same label.
  static func == (one: Self, other: Self) -> Bool {
    one.label == other.label && one.message == other.message
      && one.terms.tokens == other.terms.tokens
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(label)
    hasher.combine(terms.tokens)
  }
}
