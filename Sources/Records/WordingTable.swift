/// The words of a language for times and measures with what they mean, as text beside the files, so
/// that they are taken without reading the records.
///
/// Numbers and texts are those of a ``FormTable``. For every record, one after the other:
///
///     meaning    its kind and its value; of a measure ``measure`` and its id   texts
///     forms      how many there are, and each of them                          3 digits, texts
///     risky      the same of those that need a word beside them                3 digits, texts
public struct WordingTable: Hashable, Sendable {
  /// The numbers and texts.
  public let text: String

  /// The kind of a measure.
  public static let measure = "measure"

  /// Takes a table that was made of files before.
  public init(text: String) { self.text = text }

  /// Makes the table of a file of times and one of measures; nil where a text is too long for it.
  public init?(times: RecordFile, measures: RecordFile) {
    var part = TablePart()
    for record in times.records(of: "TimeWord") {
      part.append(record, meaning: record["Kind"] ?? "", record["Value"] ?? "")
    }
    for record in measures.records(of: "Measure") {
      part.append(record, meaning: Self.measure, record["Id"] ?? "")
    }
    guard part.isSound else { return nil }
    text = String(decoding: part.bytes, as: UTF8.self)
  }
}

extension TablePart {
  /// Adds a record with its forms.
  fileprivate mutating func append(_ record: Record, meaning kind: String, _ value: String) {
    append(kind.utf8)
    append(value.utf8)
    for name in ["Form", "Risky"] {
      let forms = record.fields.named(name)
      append(forms.count)
      for form in forms { form.withBytes { append($0) } }
    }
  }
}
