import Records

/// By when a kind of content is to be read against its sources again, and how much there is of it.
public struct Review: Hashable, Sendable {
  /// The record type, as in `Pose`.
  public let type: String
  /// The ISO date by which it is to be read again.
  public let reviewBy: String
  /// How many records there are at least.
  public let least: Int
}

extension Review: Content {
  static var recordType: String { "Review" }
  var key: String { type }

  init(_ record: Record) throws(KnowledgeError) {
    type = try record.text("Id")
    reviewBy = try record.text("ReviewBy")
    least = try record.count("Least")
  }
}
