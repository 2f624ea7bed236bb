import Guardrails

/// Vetted blocks as plain lines, for a terminal or a pipe.
struct PlainText {
  /// Columns to break lines at; nil leaves them whole.
  let columns: Int?
  /// Letters only, for terminals that show no more than ASCII.
  var isASCII = false
  /// The colours, and the one that labels have.
  var ink = Ink.none
  var accent: Role?
  /// What stands behind a line, such as the numbers of its sources.
  var marks: (Line) -> String = { _ in "" }

  /// The text of a reply, a line break after each line.
  func text(of reply: Vetted) -> String {
    reply.blocks.map(text(of:)).joined()
  }

  private func text(of block: Block) -> String {
    switch block {
    case .say(let line): wrapped(line.text + marks(line))
    case .quote(let words): wrapped("“" + words + "”")
    case .list(let lines): lines.map { wrapped($0.text + marks($0), after: "  • ") }.joined()
    case .table(let table): text(of: table)
    }
  }

  private func text(of table: Table) -> String {
    let rows = (table.header.isEmpty ? [] : [table.header]) + table.rows
    let widths = (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.map { column < $0.count ? $0[column].text.printable.displayWidth : 0 }.max() ?? 0
    }
    let title = table.title.map { wrapped($0.text) } ?? ""
    let lead = widths.dropLast().reduce(2) { $0 + $1 + 2 }
    if let columns, columns - lead < min(Self.leastValue, (widths.last ?? 0)) {
      return title + rows.map { painted(stacked($0), $0) }.joined()
    }
    let body = rows.enumerated().map { index, row -> String in
      let start =
        "  "
        + zip(row.dropLast(), widths).map { cell, width in
          let text = cell.text.printable
          return text + String(repeating: " ", count: width - text.displayWidth + 2)
        }.joined()
      let text = wrapped((row.last?.text ?? "") + (row.last.map(marks) ?? ""), after: start)
      let isHeader = index == 0 && !table.header.isEmpty
      return isHeader ? ink.strong(String(text.dropLast())) + "\n" : painted(text, row)
    }
    return title + body.joined()
  }

  /// A row with its label in the accent; a row of one cell has no label.
  private func painted(_ text: String, _ row: [Line]) -> String {
    guard let accent, row.count > 1, let label = row.first?.text.printable else { return text }
    let start = "  " + (isASCII ? label.ascii : label)
    guard text.hasPrefix(start) else { return text }
    return "  " + ink.text(String(start.dropFirst(2)), as: accent) + text.dropFirst(start.count)
  }

  /// The columns that the last cell of a row needs to be read with ease.
  private static let leastValue = 24

  /// A row for a narrow screen: the value below its labels.
  private func stacked(_ row: [Line]) -> String {
    wrapped(row.dropLast().map(\.text).joined(separator: "  "), after: "  ")
      + wrapped(row.last?.text ?? "", after: "    ")
  }

  /// A text in lines, the first behind `start` and the others as far in.
  private func wrapped(_ text: String, after start: String = "") -> String {
    let shown = isASCII ? (start + text.printable).ascii : start + text.printable
    guard let columns else { return shown + "\n" }
    let indent = String(repeating: " ", count: start.displayWidth)
    let body = String(shown.dropFirst(start.count))
    let lines = Wrapping.lines(body, width: max(columns - start.displayWidth, 10))
    return lines.enumerated().map { index, line in
      (index == 0 ? String(shown.prefix(start.count)) : indent) + line + "\n"
    }.joined()
  }
}
