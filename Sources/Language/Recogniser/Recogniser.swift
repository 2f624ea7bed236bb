public import Knowledge

/// Reads what a message wants: which intents, and what it says beside them.
///
/// Templates come first, then the trained weights, then a decision: answer, ask, or say that it is
/// outside. Reading is total: any text gives an understanding.
public final class Recogniser: Sendable {
  let intents: WordMap<Intent>
  /// What weighs on the intents, in the order of the classifier's labels.
  let traits: LabelTraits
  let lexicon: Lexicon
  let cues: Lexicon
  let leads: Lexicon
  let templates: TemplateIndex
  let classifier: Classifier
  let thresholds: Thresholds
  let entityReader: EntityReader
  let balance: Balance
  let standings: StandingReader
  /// Whether the weights came from the library's file rather than from training just now.
  package let isFrozen: Bool
  /// Whether the weights are those that the library's samples give.
  package let fitsSamples: Bool

  /// Makes a recogniser of a library's intents and lexicon.
  ///
  /// The weights of `intents.weights` are used as they are: the tests hold those of an embedded
  /// library to the samples, and ``fitsSamples`` tells of those of a folder. Only where there are
  /// none the samples are trained on here, which takes seconds rather than milliseconds.
  public convenience init(library: Library) throws(LanguageError) {
    try self.init(library: library) { () throws(KnowledgeError) in
      try EntityReader(library: library)
    }
  }

  /// Makes a recogniser with a reader of dates and numbers that may be prepared meanwhile.
  package convenience init(
    library: Library, entityReader: () throws(KnowledgeError) -> EntityReader
  ) throws(LanguageError) {
    let file = library.text(library.pathOfWeights)
    if library.isEmbedded, let weights = file.flatMap({ FrozenWeights($0) }) {
      self.init(
        try Grounding(library), entityReader: try Self.ready(entityReader),
        standings: try Self.ready { () throws(KnowledgeError) in try library.standings() }, weights)
    } else {
      try self.init(
        Material(library), entityReader: Self.ready(entityReader),
        standings: Self.ready { () throws(KnowledgeError) in try library.standings() }
      ) { _ in file.flatMap { FrozenWeights($0) } }
    }
  }

  private static func ready<Value>(
    _ make: () throws(KnowledgeError) -> Value
  ) throws(LanguageError) -> Value {
    do {
      return try make()
    } catch {
      throw .knowledge(error)
    }
  }

  /// Makes a recogniser of plain material, with weights for it where there are some.
  package convenience init(
    _ material: Material, entityReader: EntityReader, balance: Balance = Balance(),
    standings: StandingReader = StandingReader(), thresholds: Thresholds? = nil,
    weights: (Material) -> FrozenWeights? = { _ in nil }
  ) throws(LanguageError) {
    let used: FrozenWeights
    let isFrozen: Bool
    if let frozen = weights(material) {
      (used, isFrozen) = (frozen, true)
    } else {
      used = FrozenWeights(
        fingerprint: material.fingerprint, thresholds: .untrained, model: try material.train())
      isFrozen = false
    }
    self.init(
      material.grounding, entityReader: entityReader, balance: balance, standings: standings,
      thresholds: thresholds, used, isFrozen: isFrozen,
      fitsSamples: used.fingerprint == material.fingerprint)
  }

  /// Makes a recogniser of what has been read already, with weights that are known to fit it.
  package init(
    _ grounding: Grounding, entityReader: EntityReader, balance: Balance = Balance(),
    standings: StandingReader, thresholds: Thresholds? = nil, _ weights: FrozenWeights,
    isFrozen: Bool = true, fitsSamples: Bool = true
  ) {
    var intents = WordMap<Intent>(expecting: grounding.intents.count)
    for intent in grounding.intents where intents[intent.id] == nil {
      intents.set(intent.id.rawValue, to: intent)
    }
    self.intents = intents
    traits = LabelTraits(weights.model.labels.map { IntentID($0) }) { intents[$0]?.modes ?? [] }
    self.entityReader = entityReader
    self.balance = balance
    self.standings = standings
    self.isFrozen = isFrozen
    self.fitsSamples = fitsSamples
    self.thresholds = thresholds ?? weights.thresholds
    lexicon = grounding.lexicon
    cues = grounding.cues
    leads = grounding.leads
    templates = TemplateIndex(grounding.templates)
    classifier = Classifier(model: weights.model, lexicon: lexicon)
  }

  /// Reads a message.
  public func understand(_ text: String, context: Context) -> Understanding {
    understand(Normaliser().normalise(text), context: context)
  }

  /// Reads a message that is cut into tokens already.
  ///
  /// - Parameter isHarmless: whether no matter of care is in it, so that it is taken for none.
  public func understand(
    _ typed: Message, context: Context, isHarmless: Bool = false
  ) -> Understanding {
    MessageReader(self, typed, context, isHarmless: isHarmless).understanding()
  }

  /// The message with misspelt words put right, and what the samples' words make of those.
  func corrected(_ message: Message) -> (message: Message, corrections: Corrections) {
    var tokens = Array(message.tokens)
    var isChanged = false
    var corrections = Corrections()
    for index in tokens.indices.prefix(Terms.limit) where tokens[index].kind == .word {
      guard let word = correction(of: tokens[index], at: index, noting: &corrections) else {
        continue
      }
      isChanged = true
      tokens[index] = Token(
        text: String(decoding: word, as: UTF8.self), kind: .word, range: tokens[index].range,
        isBreak: tokens[index].isBreak)
    }
    return (
      isChanged ? Message(original: message.original, tokens: tokens) : message, corrections
    )
  }

  /// The word that a short or misspelt one stands for.
  private func correction(
    of token: Token, at index: Int, noting corrections: inout Corrections
  ) -> [UInt8]? {
    if let whole = classifier.model.whole[token] { return whole }
    let word = classifier.model.words.correction(of: token.text)
    corrections.note(word, at: index)
    guard let word, !cues.knows(token.text), !entityReader.knows(token) else { return nil }
    return word
  }
}
