public import Physiology

/// Whiles in which movements were counted, for a host to show.
public struct KickLog: Hashable, Sendable {
  /// Oldest first.
  public let sessions: [KickSession]

  /// Takes sessions, oldest first.
  public init(sessions: [KickSession]) { self.sessions = sessions }
}
