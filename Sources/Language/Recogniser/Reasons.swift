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

  static func == (one: Reasons, other: Reasons) -> Bool { one.words == other.words }

  func hash(into hasher: inout Hasher) { hasher.combine(words) }
}
