public import Knowledge
public import Language

/// How much care a message calls for by the words that people use for danger, where no rule holds.
///
/// Rules find what they were written for; trained weights also find what only sounds like it, and
/// raise the level of a message that the rules leave alone. They lower it only where every stretch
/// of a message is far from any danger: then the words of a rule were a story or a figure of speech.
public struct Acuity: Sendable {
  /// What was found.
  public struct Finding: Hashable, Sendable {
    /// Decline, provider, urgent or emergency.
    public let level: CareLevel
    /// What sort of danger it is; nil where it is none.
    public let kind: DangerKind?

    /// The intent that it is reported as; nil for a question to decline, which may be of any.
    public var intent: IntentID? {
      switch kind {
      case .crisis: "guard.crisis"
      case .abuse: "guard.abuse"
      case .emergency, nil: level > .decline ? IntentID(rawValue: "guard.\(level.rawValue)") : nil
      }
    }
  }

  /// How much of a message speaks for danger.
  public struct DangerScores: Hashable, Sendable {
    /// The score of the whole message.
    public var margin: Double
    /// The highest score of a stretch of it.
    public var stretch: Double
    /// The share of its words, by rarity, that no sample has, at most a half; 0 for few words.
    ///
    /// It is no evidence: scores of people who speak unlike the samples are nearer to nothing.
    public var unknown: Double
  }

  /// What the weights make of a message.
  public struct Opinion: Hashable, Sendable {
    /// What it would call for if it told of a danger.
    public let danger: Finding
    /// What else it calls for: what is worth an appointment, or is to be declined.
    public let finding: Finding?
    /// What speaks for danger.
    public let scores: DangerScores
    /// Whether the words alone are those of danger.
    public let isAlarming: Bool
    /// Whether it is far from anything that calls for care: a guess of danger is then not believed.
    public let isHarmless: Bool
    /// Whether it is far from such a question: a guess of one is then not believed.
    public let asksForNone: Bool
  }

  /// The file's place in the Knowledge folder of a language.
  package static let name = "guardrails/acuity.weights"
  /// A message of fewer words is left to the rules.
  private static let fewestWords = 5

  /// What a score must reach: `answer` for the words of danger, `ask` for what is worth an
  /// appointment.
  ///
  /// Chosen so that about 1 % of the harmless lines in held-out parts are raised.
  package static let thresholds = Thresholds(answer: 0.3, ask: 0.1)

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
      danger: danger(score), finding: finding(score),
      scores: DangerScores(
        margin: score(AcuityQuestion.danger),
        stretch: highest(of: message, mentions) ?? score(AcuityQuestion.danger),
        unknown: message.tokens.count < Self.fewestJudged
          ? 0 : max(0, min(Self.mostUnknown, 1 - ranking.known))),
      isAlarming: score(AcuityQuestion.danger) >= thresholds.answer,
      isHarmless: score(AcuityQuestion.danger) < Self.harmless
        && score(AcuityQuestion.provider) < Self.harmless,
      asksForNone: score(AcuityQuestion.decline) < Self.notAsking)
  }

  /// Whether what rules found in a message at a level is not believed.
  ///
  /// Danger among harmless words is still heard, as each stretch of a longer message is weighed.
  public func doubts(_ level: CareLevel, of message: Message, mentions: [Mention]) -> Bool {
    let words = message.tokens.count { $0.kind == .word }
    guard (Self.fewestDoubted...Self.mostDoubted).contains(words) else { return false }
    let limit = level == .emergency ? Self.surelyHarmless : Self.likelyHarmless
    return isFarFromDanger(message, in: nil, mentions, below: limit)
      && Self.stretches(of: message).allSatisfy {
        isFarFromDanger(message, in: $0, mentions, below: Self.unlikelyHarmful)
      }
  }

  private func isFarFromDanger(
    _ message: Message, in span: Range<Int>?, _ mentions: [Mention], below limit: Double
  ) -> Bool {
    let ranking = Classifier(model: model).rank(message, in: span, mentions: mentions)
    return [AcuityQuestion.danger, AcuityQuestion.provider].allSatisfy { question in
      ranking.scores.contains { $0.label == question && $0.score < limit }
    }
  }

  /// The overlapping stretches of a message longer than one of them; else the sentences of one that has
  /// several.
  private static func stretches(of message: Message) -> [Range<Int>] {
    let count = message.tokens.count
    guard count > stretch else {
      return message.sentences.count > 1 ? message.sentences : []
    }
    return stride(from: 0, to: count - stretch / 2, by: stretch / 2).map {
      $0..<min($0 + stretch, count)
    }
  }

  /// The highest score for danger of the stretches of a message; nil for one that is no longer.
  private func highest(of message: Message, _ mentions: [Mention]) -> Double? {
    let count = message.tokens.count
    guard count > Self.weighed else { return nil }
    return stride(from: 0, to: count - Self.weighed / 2, by: Self.weighed / 2).compactMap { start in
      let span = start..<min(start + Self.weighed, count)
      return Classifier(model: model).rank(message, in: span, mentions: mentions).scores
        .first { $0.label == AcuityQuestion.danger }?.score
    }.max()
  }

  private func danger(_ score: (String) -> Double) -> Finding {
    let (crisis, abuse) = (score(AcuityQuestion.crisis), score(AcuityQuestion.abuse))
    let isNow = score(AcuityQuestion.now) >= Self.leaningToNow
    if crisis >= max(abuse, Self.leaning) { return Finding(level: .emergency, kind: .crisis) }
    if abuse >= Self.leaning {
      return Finding(level: isNow ? .emergency : .urgent, kind: .abuse)
    }
    return Finding(level: isNow ? .emergency : .urgent, kind: .emergency)
  }

  private func finding(_ score: (String) -> Double) -> Finding? {
    if score(AcuityQuestion.provider) >= thresholds.ask {
      return Finding(level: .provider, kind: nil)
    }
    return score(AcuityQuestion.decline) >= Self.asking ? Finding(level: .decline, kind: nil) : nil
  }

  /// What speaks for a crisis or abuse where a danger is found already.
  private static let leaning = -0.3
  /// What makes an emergency of it rather than a call: in doubt the higher of the two.
  private static let leaningToNow = -0.05
  /// What is far from a danger scores less than this on each question.
  private static let harmless = -0.1

  /// A rule is believed in messages of fewer words, and of more.
  private static let fewestDoubted = 6
  private static let mostDoubted = 60
  /// Below these scores a rule's emergency, and any lower concern of a rule, is not believed.
  ///
  /// Of 274 dangers of people whose lines were not trained on, and that rules found, none scored
  /// less than 0; of 63 urgent ones of others two did, and none less than these.
  private static let surelyHarmless = -0.5
  private static let likelyHarmless = -0.45
  /// What any stretch of such a message scores less than.
  private static let unlikelyHarmful = 0.0
  /// How many tokens are a stretch that a rule is doubted by, and one that is weighed for danger.
  private static let stretch = 24
  private static let weighed = 16
  /// Words of a shorter message are not asked whether they are known, and of none more than this.
  private static let fewestJudged = 8
  private static let mostUnknown = 0.5

  /// A question to decline scores at least this, and what is far from one less than the other.
  ///
  /// Of 600 harmless lines of people that were not trained on, none reached the first; of their 40
  /// questions to decline, 3 stayed under it and 2 under the second.
  private static let asking = 0.1
  private static let notAsking = -0.3
}

extension Message {
  /// The tokens of each sentence, without the marks between.
  fileprivate var sentences: [Range<Int>] {
    tokens.indices.split { [".", "!", "?", ";"].contains(tokens[$0].text) }.map {
      $0.startIndex..<$0.endIndex
    }
  }
}
