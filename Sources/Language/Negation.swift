/// Tells whether words around a span deny it.
public enum Negation {
  private static let before: WordSet = [
    "no", "not", "never", "without", "zero", "none", "nor", "aint", "dont", "didnt", "doesnt",
    "isnt", "arent", "wasnt", "werent", "havent", "hasnt", "hadnt", "nothing",
  ]
  /// Words after which an earlier denial no longer reaches.
  private static let barriers: WordSet = [
    "because", "bc", "cos", "cause", "since", "so", "why", "when", "if", "only", "just", "sure",
    "know", "stop", "idea", "until", "till", "longer", "doubt",
  ]
  private static let after: WordSet = ["gone", "free", "none", "vanished"]
  private static let reach = 3

  /// Whether a token is a word that denies what follows it.
  static func isDenial(_ token: Token) -> Bool { before.contains(token) }

  /// Whether the tokens of `span` are denied: a denying word at most three words before them in the
  /// same clause, with nothing between that ends its reach, or "gone", "free" or "none" after them.
  public static func denies(_ span: Range<Int>, in message: Message) -> Bool {
    let tokens = message.tokens
    var steps = 0
    var index = span.lowerBound - 1
    while index >= 0, steps < reach, !tokens[index].isBreak {
      if barriers.contains(tokens[index]) { break }
      if before.contains(tokens[index]), !isAnswer(index, tokens) { return true }
      steps += 1
      index -= 1
    }
    return isGone(after: span, tokens)
  }

  private static let afterAnswer: WordSet = [
    "i", "im", "it", "its", "my", "that", "thats", "this", "sorry", "wait", "we", "actually",
    "make",
  ]

  /// Whether a "no" answers what came before: "no it was my back".
  private static func isAnswer(_ index: Int, _ tokens: Tokens) -> Bool {
    tokens[index].text == "no" && index + 1 < tokens.count
      && afterAnswer.contains(tokens[index + 1])
  }

  private static func isGone(after span: Range<Int>, _ tokens: Tokens) -> Bool {
    let next = tokens[span.upperBound...].prefix(3).prefix { !$0.isBreak }
    let ending = next.drop { ["is", "are", "r", "all", "have", "has", ":", "-"].contains($0.text) }
    return ending.first.map { after.contains($0) } ?? false
  }
}
