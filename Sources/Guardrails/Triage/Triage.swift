/// What the guardrails ask of the reply to a message.
public enum Triage: Hashable, Sendable {
  /// Answer as usual.
  case proceed
  /// Answer as usual and add the concern's line.
  case accompany(Concern)
  /// Say the concern's line and no content; what was logged in the message may still be kept.
  case intercept(Concern)

  /// The concern, if there is one.
  public var concern: Concern? {
    switch self {
    case .proceed: nil
    case .accompany(let concern), .intercept(let concern): concern
    }
  }

  /// What is left of it where a danger that was found is not believed: a question to decline.
  public var declining: Triage {
    concern?.also.first { $0.level == .decline }.map { .intercept($0) } ?? .proceed
  }

  /// The level of care of the message.
  public var level: CareLevel { concern?.level ?? .ok }
}

/// The decision on a message with what it rests on.
public struct Assessment: Hashable, Sendable {
  /// The decision.
  public let triage: Triage
  /// Whether a short message has an alarming word that is not meant, being an idiom, a denied deed,
  /// or about an animal.
  public let isDismissed: Bool
  /// Whether the rule that was found knows all there is to a short message, so that what the trained
  /// weights take it for counts no more.
  public let isSettled: Bool
  /// What the message says of a danger told before, by the danger that it ends.
  public let reliefs: [DangerKind: Relief]
  /// How a danger told before goes on, where the message says so.
  public let course: Course?
  /// Whether the message has any word that goes with abuse.
  public let hintsAtAbuse: Bool
  /// Whether the message has any word that goes with a crisis.
  public let hintsAtCrisis: Bool
  /// Whether the message has any word of the body or of illness that is said of now.
  public let hintsAtCare: Bool
  /// The words of now, neither denied nor meant in another way, that name what a danger is about, as
  /// typed, by the kind of danger; a kind of which nothing is named is missing.
  public let named: [DangerKind: [String]]
  /// What is said about the signs in it.
  public let cues: DangerCues

  /// Whether words alone decided what was found, so that it may have been a story or a figure of
  /// speech: no figure such as a reading of blood pressure, and no attempt to talk round the rules.
  public var isOpenToDoubt: Bool {
    guard let concern = triage.concern, concern.level >= .provider, !concern.isSettled else {
      return false
    }
    return !concern.because.contains { $0.contains(where: \.isNumber) }
      && !concern.also.contains { $0.intent == Self.wayRound }
  }

  private static let wayRound = "guard.injection"
}
