/// Why an intent was found: words, or weights that give them when they are asked for.
enum Reasons: Hashable, Sendable {
  case words([String])
  case weights(Model, Terms, label: String, Message)

  /// The words that decided, the weightiest first.
  var words: [String] {
    switch self {
    case .words(let words): words
    case .weights(let model, let terms, let label, let message):
      model.reasons(for: label, terms).map { message.typed(message.tokens[$0].range) }
    }
  }

  /// Reasons of weights are equal where they are drawn from the same words for the same label.
  static func == (one: Reasons, other: Reasons) -> Bool {
    switch (one, other) {
    case (.words(let words), .words(let others)): words == others
    case (
      .weights(_, let terms, let label, let message), .weights(_, let others, let also, let same)
    ):
      label == also && terms.tokens == others.tokens && message == same
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .words(let words): hasher.combine(words)
    case .weights(_, let terms, let label, _):
      hasher.combine(label)
      hasher.combine(terms.tokens)
    }
  }
}
