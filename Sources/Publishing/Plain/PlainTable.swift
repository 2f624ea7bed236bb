/// A table in columns of a terminal, or as a list of its cells where it has no room for that.
struct PlainTable {
  /// The fewest columns that a column is narrowed to.
  static let least = 8
  /// The columns between two columns.
  static let gap = 2

  let table: DocumentTable
  let wrapping: PlainWrapping
  let columns: Int

  var lines: [String] {
    let caption = table.caption.isBlank ? [] : wrapping.lines(table.caption, columns: columns)
    return caption + (widths.map(grid) ?? list)
  }

  /// The width of each column; nil where they do not fit.
  private var widths: [Int]? {
    var widths = table.columns.indices.map { place in
      let cells = [table.columns[place].head] + table.rows.map { $0[place] }
      let widest = cells.flatMap { CleanText($0).trimmedLines }.map { wrapping.columns(of: $0) }
        .max()
      return min(widest ?? 0, columns)
    }
    let room = columns - Self.gap * (widths.count - 1)
    guard widths.reduce(0, { $0 + min($1, Self.least) }) <= room else { return nil }
    var sum = widths.reduce(0, +)
    while sum > room, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }) {
      widths[widest] -= 1
      sum -= 1
    }
    return widths
  }

  private func grid(_ widths: [Int]) -> [String] {
    let heads = table.columns.map(\.head)
    let rule = widths.map { String(repeating: "-", count: $0) }
    let top = heads.allSatisfy(\.isBlank) ? [] : row(heads, widths)
    return top + [rule.joined(separator: String(repeating: " ", count: Self.gap))]
      + table.rows.flatMap { row($0, widths) }
  }

  private func row(_ cells: [String], _ widths: [Int]) -> [String] {
    let parts = zip(cells, widths).map { wrapping.lines($0, columns: $1) }
    let height = parts.map(\.count).max() ?? 0
    return (0..<height).map { line in
      let cells = zip(parts, zip(widths, table.columns)).map { part, column in
        wrapping.padded(line < part.count ? part[line] : "", to: column.0, column.1.alignment)
      }
      return cells.joined(separator: String(repeating: " ", count: Self.gap)).withoutEnd
    }
  }

  /// Each row as its first cell, with the others below it.
  private var list: [String] {
    table.rows.flatMap { row in
      zip(table.columns, row).enumerated().flatMap { place, cell -> [String] in
        guard place > 0 else { return wrapping.lines(cell.1, columns: columns) }
        guard !cell.1.isBlank else { return [] }
        let head = CleanText(cell.0.head).line
        let words = head.isEmpty ? cell.1 : head + ": " + cell.1
        return wrapping.lines(words, columns: columns, after: "  ")
      }
    }
  }
}

extension String {
  /// The line without spaces at its end.
  var withoutEnd: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
