public import Physiology
import Records

/// A word or condition explained in general, never about the person who asks.
public struct Topic: Hashable, Sendable {
  /// The id.
  public let id: String
  /// The name.
  public let name: String
  /// Other names it is asked for by.
  public let aliases: [String]
  /// The modes in which it may be offered unasked; empty means all.
  public let modes: [Mode]
  /// The explanation, in two or three sentences.
  public let text: String
  /// The ids of its sources.
  public let sources: [String]
}

extension Topic: Content {
  static var recordType: String { "Topic" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    name = try record.text("Name")
    aliases = record.texts("Alias")
    modes = try record.words("Mode")
    text = try record.text("Text")
    sources = record.texts("Source")
  }
}
