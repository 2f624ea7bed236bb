import Records

/// A word that a person may put on a card for today.
public struct ComfortWord: Hashable, Sendable {
  /// The id.
  public let id: String
  /// The word.
  public let label: String
}

extension ComfortWord: Content {
  static var recordType: String { "ComfortWord" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    label = try record.text("Label")
  }
}
