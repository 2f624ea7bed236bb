import Records

/// A word for something that a partner, friend or parent did.
public struct HelpAction: Hashable, Sendable {
  /// The id.
  public let id: String
  /// The words for it, as in "made tea".
  public let label: String
}

extension HelpAction: Content {
  static var recordType: String { "HelpAction" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    label = try record.text("Label")
  }
}
