/// How soon a text asks somebody to act.
public enum ActionTime: String, CaseIterable, Comparable, Sendable {
  /// At once, at any hour.
  case now
  /// Before the day is over.
  case today
  /// Within some days.
  case days
  /// Within some weeks.
  case weeks

  /// Whether one is sooner than the other.
  public static func < (one: ActionTime, other: ActionTime) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .now: 0
    case .today: 1
    case .days: 2
    case .weeks: 3
    }
  }
}
