import Records

/// A way to breathe, by the seconds of one round.
public struct BreathingPattern: Hashable, Sendable {
  /// The seconds of one round, whole or halves.
  public struct Counts: Hashable, Sendable {
    /// Breathing in.
    public let breathIn: Double
    /// Holding after the breath in.
    public let holdIn: Double
    /// Breathing out.
    public let out: Double
    /// Holding after the breath out.
    public let holdOut: Double

    /// Makes the counts of a round.
    public init(breathIn: Double, holdIn: Double, out: Double, holdOut: Double) {
      self.breathIn = breathIn
      self.holdIn = holdIn
      self.out = out
      self.holdOut = holdOut
    }

    /// How long a round takes, in seconds.
    public var seconds: Double { breathIn + holdIn + out + holdOut }
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

  /// How to do it at a stage, without the steps of the pauses that are left out.
  public func steps(at stage: PracticeStage) -> [String] {
    let parts = [counts.breathIn, counts.holdIn, counts.out, counts.holdOut].enumerated()
      .filter { $0.element > 0 }
    guard counts(at: stage) != counts, parts.count == steps.count else { return steps }
    return zip(parts, steps).filter { $0.0.offset.isMultiple(of: 2) }.map(\.1)
  }
}

extension BreathingPattern: Content {
  static var recordType: String { "BreathingPattern" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    name = try record.text("Name")
    aliases = record.texts("Alias")
    counts = Counts(
      breathIn: try Self.seconds("In", record), holdIn: try Self.seconds("HoldIn", record),
      out: try Self.seconds("Out", record), holdOut: try Self.seconds("HoldOut", record))
    pace = try record.word("Pace")
    minutes = try record.range("Minutes")
    pregnancy = try record.word("Pregnancy")
    text = try record.text("Text")
    steps = record.texts("Step")
    suits = try record.words("Suits")
    sources = record.texts("Source")
  }

  private static func seconds(
    _ name: String, _ record: Record
  ) throws(KnowledgeError) -> Double {
    guard let seconds = try record.number(name), seconds >= 0 else {
      throw .malformed(
        record.error("the record lacks a number \(name)", remedy: "add a line \(name): 4"))
    }
    return seconds
  }
}
