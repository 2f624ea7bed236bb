import Civil
import Language
import Physiology

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value of JSON, of any shape.
enum JSONValue: Decodable, Hashable, CustomStringConvertible {
  case text(String)
  case number(Double)
  case bool(Bool)
  case list([JSONValue])
  case object([String: JSONValue])
  case null

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// A slot's value as JSON has it.
  init(_ value: SlotValue) {
    self =
      switch value {
      case .text(let text): .text(text)
      case .number(let number): .number(number)
      case .bool(let flag): .bool(flag)
      case .date(let date): .text(date.iso)
      case .dates(let from, let to):
        .list([from, to].map { $0.map { .text($0.iso) } ?? .null })
      case .month(let month): .text(String(month.first.iso.prefix(7)))
      case .time(let time): .text(time.iso)
      case .list(let values): .list(values.map { JSONValue($0) })
      }
  }

  var description: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .bool(let flag): "\(flag)"
    case .null: "null"
    case .list(let values): "[" + values.map(\.description).joined(separator: ", ") + "]"
    case .object(let fields):
      "{"
        + fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        .joined(separator: ", ") + "}"
    }
  }
}

/// A message with what it should be understood as.
struct LabelledMessage: Decodable {
  struct Further: Decodable {
    let intent: String
    let slots: [String: JSONValue]?
  }

  let id: String
  let text: String
  let intent: String
  let accept: [String]?
  let also: [Further]?
  let slots: [String: JSONValue]?
  let mode: String?
  let level: String?
  let author: String?
  var weeks: Int?
  var daysPostpartum: Int?
  /// What was said before it, oldest first.
  var turns: [String]?

  private enum CodingKeys: String, CodingKey {
    case id, text, intent, accept, also, slots, mode, level, author, weeks, turns
    case daysPostpartum = "days_postpartum"
  }

  /// The day on which the messages were typed.
  static let today = "2026-03-11"

  /// What is known while it is read; the mode `any` is `cycle`.
  var context: Context? {
    Moment(iso: Self.today + "T09:30").map {
      Context(
        mode: mode.flatMap(Mode.init) ?? .cycle, reference: $0, weeks: weeks,
        daysPostpartum: daysPostpartum, turns: turns ?? [])
    }
  }

  /// A message without labels.
  static func plain(_ text: String) -> LabelledMessage {
    LabelledMessage(
      id: "", text: text, intent: "", accept: nil, also: nil, slots: nil, mode: nil, level: nil,
      author: nil)
  }

  /// Reads a file of JSON lines.
  static func read(_ path: String) throws -> [LabelledMessage] {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else {
      throw UsageError("\(path): cannot be read")
    }
    return try data.split(separator: 0x0A).enumerated().map { number, line in
      do {
        return try JSONDecoder().decode(LabelledMessage.self, from: Data(line))
      } catch {
        throw UsageError("\(path):\(number + 1): not a labelled message: \(error)")
      }
    }
  }
}
