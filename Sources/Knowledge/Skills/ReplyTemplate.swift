public import Physiology
import Records

/// Something Bloom can say, in one or more wordings.
public struct ReplyTemplate: Hashable, Sendable {
  /// The id a skill asks for, as in `cycle.next_period.measured`.
  public let id: String
  private let record: Record

  /// The modes it may be said in; empty means all.
  public var modes: Set<Mode> { Set((try? record.words("Mode")) ?? []) }
  /// The wordings, each a MessageFormat 2 message.
  public var texts: [String] { record.texts("Text") }
  /// The ids of the sources its facts rest on.
  public var sources: [String] { record.texts("Source") }
}

extension ReplyTemplate: Content {
  static var recordType: String { "Reply" }
  var key: String { id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    self.record = record
    _ = try record.words("Mode", as: Mode.self)
    guard record.field("Text") != nil else {
      throw .malformed(record.error("the reply has no Text", remedy: "add a line Text: ..."))
    }
  }
}
