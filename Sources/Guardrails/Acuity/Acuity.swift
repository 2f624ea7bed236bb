public import Knowledge
public import Language

/// How much care a message calls for by the words that people use for danger, where no rule holds.
///
/// Rules find what they were written for; trained weights also find what only sounds like it. They
/// raise the level of a message that the rules leave alone, and never lower it.
public struct Acuity: Sendable {
  /// What was found.
  public struct Finding: Hashable, Sendable {
    /// Provider, urgent or emergency.
    public let level: CareLevel
    /// What sort of danger it is; nil where it is worth an appointment only.
    public let kind: DangerKind?

    /// The intent that it is reported as.
    public var intent: IntentID {
      switch kind {
      case .crisis: "guard.crisis"
      case .abuse: "guard.abuse"
      case .emergency, nil: IntentID(rawValue: "guard.\(level.rawValue)")
      }
    }
  }

  /// What the weights make of a message.
  public struct Opinion: Hashable, Sendable {
    /// What it calls for; nil where nothing speaks for care.
    public let finding: Finding?
    /// Whether it is far from anything that calls for care: a guess of danger is then not believed.
    public let isHarmless: Bool
  }

  /// The file's place in the Knowledge folder of a language.
  package static let name = "guardrails/acuity.weights"
  /// A message of fewer words is left to the rules.
  private static let fewestWords = 5

  /// What a score must reach: `answer` for a danger, `ask` for what is worth an appointment.
  ///
  /// Chosen so that about 1 % of the harmless lines in held-out parts are raised.
  package static let thresholds = Thresholds(answer: 0.35, ask: 0.05)

  private let model: Model
  private let thresholds: Thresholds

  /// Takes the weights of a library's language; nil where it has none.
  public init?(library: Library) {
    guard let text = library.text(library.path(of: Self.name)), let weights = FrozenWeights(text)
    else { return nil }
    self.init(weights)
  }

  package init(_ weights: FrozenWeights) {
    model = weights.model
    thresholds = weights.thresholds
  }

  /// What to think of a message; nil where it is too short to say.
  ///
  /// - Parameter mentions: the concepts found in it, with the lexicon of the training.
  public func weigh(_ message: Message, mentions: [Mention]) -> Opinion? {
    guard message.tokens.count(where: { $0.kind == .word }) >= Self.fewestWords else { return nil }
    let ranking = Classifier(model: model).rank(message, mentions: mentions)
    let scores = Dictionary(ranking.scores, uniquingKeysWith: { first, _ in first })
    func score(_ question: String) -> Double { scores[question] ?? -1 }
    return Opinion(
      finding: finding(score),
      isHarmless: score(AcuityQuestion.danger) < Self.harmless
        && score(AcuityQuestion.provider) < Self.harmless)
  }

  private func finding(_ score: (String) -> Double) -> Finding? {
    if score(AcuityQuestion.danger) >= thresholds.answer {
      let (crisis, abuse) = (score(AcuityQuestion.crisis), score(AcuityQuestion.abuse))
      let isNow = score(AcuityQuestion.now) >= 0
      if crisis >= max(abuse, Self.leaning) { return Finding(level: .emergency, kind: .crisis) }
      if abuse >= Self.leaning {
        return Finding(level: isNow ? .emergency : .urgent, kind: .abuse)
      }
      return Finding(level: isNow ? .emergency : .urgent, kind: .emergency)
    }
    return score(AcuityQuestion.provider) >= thresholds.ask
      ? Finding(level: .provider, kind: nil) : nil
  }

  /// What speaks for a crisis or abuse where a danger is found already.
  private static let leaning = -0.3
  /// What is far from a danger scores less than this on each question.
  private static let harmless = -0.6
}
