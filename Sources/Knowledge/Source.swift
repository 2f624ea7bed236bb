import Records

/// Where a fact comes from.
public struct Source: Hashable, Sendable {
  /// How much of a source's text was seen when its facts were taken.
  public enum Reading: String, CaseIterable, Sendable {
    /// The text or the data.
    case read
    /// Some of it.
    case part
    /// Nothing: the facts are from memory.
    case recalled
    /// What someone else quoted or summarised.
    case secondary
  }

  /// The id other records cite.
  public let id: String
  /// Who published it.
  public let organisation: String
  /// Its title.
  public let title: String
  /// The year it was published, as written.
  public let year: String?
  /// Where it can be found: an address or a reference; empty when none is known.
  public let place: String
  /// What it may be used for.
  public let licence: String?
  /// The ISO date it was last looked at.
  public let checkedOn: String?
  /// How much of it was seen.
  public let seen: Reading
  /// The file of its record, below the Knowledge folder.
  public let file: String
  /// The line of its record, counted from 1.
  public let line: Int
}

extension Source: Content {
  static var recordType: String { "Source" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    organisation = try record.text("Organisation")
    title = try record.text("Title")
    year = record.optionalText("Year")
    place = record.optionalText("Place") ?? ""
    licence = record.optionalText("Licence")
    checkedOn = record.optionalText("CheckedOn")
    seen = try record.optionalWord("Seen") ?? .recalled
    (file, line) = (record.file, record.line)
  }
}
