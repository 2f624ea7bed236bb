import Records

/// A yoga pose.
public struct Pose: StageRated, Hashable, Sendable {
  /// The id routines refer to.
  public let id: String
  /// The English name.
  public let name: String
  /// The Sanskrit name.
  public let sanskrit: String?
  /// Other names it is asked for by.
  public let aliases: [String]
  /// What kind of pose it is.
  public let family: PoseFamily?
  /// How the body is held in it.
  public let position: PosePosition?
  /// What it can be done on.
  public let places: [PosePlace]
  /// How many sides it is done on, 1 or 2.
  public let sides: Int
  /// How much practice it asks for.
  public let level: PracticeLevel
  /// How long to hold it on one side, in seconds.
  public let holdSeconds: ClosedRange<Int>
  /// What it feels like.
  public let feel: String
  /// Whether it suits the first, second and third trimester, in this order.
  public let trimesters: [Suitability]
  /// Whether it suits the first six weeks after birth, where that is known.
  public let postpartum: Suitability?
  /// The stages of life for which a source on this pose was read.
  public let evidence: [Stage]
  /// What helps to have at hand.
  public let props: [String]
  /// When it is welcome.
  public let suits: [Stage]
  /// The concepts it may ease.
  public let helps: [String]
  /// Where what few ask for is read.
  private let record: Record

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Pose {
  /// How to come into it, step by step.
  public var steps: [String] { record.texts("Step") }
  /// What to take care with.
  public var cautions: [String] { record.texts("Caution") }
  /// The ids of poses to do instead.
  public var instead: [String] { record.texts("Instead") }
  /// How to make it gentler.
  public var modification: String? { record.optionalText("Modification") }
  /// The ids of its sources.
  public var sources: [String] { record.texts("Source") }
}

extension Pose: Content {
  static var recordType: String { "Pose" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    name = try record.text("Name")
    sanskrit = record.optionalText("Sanskrit")
    aliases = record.texts("Alias")
    family = try record.optionalWord("Family")
    position = try record.optionalWord("Position")
    places = try record.words("Where")
    sides = try record.wholeNumber("Sides") ?? 1
    level = try record.word("Level")
    holdSeconds = try Self.hold(record)
    feel = try record.text("Feel")
    trimesters = [try record.word("T1"), try record.word("T2"), try record.word("T3")]
    postpartum = try record.optionalWord("Postpartum")
    evidence = try record.words("Evidence")
    props = record.texts("Prop")
    suits = try record.words("Suits")
    helps = record.texts("Helps")
    self.record = record
  }

  /// Reads `30` or `60-180`.
  private static func hold(_ record: Record) throws(KnowledgeError) -> ClosedRange<Int> {
    guard let field = record.field("HoldSeconds") else {
      throw .malformed(
        record.error("the record lacks the field HoldSeconds", remedy: "write HoldSeconds: 60-180"))
    }
    guard let bounds = Record.bounds(field) else {
      throw record.misfit(
        field, "is not a number of seconds or a range", remedy: "write 30, or 60-180")
    }
    return bounds
  }
}
