/// A column of a table.
package struct TableColumn: Hashable, Sendable {
  /// Where the words of a cell stand.
  package enum Alignment: Hashable, Sendable {
    /// At the side where reading starts.
    case leading
    /// In the middle.
    case centre
    /// At the side where reading ends, as numbers do.
    case trailing
  }

  /// The words above the column.
  package var head: String
  /// Where the words of a cell stand.
  package var alignment: Alignment

  /// Creates a column, whose cells stand where reading starts unless told otherwise.
  package init(_ head: String, _ alignment: Alignment = .leading) {
    self.head = head
    self.alignment = alignment
  }
}
