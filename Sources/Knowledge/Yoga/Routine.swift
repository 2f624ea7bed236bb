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
    var misfit: Field?
    record.fields.forEach(named: "Pose") { field, text in
      if let part = Part(text) { parts.append(part) } else { misfit = misfit ?? field }
    }
    if let misfit {
      throw record.misfit(
        misfit, "is not a pose and its seconds", remedy: "write the pose's id, then seconds")
    }
    self.parts = parts
  }
}

extension Routine.Part {
  /// Reads `pose_id seconds note`, where the note may be absent.
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    let space = UInt8(ascii: " ")
    var rest = text[...].drop { $0 == space }
    let id = rest.prefix { $0 != space }
    rest = rest.dropFirst(id.count).drop { $0 == space }
    let digits = rest.prefix { $0 != space }
    rest = rest.dropFirst(digits.count).dropFirst()
    guard let seconds = Int(String(decoding: digits, as: UTF8.self)), seconds > 0 else {
      return nil
    }
    self.init(
      pose: String(decoding: id, as: UTF8.self), seconds: seconds,
      note: rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self))
  }
}
