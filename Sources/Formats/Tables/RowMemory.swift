import Civil
import Journal

/// The facts of cells, of which a table has many that are the same: each is read and looked over once.
struct RowMemory {
  private struct Key: Hashable {
    let kind: String
    let value: String
  }

  private var facts: [Key: Fact] = [:]
  private var columns: [[String: [Fact]]]

  /// More facts of a column than these are not remembered.
  private static let most = 4_096

  /// Remembers for as many columns.
  init(columns: Int) { self.columns = Array(repeating: [:], count: columns) }

  /// The fact of a kind and the cell of its words, which can stand in a journal.
  mutating func fact(
    kind: String, _ cell: SeparatedTable.Cell?
  ) throws(LineFault) -> Fact {
    if TextKind(rawValue: kind) != nil {
      return try Self.sound(
        try CellFacts.fact(kind: kind, value: DiaryTable.unguarded(cell?.raw ?? "")))
    }
    let key = Key(kind: kind, value: cell?.text ?? "")
    if let known = facts[key] { return known }
    let fact = try Self.sound(try CellFacts.fact(kind: key.kind, value: key.value))
    if facts.count < Self.most { facts[key] = fact }
    return fact
  }

  /// The facts of a cell of a column, which can stand in a journal.
  mutating func facts(
    _ cell: SeparatedTable.Cell, _ meaning: ColumnMeaning, column: Int
  ) throws(LineFault) -> [Fact] {
    let text = cell.text
    guard case .fact(let words) = meaning, columns.indices.contains(column) else { return [] }
    let isText = words.first.map { TextKind(rawValue: $0) != nil } ?? false
    if !isText, let known = columns[column][text] { return known }
    var facts: [Fact] = []
    for fact in try CellFacts.facts(meaning, text, raw: cell.raw) {
      facts.append(try Self.sound(fact))
    }
    if !isText, columns[column].count < Self.most { columns[column][text] = facts }
    return facts
  }

  /// The fact, where its line reads back; its day and time have no part in that.
  private static func sound(_ fact: Fact) throws(LineFault) -> Fact {
    if let fault = Entry(date: CivilDate(dayNumber: 0), fact: fact).fault { throw fault }
    return fact
  }
}
