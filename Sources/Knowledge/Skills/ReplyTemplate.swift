public import Physiology
import Records

/// Something Bloom can say, in one or more wordings.
public struct ReplyTemplate: Hashable, Sendable {
  /// The id a skill asks for, as in `cycle.next_period.measured`.
  public let id: String
  /// The modes it may be said in; empty means all.
  public let modes: Set<Mode>
  /// The wordings, each a MessageFormat 2 message.
  public let texts: [String]
  /// The ids of the sources its facts rest on.
  public let sources: [String]
}

extension ReplyTemplate: Content {
  static var recordType: String { "Reply" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    modes = Set(try record.words("Mode"))
    texts = record.texts("Text")
    sources = record.texts("Source")
    guard !texts.isEmpty else {
      throw .malformed(record.error("the reply has no Text", remedy: "add a line Text: ..."))
    }
  }
}
