import Records

/// A kind of record with a type of its own.
protocol Content: Sendable {
  /// The record type in the files, as in `Pose`.
  static var recordType: String { get }
  /// The value no other record of the type may have.
  var key: String { get }
  /// Reads a record.
  init(_ record: Record) throws(KnowledgeError)
}
