/// A recfile, read and checked: the plain-text record format of GNU recutils.
///
/// Reading checks the form of every line and the rules of every descriptor (`%key`,
/// `%mandatory`, `%allowed`, `%prohibit`, `%unique`, `%singular`, `%type`, `%size`); the first
/// fault is thrown with its place. `%doc`, `%sort`, `%auto`, `%confidential` and `%constraint`
/// are accepted and do nothing here, as are the types `regexp` and `rec`. Dates are ISO dates,
/// `2026-03-01`, with or without a time.
public struct RecordFile: Hashable, Sendable {
  /// The name used in error messages.
  public let name: String
  /// One set for each descriptor, in the order of the file.
  public let sets: [RecordSet]

  /// Reads the text of a file.
  public init(_ text: String, name: String) throws(RecordError) {
    try self.init(text, name: name, isTrusting: false) { source throws(RecordError) in
      var parser = Parser(source)
      return try parser.records()
    }
  }

  /// Reads the text of a file that was checked before and has its outline.
  public init(_ text: String, name: String, outline: Outline) throws(RecordError) {
    try self.init(text, name: name, isTrusting: true) { source throws(RecordError) in
      if let records = outline.records(of: source) { return records }
      var parser = Parser(source)
      return try parser.records()
    }
  }

  private init(
    _ text: String, name: String, isTrusting: Bool,
    records: (Source) throws(RecordError) -> [Fields]
  ) throws(RecordError) {
    self.name = name
    var whole = text
    whole.makeContiguousUTF8()
    self.sets = try whole.withBytes { bytes in
      Result { () throws(RecordError) in
        let source = Source(bytes: bytes, text: whole, file: name)
        return try Checker(source: source, isTrusting: isTrusting).sets(of: try records(source))
      }
    }.get()
  }

  /// Reads the bytes of a file, which must be UTF-8.
  public init(utf8 bytes: [UInt8], name: String) throws(RecordError) {
    try self.init(String(decoding: bytes, as: UTF8.self), name: name)
  }

  /// The records of one type, or of the records without a type.
  public func records(of type: String?) -> [Record] {
    sets.first { $0.type == type }?.records ?? []
  }
}
