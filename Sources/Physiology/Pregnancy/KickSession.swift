public import Civil

/// A while in which movements of the baby were felt and counted.
///
/// It records and says nothing of how many are enough: no number of movements proves that a baby
/// is well, and any change is a reason to call (RCOG-GTG57, RCOG-PI).
public struct KickSession: Hashable, Sendable {
  /// Minutes without a movement after which a new session begins.
  public static let longestPause = 60

  /// When it began.
  public let start: Moment

  /// When each movement was felt, oldest first; those before the start are left out.
  public let kicks: [Moment]

  /// Creates a session from movements in any order.
  public init(start: Moment, kicks: [Moment] = []) {
    self.start = start
    self.kicks = kicks.filter { $0 >= start }.sorted()
  }

  /// The session with one more movement.
  public func adding(kickAt moment: Moment) -> KickSession {
    KickSession(start: start, kicks: kicks + [moment])
  }

  /// The movements felt.
  public var count: Int { kicks.count }

  /// Minutes from the start to `now`, not negative.
  public func minutes(until now: Moment) -> Int { max(0, now - start) }

  /// Minutes from the start to the given movement, counted from 1; nil when there were fewer.
  public func minutes(toKick number: Int) -> Int? {
    kicks.indices.contains(number - 1) ? kicks[number - 1] - start : nil
  }
}

/// What is usual for this baby as she has counted it; hers to know, never a reassurance.
public struct KickPattern: Hashable, Sendable {
  /// The sessions read.
  public let sessions: Int

  /// The median of the minutes it took to feel ten movements, over the sessions that reached them.
  public let usualMinutesToTen: Double?

  /// The hour of the day, 0 to 23, in which most movements were felt; the earliest of equal ones.
  public let usualHour: Int?

  /// The number of most recent sessions read.
  public static let sessionsRead = 10

  /// Reads the last ten sessions, in any order; nil without one.
  public init?(_ sessions: [KickSession]) {
    guard !sessions.isEmpty else { return nil }
    let recent = sessions.sorted { $0.start < $1.start }.suffix(Self.sessionsRead)
    self.sessions = recent.count
    usualMinutesToTen = Median.of(recent.compactMap { $0.minutes(toKick: 10) })
    var hours = [Int](repeating: 0, count: 24)
    for kick in recent.flatMap(\.kicks) { hours[kick.time.hour] += 1 }
    let most = hours.max() ?? 0
    usualHour = most > 0 ? hours.firstIndex(of: most) : nil
  }
}
