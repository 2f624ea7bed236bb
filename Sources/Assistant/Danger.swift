import Guardrails

/// A danger that was told and not taken back.
struct Danger: Sendable {
  let concern: Concern
  /// How often it was come back to.
  var reminders = 0

  /// Whether nothing else is talked of until it is over.
  var staysOpen: Bool { concern.level == .emergency || kind != "emergency" }

  /// What sort of danger it is: `crisis`, `abuse`, or any other `emergency`.
  var kind: String {
    switch concern.intent {
    case "guard.crisis": "crisis"
    case "guard.abuse": "abuse"
    default: "emergency"
    }
  }
}
