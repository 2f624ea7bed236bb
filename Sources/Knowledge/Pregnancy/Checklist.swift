import Records

/// A list of things to see to, for a time around pregnancy.
public struct Checklist: Hashable, Sendable {
  /// The id.
  public let id: String
  /// The name.
  public let name: String
  /// Words that ask for it.
  public let phrases: [String]
  /// The completed weeks it is meant for; nil for a list that no week names.
  public let weeks: ClosedRange<Int>?
}

extension Checklist: Content {
  static var recordType: String { "Checklist" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    name = try record.text("Name")
    phrases = record.texts("Phrase")
    let from = try record.wholeNumber("From")
    let to = try record.wholeNumber("To")
    guard let from, let to else {
      weeks = nil
      return
    }
    guard from <= to else {
      throw .malformed(
        record.error(
          "From is after To", remedy: "write the first week in From", at: record.field("From")))
    }
    weeks = from...to
  }
}

/// One thing to see to.
public struct ChecklistItem: Hashable, Sendable {
  /// The id.
  public let id: String
  /// The id of its list.
  public let list: String
  /// What it is called in a few words, as the journal keeps a tick.
  public let name: String
  /// Other words for it.
  public let phrases: [String]
  /// The thing.
  public let text: String
  /// The ids of its sources.
  public let sources: [String]
}

extension ChecklistItem: Content {
  static var recordType: String { "ChecklistItem" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    list = try record.text("List")
    name = try record.text("Name")
    phrases = record.texts("Phrase")
    text = try record.text("Text")
    sources = record.texts("Source")
  }
}
