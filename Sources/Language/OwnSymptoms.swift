/// Finds the symptoms that somebody follows in her own words.
public struct OwnSymptoms: Sendable {
  private struct Name: Sendable {
    let concept: String
    let words: [String]
  }

  private let names: [Name]

  /// Takes her words, such as "brain zaps".
  public init(_ names: [String]) {
    let normaliser = Normaliser()
    self.names = names.compactMap { name in
      let words = Self.words(of: normaliser.normalise(name))
      return Self.concept(of: words).map { Name(concept: $0, words: words.map(Self.single)) }
    }
  }

  /// The id that a name has in the journal, as in `brain_zaps`; nil for one that can have none.
  public static func concept(of name: String) -> String? {
    concept(of: words(of: Normaliser().normalise(name)))
  }

  private static func concept(of words: [String]) -> String? {
    guard let first = words.first?.first, first.isLetter else { return nil }
    return words.joined(separator: "_")
  }

  private static func words(of message: Message) -> [String] {
    message.tokens.filter { $0.kind == .word || $0.kind == .number }.map(\.text)
  }

  /// A word without the s of several.
  private static func single(_ word: String) -> String {
    word.utf8.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
      ? String(word.dropLast()) : word
  }

  /// Where a message names them.
  func mentions(in message: Message) -> [Mention] {
    guard !names.isEmpty else { return [] }
    let words = message.tokens.map { Self.single($0.text) }
    var found: [Mention] = []
    for start in words.indices where found.last.map({ $0.tokens.upperBound <= start }) ?? true {
      let longest = names.filter { words[start...].starts(with: $0.words) }
        .max { $0.words.count < $1.words.count }
      guard let longest else { continue }
      let tokens = start..<start + longest.words.count
      found.append(
        Mention(
          concept: longest.concept, kind: "symptom", tokens: tokens,
          isNegated: Negation.denies(tokens, in: message)))
    }
    return found
  }
}
