/// Where the words of a line come from.
public enum Provenance: Hashable, Sendable {
  /// A reply template of Knowledge, by its id.
  case template(String)
  /// Content of Knowledge with the ids of its sources.
  case library(sources: [String])
  /// A figure computed from the journal, with what it rests on.
  case computed(String)
  /// The person's own words: quoted, never checked as a claim of ours.
  case hers
}

/// One line of a reply with where it comes from.
public struct Line: Hashable, Sendable {
  /// The text, without markup.
  public let text: String
  /// Where the text comes from.
  public let provenance: Provenance

  /// Makes a line.
  public init(_ text: String, _ provenance: Provenance) {
    self.text = text
    self.provenance = provenance
  }
}
