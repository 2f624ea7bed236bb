import Assistant
public import Guardrails

/// What a host shows of a turn.
public struct SpokenReply: Hashable, Sendable {
  /// The parts, for a host that draws lists and tables as such.
  public let blocks: [BloomBlock]
  /// How much care the message calls for.
  public let level: BloomCareLevel
  /// The ids of the sources behind it, in order of use.
  public let sources: [String]

  /// Whether somebody should be called today or now, so that a host sets the words apart.
  public var isUrgent: Bool { level >= .urgent }

  init(_ reply: Vetted, of turn: Turn) {
    blocks = reply.blocks
    level = turn.level
    sources = turn.sources
  }

  /// The same in paragraphs of plain text; a line of a list and a row of a table each is one.
  public var paragraphs: [String] {
    blocks.flatMap { block in
      switch block {
      case .say(let line): [line.text]
      case .list(let lines): lines.map(\.text)
      case .table(let table):
        table.rows.map { $0.map(\.text).joined(separator: "  ") }
      case .quote(let text): [text]
      }
    }
  }
}
