import Records

/// A sequence of poses.
public struct Routine: StageRated, Hashable, Sendable {
  /// One pose of a routine.
  public struct Part: Hashable, Sendable {
    /// The pose's id.
    public let pose: String
    /// How long it takes, both sides and rest included, in seconds.
    public let seconds: Int
    /// What to mind here.
    public let note: String?
  }

  /// The id.
  public let id: String
  /// The name.
  public let name: String
  /// How long it takes, in minutes.
  public let minutes: Int
  /// How much practice it asks for.
  public let level: PracticeLevel
  /// The concepts it may ease.
  public let helps: [String]
  /// When it is welcome.
  public let suits: [Stage]
  /// The poses in order.
  public let parts: [Part]
  /// Whether it suits the first, second and third trimester, in this order.
  public let trimesters: [Suitability]
  /// Whether it suits the first six weeks after birth, where that is known.
  public let postpartum: Suitability?
  /// A word about it.
  public let note: String?
  /// The ids of its sources.
  public let sources: [String]
}

extension Routine: Content {
  static var recordType: String { "Routine" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    name = try record.text("Name")
    guard let minutes = try record.wholeNumber("Minutes") else {
      throw .malformed(
        record.error("the record lacks the field Minutes", remedy: "add a line Minutes: 10"))
    }
    self.minutes = minutes
    level = try record.word("Level")
    helps = record.texts("Helps")
    suits = try record.words("Suits")
    trimesters = [try record.word("T1"), try record.word("T2"), try record.word("T3")]
    postpartum = try record.optionalWord("Postpartum")
    note = record.optionalText("Note")
    sources = record.texts("Source")
    var parts: [Part] = []
    for field in record.fields.named("Pose") {
      parts.append(try Self.part(field, of: record))
    }
    self.parts = parts
  }

  /// Reads `pose_id seconds note`, where the note may be absent.
  private static func part(_ field: Field, of record: Record) throws(KnowledgeError) -> Part {
    let words = Array(field.value.utf8).split(separator: UInt8(ascii: " "), maxSplits: 2)
      .map { String(decoding: $0, as: UTF8.self) }
    guard words.count >= 2, let seconds = Int(words[1]), seconds > 0 else {
      throw record.misfit(
        field, "is not a pose and its seconds", remedy: "write the pose's id, then seconds")
    }
    return Part(pose: words[0], seconds: seconds, note: words.count > 2 ? words[2] : nil)
  }
}
