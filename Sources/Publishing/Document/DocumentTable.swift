/// Rows and columns of words.
package struct DocumentTable: Hashable, Sendable {
  /// What the table shows; left out where blank.
  package var caption: String
  /// Its columns, the first of which names the rows.
  package var columns: [TableColumn]
  /// Its rows; a short one is filled up with blank cells, and a long one cut.
  package var rows: [[String]]

  /// Creates a table without a caption unless one is given.
  package init(caption: String = "", columns: [TableColumn], rows: [[String]]) {
    self.caption = caption
    self.columns = columns
    self.rows = rows
  }

  /// The table with as many cells in each row as it has columns and no blank row; nil where no row
  /// is left.
  var shown: DocumentTable? {
    var table = self
    table.rows = rows.map { row in
      Array(row.prefix(columns.count))
        + Array(repeating: "", count: max(0, columns.count - row.count))
    }.filter { !$0.allSatisfy(\.isBlank) }
    return table.rows.isEmpty ? nil : table
  }
}
