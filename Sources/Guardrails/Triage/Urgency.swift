/// How much care is called for, and how soon: of several dangers the greatest is answered.
public struct Urgency: Hashable, Comparable, Sendable {
  /// How much care.
  public let level: CareLevel
  /// How soon to act; nil where nothing is to be done, as for a question to decline.
  public let soon: ActionTime?

  /// Makes an urgency; an emergency is always for now.
  public init(level: CareLevel, soon: ActionTime?) {
    self.level = level
    self.soon = level == .emergency ? .now : soon
  }

  public static func < (one: Urgency, other: Urgency) -> Bool {
    if one.level != other.level { return one.level < other.level }
    guard let soon = other.soon else { return false }
    return one.soon.map { soon < $0 } ?? true
  }

  /// One step up, for a danger that is told to get worse: from today to now, from there to an
  /// emergency.
  public var worsened: Urgency {
    switch (level, soon) {
    case (.emergency, _), (.urgent, .now?): Urgency(level: .emergency, soon: .now)
    case (.urgent, _): Urgency(level: .urgent, soon: .now)
    default: self
    }
  }
}
