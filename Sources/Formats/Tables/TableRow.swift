/// A row of a table whose columns have names.
struct TableRow {
  let columns: TableColumns
  let cells: [SeparatedTable.Cell]
  /// Words that stand in cells with nothing in them.
  let blanks: Set<String>

  /// The text of a column; nil where there is no such column, or nothing in it.
  subscript(name: String) -> String? { raw(name).flatMap(text) }

  /// The first of several columns that has something in it.
  subscript(names: [String]) -> String? { names.lazy.compactMap { self[$0] }.first }

  /// The text of a column by its place; nil where there is nothing in it.
  func text(at place: Int) -> String? {
    place < cells.count ? text(cells[place].raw) : nil
  }

  private func text(_ raw: String) -> String? {
    guard !raw.isEmpty else { return nil }
    let text = raw.stripped
    guard !text.isEmpty, blanks.isEmpty || !blanks.contains(text.lowercased()) else { return nil }
    return text
  }

  /// The text of a column as it is written.
  func raw(_ name: String) -> String? {
    guard let place = columns.places[name], place < cells.count else { return nil }
    return cells[place].raw
  }

  /// Whether a column says yes.
  func says(_ name: String) -> Bool {
    guard let raw = raw(name), !raw.isEmpty else { return false }
    return raw.isYes && text(raw) != nil
  }
}
