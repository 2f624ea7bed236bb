import Records

/// What usually happens in a phase of the cycle, in general.
public struct PhaseCard: Hashable, Sendable {
  /// The phase's id, or `late`.
  public let id: String
  /// The phase's name, as in "luteal phase".
  public let name: String
  /// What usually happens, in a sentence or two.
  public let text: String
  /// Small ideas for these days.
  public let tips: [String]
  /// The ids of its sources.
  public let sources: [String]
}

extension PhaseCard: Content {
  static var recordType: String { "PhaseCard" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    name = try record.text("Name")
    text = try record.text("Text")
    tips = record.texts("Tip")
    sources = record.texts("Source")
  }
}
