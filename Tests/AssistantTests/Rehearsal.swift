import Civil
import EmbeddedKnowledge
import Guardrails
import Journal
import Knowledge
import Language
import Physiology
import Testing

@testable import Assistant

/// A conversation for tests, with all that happens in it to be compared.
struct Rehearsal {
  static let library = Library.embedded()
  private static let prepared = Result { () throws(AssistantError) in
    try Assistant(library: library, journal: Journal())
  }

  var assistant: Assistant
  var now: Moment

  init(today: String = "2026-03-09", _ entries: [Entry] = []) throws {
    assistant = try Self.prepared.get()
    let day = try fixture(CivilDate(iso: today))
    now = Moment(date: day, time: try fixture(ClockTime(hour: 12, minute: 0)))
    if !entries.isEmpty { assistant.adopt(Journal(entries), undoLog: UndoLog()) }
  }

  /// Everything a turn led to.
  struct Consequences: Equatable {
    var text: String
    var added: [String] = []
    var removed: [String] = []
  }

  mutating func say(_ text: String) -> Consequences {
    let turn = turn(text)
    return Consequences(
      text: turn.text,
      added: turn.edits.compactMap { if case .add(let entry) = $0 { entry.line } else { nil } },
      removed: turn.edits.compactMap { if case .remove(let entry) = $0 { entry.line } else { nil } }
    )
  }

  /// A turn, every reply of which is there and has its variables.
  mutating func turn(_ text: String) -> Turn {
    let turn = assistant.turn(text, now: now)
    #expect(turn.fault == nil, "\(text)")
    return turn
  }
}

extension Turn {
  /// The reply as plain lines.
  var text: String {
    reply.blocks.flatMap { block -> [String] in
      switch block {
      case .table(let table): table.rows.map { $0.map(\.text).joined(separator: ": ") }
      case .quote(let text): [text]
      default: block.lines.map(\.text)
      }
    }.joined(separator: "\n")
  }
}

/// What a fixture lacks.
struct MissingFixture: Error {}

func fixture<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw MissingFixture() }
  return value
}
