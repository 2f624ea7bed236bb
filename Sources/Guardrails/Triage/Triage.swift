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

  /// The level of care of the message.
  public var level: CareLevel { concern?.level ?? .ok }
}
