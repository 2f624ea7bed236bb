/// How soon a message calls for a person's help, from nothing to now.
///
/// Levels only ever rise: of several concerns in one message the highest decides.
public enum CareLevel: String, CaseIterable, Comparable, Sendable {
  /// Answer normally.
  case ok
  /// A question Bloom does not judge: a diagnosis, a dose, a safe day.
  case decline
  /// Worth an appointment in the next days or weeks.
  case provider
  /// Worth a call today.
  case urgent
  /// Emergency help, now.
  case emergency

  public static func < (one: CareLevel, other: CareLevel) -> Bool {
    one.rank < other.rank
  }

  private var rank: Int {
    switch self {
    case .ok: 0
    case .decline: 1
    case .provider: 2
    case .urgent: 3
    case .emergency: 4
    }
  }
}
