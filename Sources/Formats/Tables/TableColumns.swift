import Journal

/// The columns of a table by their names, and what is done with each of them.
struct TableColumns: Sendable {
  /// What is done with what stands in a column.
  enum Use {
    case read
    case silent
    case left(String, Omission.Reason)
  }

  /// The places of the columns, by their names in small letters.
  let places: ColumnPlaces
  /// What is done with each column, in their order.
  let uses: [Use]

  /// Looks up the names of a header in a layout; the first column of a name counts.
  init(_ header: [SeparatedTable.Cell], of layout: any TableLayout.Type, day: Int) {
    let names = header.map { $0.text.lowercased() }
    places = ColumnPlaces(names)
    let (read, silent, left) = (layout.columns, layout.silent, layout.left)
    uses = header.indices.map { place in
      let name = names[place]
      if place == day || read.contains(name) { return .read }
      if silent.contains(name) { return .silent }
      let text = header[place].text.clipped
      if let reason = left[name] { return .left(text, reason) }
      return .left("column \(text)", .unknown)
    }
  }
}
