import Records

/// A kind of record with a type of its own.
protocol Content: Sendable {
  /// The record type in the files, as in `Pose`.
  static var recordType: String { get }
  /// Whether the records hold samples, which a file that is built in lacks.
  static var hasSamples: Bool { get }
  /// The value no other record of the type may have.
  var key: String { get }
  /// Reads a record.
  init(_ record: Record) throws(KnowledgeError)
}

extension Content {
  static var hasSamples: Bool { false }
}
