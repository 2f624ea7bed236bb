import Records

/// A thing that can be spoken of, with the words for it.
public struct Concept: Hashable, Sendable {
  /// The name, which is also its value in a slot, as in `back_pain`.
  public let id: String
  /// What sort of thing it is, as in `symptom`.
  public let kind: String
  /// The words and phrases that mean it.
  public let forms: [String]
}

extension Concept: Content {
  static var recordType: String { "Concept" }
  var key: String { "\(kind) \(id)" }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    kind = try record.text("Kind")
    forms = record.texts("Form")
  }
}
