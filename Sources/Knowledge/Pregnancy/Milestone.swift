import Records

/// What usually comes, or is offered, at some time in a pregnancy.
public struct Milestone: Hashable, Sendable {
  /// The id.
  public let id: String
  /// The name, as it stands in a sentence.
  public let name: String
  /// Other words it is asked for by.
  public let phrases: [String]
  /// The completed weeks, 1 to 42, in which it usually comes.
  public let weeks: ClosedRange<Int>
  /// Whether it does not come to everyone, and so is never told as reached.
  public let varies: Bool
  /// What comes and when.
  public let text: String
  /// The ids of its sources.
  public let sources: [String]
}

extension Milestone: Content {
  static var recordType: String { "Milestone" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    name = try record.text("Name")
    phrases = record.texts("Phrase")
    weeks = try record.range("Weeks")
    varies = try record.flag("Varies")
    text = try record.text("Text")
    sources = record.texts("Source")
  }
}
