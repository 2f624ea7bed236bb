public import Knowledge

/// Reads what a message wants: which intents, and what it says beside them.
///
/// Templates come first, then the trained weights, then a decision: answer, ask, or say that it is
/// outside. Reading is total: any text gives an understanding.
public struct Recogniser: Sendable {
  let intents: [IntentID: Intent]
  let lexicon: Lexicon
  let cues: Lexicon
  let templates: TemplateIndex
  let classifier: Classifier
  let thresholds: Thresholds
  let entityReader: EntityReader
  let balance: Balance
  private(set) var standings = StandingReader()
  /// Whether the weights came from the library's file rather than from training just now.
  package let isFrozen: Bool

  /// Makes a recogniser of a library's intents and lexicon.
  ///
  /// The weights of `intents.weights` are used: those of an embedded library as they are, since
  /// the tests hold them to the samples; those of a folder only where they were trained on its
  /// samples. Else the samples are trained on here, which takes seconds rather than milliseconds.
  public init(library: Library) throws(LanguageError) {
    let path = "\(library.language)/\(FrozenWeights.name)"
    let entityReader: EntityReader
    let standings: StandingReader
    do {
      entityReader = try EntityReader(library: library)
      standings = try StandingReader(library: library)
    } catch {
      throw .knowledge(error)
    }
    try self.init(Material(library), entityReader: entityReader) { material in
      let fingerprint = library.isEmbedded ? nil : material.fingerprint
      return library.text(path).flatMap { FrozenWeights($0, expected: fingerprint) }
    }
    self.standings = standings
  }

  /// Makes a recogniser of plain material, with weights for it where there are some.
  package init(
    _ material: Material, entityReader: EntityReader, balance: Balance = Balance(),
    thresholds chosen: Thresholds? = nil,
    weights: (Material) -> FrozenWeights? = { _ in nil }
  ) throws(LanguageError) {
    intents = Dictionary(material.intents.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    self.entityReader = entityReader
    self.balance = balance
    lexicon = material.lexicon
    cues = material.cues
    templates = TemplateIndex(material.templates)
    if let frozen = weights(material) {
      isFrozen = true
      thresholds = chosen ?? frozen.thresholds
      classifier = Classifier(model: frozen.model, lexicon: lexicon)
    } else {
      isFrozen = false
      thresholds = chosen ?? .untrained
      classifier = Classifier(model: try material.train(), lexicon: lexicon)
    }
  }

  /// Reads a message.
  public func understand(_ text: String, context: Context) -> Understanding {
    let typed = Normaliser().normalise(text)
    return MessageReader(self, typed, context).understanding()
  }

  /// The message with misspelt words put right.
  func corrected(_ message: Message) -> Message {
    let words = classifier.model.words
    let shorthand = classifier.model.shorthand
    var isChanged = false
    let tokens = message.tokens.enumerated().map { index, token in
      guard token.kind == .word, index < Terms.limit,
        let correction = shorthand[token.text]
          ?? words.correction(of: Array(token.text.utf8)).map({
            String(decoding: $0, as: UTF8.self)
          })
      else { return token }
      isChanged = true
      return Token(text: correction, kind: .word, range: token.range, isBreak: token.isBreak)
    }
    return isChanged ? Message(original: message.original, tokens: tokens) : message
  }
}
