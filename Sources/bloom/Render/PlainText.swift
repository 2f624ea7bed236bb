import Guardrails

/// Vetted blocks as plain lines, for a terminal or a pipe.
struct PlainText {
  /// Columns to break lines at; nil leaves them whole.
  let columns: Int?
  /// Letters only, for terminals that show no more than ASCII.
  var isASCII = false

  /// The text of a reply, a line break after each line.
  func text(of reply: Vetted) -> String {
    reply.blocks.map(text(of:)).joined()
  }

  private func text(of block: Block) -> String {
    switch block {
    case .say(let line): wrapped(line.text)
    case .quote(let words): wrapped("“" + words + "”")
    case .list(let lines): lines.map { wrapped("  \(bullet) " + $0.text, indent: 4) }.joined()
    case .table(let table): text(of: table)
    }
  }

  private var bullet: String { isASCII ? "-" : "•" }

  private func text(of table: Table) -> String {
    let rows = (table.header.isEmpty ? [] : [table.header]) + table.rows
    let widths = (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.map { column < $0.count ? $0[column].text.printable.displayWidth : 0 }.max() ?? 0
    }
    let title = table.title.map { wrapped($0.text) } ?? ""
    let body = rows.map { row -> String in
      var line = " "
      var indent = 1
      for (column, cell) in row.enumerated() {
        let text = cell.text.printable
        line += " " + text
        indent += 1
        guard column + 1 < row.count else { break }
        line += String(repeating: " ", count: widths[column] - text.displayWidth + 1)
        indent += widths[column] + 1
      }
      return wrapped(line, indent: indent)
    }
    return title + body.joined()
  }

  private func wrapped(_ text: String, indent: Int = 0) -> String {
    var text = text.printable
    if isASCII { text = text.ascii }
    guard let columns else { return text + "\n" }
    let leading = text.prefix { $0 == " " }
    let lines = Wrapping.lines(
      String(text.dropFirst(leading.count)), width: columns - leading.count,
      indent: max(indent - leading.count, 0))
    return lines.map { String(leading) + $0 + "\n" }.joined()
  }
}

extension String {
  /// The text with typographic marks made plain; other letters beyond ASCII become `?`.
  var ascii: String {
    String(
      flatMap { character -> String in
        switch character {
        case "“", "”": "\""
        case "‘", "’": "'"
        case "–", "—": "-"
        case "•": "-"
        case "×": "x"
        case "°": " deg "
        case "…": "..."
        default: character.isASCII ? String(character) : "?"
        }
      })
  }
}
