public import Journal

/// Something to do step by step against a clock: breathing, or a routine.
///
/// Every text in it is vetted. It holds no clock: a host shows the steps, and says how long was
/// spent with ``Assistant/ended(_:seconds:now:)``.
public struct GuidedSession: Hashable, Sendable {
  /// One thing to do for some seconds.
  public struct Step: Hashable, Sendable {
    /// What is done in it, which decides how it is drawn.
    public enum Kind: String, CaseIterable, Sendable {
      /// Breathing in, and waiting with the breath in.
      case breathIn, holdFull
      /// Breathing out, and waiting with the breath out.
      case breathOut, holdEmpty
      /// Lifting the pelvic floor, and letting it go.
      case squeeze, letGo
      /// Being in a pose.
      case pose
    }

    /// What is done.
    public let kind: Kind
    /// What to do, in a word or two.
    public let title: String
    /// What to mind in it; empty where nothing is.
    public let detail: String
    /// How long, at least 1 second.
    public let milliseconds: Int
    /// Its round or place, from 1; skipping and going back move by these.
    public let round: Int

    /// Makes a step.
    public init(kind: Kind, title: String, detail: String = "", milliseconds: Int, round: Int) {
      self.kind = kind
      self.title = title
      self.detail = detail
      self.milliseconds = max(1000, milliseconds)
      self.round = round
    }

    /// Makes a step of whole seconds.
    public init(kind: Kind, title: String, detail: String = "", seconds: Int, round: Int) {
      self.init(
        kind: kind, title: title, detail: detail, milliseconds: seconds * 1000, round: round)
    }

    /// How long, in seconds, a half counted as one.
    public var seconds: Int { (milliseconds + 999) / 1000 }
  }

  /// What is said around the steps.
  public struct Labels: Hashable, Sendable {
    /// That the time stands still.
    public let paused: String
    /// That it goes on.
    public let resumed: String
    /// Which keys there are.
    public let keys: String
    /// What stands before the pose that comes next.
    public let next: String

    /// Makes labels.
    public init(paused: String, resumed: String, keys: String, next: String = "") {
      self.next = next
      self.paused = paused
      self.resumed = resumed
      self.keys = keys
    }
  }

  /// What it is called.
  public let name: String
  /// What to do, in order.
  public let steps: [Step]
  /// What it is noted as.
  public let activity: Activity
  /// What is said around the steps.
  public let labels: Labels

  /// Makes a session.
  public init(name: String, steps: [Step], activity: Activity, labels: Labels) {
    self.name = name
    self.steps = steps
    self.activity = activity
    self.labels = labels
  }

  /// How many rounds or poses it has.
  public var rounds: Int { steps.last?.round ?? 0 }
  /// How long it takes, in seconds.
  public var seconds: Int { (steps.reduce(0) { $0 + $1.milliseconds } + 500) / 1000 }
}
