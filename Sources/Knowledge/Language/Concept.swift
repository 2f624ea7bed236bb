import Records

/// A thing that can be spoken of, with the words for it.
public struct Concept: Sendable {
  /// The name, as in `back_pain`; where several kinds share a word, `skin.dry`.
  public let id: String
  /// What sort of thing it is, as in `symptom`.
  public let kind: String
  /// What a slot holds when it is said: the name without the kind, or the field `Value`.
  public let value: String
  private let record: Record

  /// The words and phrases that mean it.
  public var forms: [String] { record.texts("Form") }

  /// Calls a function with each of the words and phrases that mean it, in UTF-8.
  package func forEachForm(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    record.fields.forEachValue(of: "Form", body)
  }
}

extension Concept: Content {
  static var recordType: String { "Concept" }
  var key: String { kind + " " + id }

  init(_ record: Record) throws(KnowledgeError) {
    id = try record.text("Id")
    kind = try record.text("Kind")
    value = record.optionalText("Value") ?? Self.value(ofID: id, kind: kind)
    self.record = record
  }

  /// What a slot holds when a concept without a `Value` is said: its id without the kind.
  package static func value(ofID id: String, kind: String) -> String {
    let rest = id.utf8.dropFirst(kind.utf8.count)
    guard rest.first == UInt8(ascii: "."), id.hasPrefix(kind) else { return id }
    return String(Substring(rest.dropFirst()))
  }

  /// The same in UTF-8.
  package static func value(
    ofID id: UnsafeBufferPointer<UInt8>, kind: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    guard id.count > kind.count, id[kind.count] == UInt8(ascii: ".") else { return id }
    for place in 0..<kind.count where id[place] != kind[place] { return id }
    return UnsafeBufferPointer(rebasing: id[(kind.count + 1)...])
  }
}
