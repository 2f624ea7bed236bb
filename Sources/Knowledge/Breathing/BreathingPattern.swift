import Records

/// A way to breathe, by the seconds of one round.
public struct BreathingPattern: Hashable, Sendable {
  /// The seconds of one round.
  public struct Counts: Hashable, Sendable {
    /// Breathing in.
    public let breathIn: Int
    /// Holding after the breath in.
    public let holdIn: Int
    /// Breathing out.
    public let out: Int
    /// Holding after the breath out.
    public let holdOut: Int

    /// Makes the counts of a round.
    public init(breathIn: Int, holdIn: Int, out: Int, holdOut: Int) {
      self.breathIn = breathIn
      self.holdIn = holdIn
      self.out = out
      self.holdOut = holdOut
    }

    /// How long a round takes, in seconds.
    public var seconds: Int { breathIn + holdIn + out + holdOut }
    /// The same round with nothing held.
    public var withoutHolds: Counts { Counts(breathIn: breathIn, holdIn: 0, out: out, holdOut: 0) }

    /// The round as it is done at a stage: in pregnancy nothing is held.
    public func kept(at stage: PracticeStage) -> Counts {
      if case .pregnant = stage { return withoutHolds }
      return self
    }
  }

  /// What it asks for in pregnancy.
  public enum PregnancyRule: String, CaseIterable, Sendable {
    /// It suits as it is.
    case ok
    /// A soft version.
    case gently
    /// Nothing is held.
    case holds
  }

  /// Where the counts come from.
  public enum Pace: String, CaseIterable, Sendable {
    /// They are part of the pattern as it is taught.
    case taught
    /// They are a pace to start from.
    case start
  }

  /// The id.
  public let id: String
  /// The name.
  public let name: String
  /// Other names it is asked for by.
  public let aliases: [String]
  /// The seconds of one round.
  public let counts: Counts
  /// Where the counts come from.
  public let pace: Pace
  /// How long to do it, in minutes.
  public let minutes: ClosedRange<Int>
  /// What it asks for in pregnancy.
  public let pregnancy: PregnancyRule
  /// A word about it.
  public let text: String
  /// How to do it.
  public let steps: [String]
  /// When it is welcome.
  public let suits: [Stage]
  /// The ids of its sources.
  public let sources: [String]

  /// The seconds of one round at a stage; in pregnancy no breath is held, whatever the pattern.
  public func counts(at stage: PracticeStage) -> Counts { counts.kept(at: stage) }
}

extension BreathingPattern: Content {
  static var recordType: String { "BreathingPattern" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    name = try record.text("Name")
    aliases = record.texts("Alias")
    counts = Counts(
      breathIn: try record.count("In"), holdIn: try record.count("HoldIn"),
      out: try record.count("Out"), holdOut: try record.count("HoldOut"))
    pace = try record.word("Pace")
    minutes = try record.range("Minutes")
    pregnancy = try record.word("Pregnancy")
    text = try record.text("Text")
    steps = record.texts("Step")
    suits = try record.words("Suits")
    sources = record.texts("Source")
  }
}
