/// A group of fields between blank lines.
///
/// A field name may occur several times: the subscript gives the first value, ``all(_:)`` all.
public struct Record: Hashable, Sendable {
  /// The name of the file the record was read from.
  public let file: String
  /// The record type named by the `%rec` descriptor above, if there is one.
  public let type: String?
  /// All fields in the order of the file.
  public let fields: Fields

  /// The line of the first field, counted from 1.
  public var line: Int { fields.first?.line ?? 0 }

  /// The first value of the field, if the record has it.
  public subscript(name: String) -> String? { field(name)?.value }

  /// The first field of that name, with its place.
  public func field(_ name: String) -> Field? { fields.first(named: name) }

  /// All values of the field in the order of the file.
  public func all(_ name: String) -> [String] { fields.named(name).map(\.value) }

  /// An error about one field of this record, or about the record as a whole without a field.
  public func error(_ problem: String, remedy: String, at field: Field? = nil) -> RecordError {
    let place = field ?? fields.first
    let firstLine = place?.value.split(separator: "\n", omittingEmptySubsequences: false).first
    let shown = place.map { "\($0.name): \(firstLine ?? "")" } ?? ""
    return RecordError(
      file: file, line: place?.line ?? line, column: field?.column ?? 1,
      problem: problem, remedy: remedy, excerpt: shown)
  }

  /// An error about a place inside a field's value, by the line and column there, from 1.
  public func error(
    _ problem: String, remedy: String, in field: Field, line: Int, column: Int
  ) -> RecordError {
    let lines = field.value.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.indices.contains(line - 1) ? String(lines[line - 1]) : ""
    let isFirst = line <= 1
    return RecordError(
      file: file, line: field.line + line - 1,
      column: (isFirst ? field.column : Self.continuation.unicodeScalars.count + 1) + column - 1,
      problem: problem, remedy: remedy,
      excerpt: (isFirst ? "\(field.name): " : Self.continuation) + text)
  }

  /// What stands before each further line of a value.
  private static let continuation = "+ "
}

/// The records that follow one `%rec` descriptor, or that stand before the first one.
public struct RecordSet: Hashable, Sendable {
  /// The record type; nil for records without a descriptor.
  public let type: String?
  /// The rules the records were checked against; of a file checked before, only the type.
  public let descriptor: Descriptor?
  /// The records in the order of the file.
  public let records: [Record]
}

/// The fields of a record in the order of the file; made when they are asked for.
public struct Fields: RandomAccessCollection, Hashable, Sendable {
  let text: String
  let marks: ArraySlice<Mark>

  public var startIndex: Int { marks.startIndex }
  public var endIndex: Int { marks.endIndex }
  public subscript(index: Int) -> Field { Field(text: text, mark: marks[index]) }

  /// All fields of a name.
  public func named(_ name: String) -> [Field] {
    var found: [Field] = []
    forEachMark(named: name) { mark, _ in
      found.append(Field(text: text, mark: mark))
      return true
    }
    return found
  }

  /// Calls a function with every field of a name and its value, in UTF-8.
  public func forEach(named name: String, _ body: (Field, UnsafeBufferPointer<UInt8>) -> Void) {
    forEachMark(named: name) { mark, bytes in
      mark.readValue(in: bytes) { body(Field(text: text, mark: mark), $0) }
      return true
    }
  }

  /// Calls a function with the value of every field of a name, in UTF-8.
  public func forEachValue(of name: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    forEachMark(named: name) { mark, bytes in
      mark.readValue(in: bytes, body)
      return true
    }
  }

  /// The first field of a name.
  public func first(named name: String) -> Field? {
    var found: Field?
    forEachMark(named: name) { mark, _ in
      found = Field(text: text, mark: mark)
      return false
    }
    return found
  }

  /// Calls a function with the mark of every field of a name and the file's bytes until it returns
  /// false.
  @inline(__always) private func forEachMark(
    named name: String, _ body: (Mark, UnsafeBufferPointer<UInt8>) -> Bool
  ) {
    name.withBytes { name in
      let hash = NameHash.of(name)
      text.withBytes { bytes in
        for mark in marks where mark.isNamed(name, hash, in: bytes) {
          guard body(mark, bytes) else { return }
        }
      }
    }
  }

  /// Whether a field is a rule of a descriptor.
  var hasRule: Bool { marks.contains { $0.isRule } }
}
