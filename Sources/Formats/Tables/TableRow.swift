/// A row of a table whose columns have names.
struct TableRow {
  /// The places of the columns, by their names in small letters.
  let columns: [String: Int]
  let cells: [SeparatedTable.Cell]
  /// Words that stand in cells with nothing in them.
  let blanks: Set<String>

  /// The text of a column; nil where there is no such column, or nothing in it.
  subscript(name: String) -> String? {
    guard let text = raw(name)?.stripped, !text.isEmpty,
      blanks.isEmpty || !blanks.contains(text.lowercased())
    else { return nil }
    return text
  }

  /// The first of several columns that has something in it.
  subscript(names: [String]) -> String? { names.lazy.compactMap { self[$0] }.first }

  /// The text of a column as it is written.
  func raw(_ name: String) -> String? {
    guard let place = columns[name], place < cells.count else { return nil }
    return cells[place].raw
  }

  /// Whether a column says yes.
  func says(_ name: String) -> Bool { self[name]?.isYes ?? false }
}
