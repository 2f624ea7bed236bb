import Records

/// An idea for looking after oneself, or a small thing worth knowing.
public struct CareItem: Hashable, Sendable {
  /// What sort of idea it is.
  public enum Category: String, CaseIterable, Sendable {
    case rest, movement, mind, warmth, connection, nature, breathing, comfort, planning
    case education, conception, waiting, partner
  }

  /// The id.
  public let id: String
  /// When it is meant for; empty means any time.
  public let stages: [Stage]
  /// The trimesters it is meant for in a pregnancy, 1 to 3; empty means any.
  public let trimesters: [Int]
  /// What sort of idea it is.
  public let category: Category
  /// The idea.
  public let text: String
  /// How long it takes, in minutes.
  public let minutes: Int?
  /// The concepts it may ease.
  public let helps: [String]
  /// The ids of its sources.
  public let sources: [String]
}

extension CareItem: Content {
  static var recordType: String { "CareItem" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    stages = try record.words("Phase")
    trimesters = try record.wholeNumbers("Trimester")
    category = try record.word("Category")
    text = try record.text("Text")
    minutes = try record.wholeNumber("Minutes")
    helps = record.texts("Helps")
    sources = record.texts("Source")
  }
}
