import Records

/// An idea for looking after oneself.
public struct CareItem: Hashable, Sendable {
  /// The id.
  public let id: String
  /// When it is meant for; empty means any time.
  public let stages: [Stage]
  /// What sort of idea it is.
  public let category: String
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
    category = try record.text("Category")
    text = try record.text("Text")
    minutes = try record.wholeNumber("Minutes")
    helps = record.texts("Helps")
    sources = record.texts("Source")
  }
}
