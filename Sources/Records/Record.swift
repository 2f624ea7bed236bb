/// One `Name: value` of a record.
public struct Field: Hashable, Sendable {
  /// The name before the colon.
  public let name: String
  /// The value in UTF-8, a part of the file's bytes; a `+` continuation line is a newline in it.
  public internal(set) var bytes: ArraySlice<UInt8>
  /// Whether the value is written on several lines with `+`, the only way to a newline in it.
  public internal(set) var isContinued = false
  /// The line of the name, counted from 1.
  public let line: Int
  /// The column where the value starts, in Unicode scalars, counted from 1.
  public let column: Int

  /// Whether this is the field's name; names of unequal length are told apart at once.
  public func isNamed(_ other: String) -> Bool {
    name.utf8.count == other.utf8.count && name == other
  }

  /// The value as a string of its own.
  public var value: String { String(decoding: bytes, as: UTF8.self) }
}

/// A group of fields between blank lines.
///
/// A field name may occur several times: the subscript gives the first value, ``all(_:)`` all.
public struct Record: Hashable, Sendable {
  /// The name of the file the record was read from.
  public let file: String
  /// The line of the first field, counted from 1.
  public let line: Int
  /// The record type named by the `%rec` descriptor above, if there is one.
  public let type: String?
  /// All fields in the order of the file.
  public let fields: [Field]

  /// The first value of the field, if the record has it.
  public subscript(name: String) -> String? { field(name)?.value }

  /// The first field of that name, with its place.
  public func field(_ name: String) -> Field? {
    for index in fields.indices where fields[index].isNamed(name) { return fields[index] }
    return nil
  }

  /// All values of the field in the order of the file.
  public func all(_ name: String) -> [String] {
    var values: [String] = []
    for index in fields.indices where fields[index].isNamed(name) {
      values.append(fields[index].value)
    }
    return values
  }

  /// An error about one field of this record, or about the record as a whole without a field.
  public func error(_ problem: String, remedy: String, at field: Field? = nil) -> RecordError {
    let place = field ?? fields.first
    let firstLine = place?.value.split(separator: "\n", omittingEmptySubsequences: false).first
    let shown = place.map { "\($0.name): \(firstLine ?? "")" } ?? ""
    return RecordError(
      file: file, line: place?.line ?? line, column: field?.column ?? 1,
      problem: problem, remedy: remedy, excerpt: shown)
  }
}

/// The records that follow one `%rec` descriptor, or that stand before the first one.
public struct RecordSet: Hashable, Sendable {
  /// The record type; nil for records without a descriptor.
  public let type: String?
  /// The rules the records were checked against.
  public let descriptor: Descriptor?
  /// The records in the order of the file.
  public let records: [Record]
}
