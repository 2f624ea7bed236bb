import Guardrails

/// A danger that was told and not taken back.
struct Danger: Sendable {
  let concern: Concern
  /// How often it was come back to.
  var reminders = 0

  /// Whether nothing else is talked of until it is over.
  var staysOpen: Bool { concern.level == .emergency || kind != .emergency }

  /// What sort of danger it is.
  var kind: DangerKind { DangerKind(intent: concern.intent) }
}

extension DangerKind {
  /// The kind of danger that an intent reports.
  init(intent: String?) {
    switch intent {
    case "guard.crisis": self = .crisis
    case "guard.abuse": self = .abuse
    default: self = .emergency
    }
  }

  /// The reply with which a danger of this kind is left.
  func lastWord(on relief: Relief) -> String {
    switch (relief, self) {
    case (.helped, _): "guard.standing.helped"
    case (.stopped, .emergency): "guard.standing.stopped"
    case (_, .crisis): "guard.standing.resolved.crisis"
    default: "guard.standing.resolved"
    }
  }
}
