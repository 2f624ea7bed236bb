/// A routine put together for one wish.
public struct MadeRoutine: Hashable, Sendable {
  /// One pose of it.
  public struct Part: Hashable, Sendable {
    /// The pose.
    public let pose: Pose
    /// How long, both sides and rest included, in seconds.
    public let seconds: Int
    /// Whether it is done with the pose's modification.
    public let isModified: Bool
  }

  /// The poses in order.
  public let parts: [Part]

  /// How long it takes, in seconds.
  public var seconds: Int { parts.reduce(0) { $0 + $1.seconds } }
  /// How long it takes, in minutes.
  public var minutes: Int { (seconds + 30) / 60 }
}
