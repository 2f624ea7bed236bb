/// A part of a reply; renderers turn it into plain text, colour or JSON.
public enum Block: Hashable, Sendable {
  /// A paragraph.
  case say(Line)
  /// A list of points.
  case list([Line])
  /// Rows and columns.
  case table(Table)
  /// The person's own words.
  case quote(String)

  /// Every line in the block, in reading order, without quotes.
  public var lines: [Line] {
    switch self {
    case .say(let line): [line]
    case .list(let lines): lines
    case .table(let table):
      [table.title].compactMap(\.self) + table.header + table.rows.flatMap(\.self)
    case .quote: []
    }
  }

  /// The block with each of its lines replaced.
  func mapLines(_ change: (Line) -> Line) -> Block {
    switch self {
    case .say(let line): .say(change(line))
    case .list(let lines): .list(lines.map(change))
    case .table(let table):
      .table(
        Table(
          title: table.title.map(change), header: table.header.map(change),
          rows: table.rows.map { $0.map(change) }))
    case .quote: self
    }
  }
}

/// Rows of cells under a header; the number of cells of each row is the header's.
public struct Table: Hashable, Sendable {
  /// A title, if there is one.
  public let title: Line?
  /// The names of the columns; empty for none.
  public let header: [Line]
  /// The rows from top to bottom.
  public let rows: [[Line]]

  /// Makes a table.
  public init(title: Line? = nil, header: [Line] = [], rows: [[Line]]) {
    self.title = title
    self.header = header
    self.rows = rows
  }
}
