public import Physiology
import Records

/// Something a person can want of Bloom, with the ways to say it.
public struct Intent: Sendable {
  /// The name.
  public let id: IntentID
  /// The skill that answers: the file's name without its ending.
  public let skill: String
  /// The modes it is there in; empty means all.
  public let modes: Set<Mode>
  /// A short phrase for the help.
  public let help: String
  /// What to type, for the help.
  public let example: String?
  /// Sentence templates with `(a|b)`, `[optional]`, `{slot}` and `{list:slot}`.
  public let say: [String]
  /// Samples to learn from.
  public let like: [String]
  /// Sentences that look alike but mean another intent.
  public let unlike: [(text: String, intent: IntentID)]
  /// The slots it reads.
  public let slots: [SlotName]
  /// The slots without which it has to ask.
  public let needs: [SlotName]
  /// The level of care of a guardrail's intent.
  public let level: String?
}

extension Intent: Content {
  static var recordType: String { "Intent" }
  var key: String { id.rawValue }

  init(_ record: Record) throws(KnowledgeError) {
    id = IntentID(try record.text("Id"))
    skill = Self.stem(of: record.file)
    modes = Set(try record.words("Mode"))
    help = try record.text("Help")
    example = record.optionalText("Example")
    say = record.texts("Say")
    like = record.texts("Like")
    slots = Self.names(record, "Slot")
    needs = Self.names(record, "Needs")
    level = record.optionalText("Level")
    var unlike: [(text: String, intent: IntentID)] = []
    for field in record.fields where field.isNamed("Unlike") {
      unlike.append(try Self.contrast(field, of: record))
    }
    self.unlike = unlike
  }

  private static func stem(of path: String) -> String {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map(Substring.init) ?? ""
    return String(name.hasSuffix(".rec") ? name.dropLast(4) : name)
  }

  private static func names(_ record: Record, _ field: String) -> [SlotName] {
    var names: [SlotName] = []
    for place in record.fields.indices where record.fields[place].isNamed(field) {
      let words = record.fields[place].bytes.split { isBlank($0) || $0 == UInt8(ascii: ",") }
      names += words.map { SlotName(String(decoding: $0, as: UTF8.self)) }
    }
    return names
  }

  /// Reads `text -> other.intent`.
  private static func contrast(
    _ field: Field, of record: Record
  ) throws(KnowledgeError) -> (text: String, intent: IntentID) {
    guard let intent = lastWord(of: field.bytes),
      let arrow = lastWord(of: field.bytes[..<intent.startIndex]), arrow.elementsEqual("->".utf8),
      lastWord(of: field.bytes[..<arrow.startIndex]) != nil
    else {
      throw record.misfit(
        field, "does not name the intent it means", remedy: "end it with -> and that intent's id")
    }
    let text = joinedWords(of: field.bytes[..<arrow.startIndex])
    return (text, IntentID(String(decoding: intent, as: UTF8.self)))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
  }

  private static func lastWord(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var end = text.endIndex
    while end > text.startIndex, isBlank(text[end - 1]) { end -= 1 }
    var start = end
    while start > text.startIndex, !isBlank(text[start - 1]) { start -= 1 }
    return start < end ? text[start..<end] : nil
  }

  /// The words with one space between them.
  private static func joinedWords(of text: ArraySlice<UInt8>) -> String {
    var joined: [UInt8] = []
    joined.reserveCapacity(text.count)
    for byte in text {
      if !isBlank(byte) {
        joined.append(byte)
      } else if let last = joined.last, !isBlank(last) {
        joined.append(UInt8(ascii: " "))
      }
    }
    if joined.last == UInt8(ascii: " ") { joined.removeLast() }
    return String(decoding: joined, as: UTF8.self)
  }
}
