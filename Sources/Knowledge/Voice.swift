import Records

/// A trait of how Bloom speaks: texts under a name.
public struct Voice: Hashable, Sendable {
  /// The name of the trait.
  public let id: String
  /// Its texts or words.
  public let texts: [String]
}

extension Voice: Content {
  static var recordType: String { "Voice" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    texts = record.texts("Text")
  }
}
