public import Physiology
import Records

/// Something a person can want of Bloom, with the ways to say it.
public struct Intent: Sendable {
  /// The name.
  public let id: IntentID
  /// The modes it is there in; empty means all.
  public let modes: Set<Mode>
  /// The slots it reads.
  public let slots: [SlotName]
  /// The slots without which it has to ask.
  public let needs: [SlotName]
  private let record: Record

  /// The skill that answers: the file's name without its ending.
  public var skill: String { Self.skill(in: record) }
  /// A short phrase for the help.
  public var help: String { record.optionalText("Help") ?? "" }
  /// What to type, for the help.
  public var example: String? { record.optionalText("Example") }
  /// Sentence templates with `(a|b)`, `[optional]`, `{slot}` and `{list:slot}`.
  public var say: [String] { record.texts("Say") }
  /// The reply that answers it by itself; nil where a skill answers.
  public var answer: String? { record.optionalText("Answer") }
  /// The file and line of its record.
  public var place: (file: String, line: Int) { (record.file, record.line) }
  /// The level of care of a guardrail's intent.
  public var level: String? { record.optionalText("Level") }
}

extension Intent: Content {
  static var recordType: String { "Intent" }
  var key: String { id.rawValue }

  init(_ record: Record) throws(KnowledgeError) {
    id = IntentID(try record.text("Id"))
    let modes: [Mode] = try record.words("Mode")
    self.modes = modes.isEmpty ? [] : Set(modes)
    slots = Self.names(record, "Slot")
    needs = Self.names(record, "Needs")
    self.record = record
    if record.field("Help")?.withBytes({ $0.isEmpty }) ?? true { _ = try record.text("Help") }
  }

  /// The skill whose file holds a record.
  static func skill(in record: Record) -> String {
    let path = record.file
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
    let name = path[(start ?? path.startIndex)...]
    return String(name.hasSuffix(".rec") ? name.dropLast(4) : name)
  }

  private static func names(_ record: Record, _ field: String) -> [SlotName] {
    var names: [SlotName] = []
    record.fields.forEachValue(of: field) { bytes in
      var start = 0
      for index in 0...bytes.count where index == bytes.count || isGap(bytes[index]) {
        if index > start {
          let name = UnsafeBufferPointer(rebasing: bytes[start..<index])
          names.append(SlotName(String(decoding: name, as: UTF8.self)))
        }
        start = index + 1
      }
    }
    return names
  }

  private static func isGap(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ",")
  }
}
