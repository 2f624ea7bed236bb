/// What a line being typed looks like: rows of a terminal, and where its cursor stands.
struct PromptFrame: Equatable {
  /// A row; it keeps its text and not the characters, which else would be copied at the next key.
  struct Row: Equatable {
    /// What is written to show it, with the escape sequences of its styles.
    var text = ""
    /// The columns it takes.
    var width = 0
  }

  var rows: [Row] = [Row()]
  var cursorRow = 0
  var cursorColumn = 0
}

/// Lays a line being typed out in rows.
struct PromptLayout: Equatable {
  var columns = 80
  var height = 24
  /// Whether what is offered may be shown faint and what is chosen inverted.
  var hasStyles = false
  /// Whether the terminal shows ASCII alone.
  var isASCII = false
  /// The keys that stand below an empty line, where there is room.
  var hints: [TerminalInput.Hint] = []

  /// The rows that a screen needs for keys below the line.
  private static let hintedHeight = 16

  /// A row while rows are counted: the place of its first character, and its columns.
  private struct Span {
    var first: Int
    var width: Int
  }

  /// The rows that show the line, around the cursor where there are more than fit.
  func frame(of editor: LineEditor, prompt: String) -> PromptFrame {
    let columns = max(columns, 8)
    let lead = Self.lead(of: editor, prompt: prompt).cut(to: columns * 2 / 3)
    let shownLead = isASCII ? lead.ascii : lead
    let (spans, row, column) = spans(of: editor.line, after: shownLead.displayWidth, columns)
    let menu = rows(of: editor.menu, columns)
    let room = max(height - menu.count, 1)
    let top = spans.count <= room ? 0 : min(max(row - room / 2, 0), spans.count - room)
    let shown = top..<min(top + room, spans.count)
    var frame = PromptFrame(rows: [], cursorRow: row - top, cursorColumn: column)
    for place in shown {
      let end = place + 1 < spans.count ? spans[place + 1].first : editor.line.count
      var text = place == 0 ? shownLead : ""
      for character in editor.characters[spans[place].first..<end] {
        text.append(isASCII && !character.isASCII ? "?" : character)
      }
      frame.rows.append(PromptFrame.Row(text: text, width: spans[place].width))
    }
    if let rest = editor.suggestion, hasStyles, shown.upperBound == spans.count {
      let text = String(rest).cut(to: columns - 1 - spans[spans.count - 1].width)
      if !text.isEmpty {
        let width = isASCII ? text.ascii.displayWidth : text.displayWidth
        frame.rows[frame.rows.count - 1].text +=
          "\u{1B}[2m" + (isASCII ? text.ascii : text) + "\u{1B}[22m"
        frame.rows[frame.rows.count - 1].width += width
      }
    }
    frame.rows += menu
    if let row = hintRow(of: editor, columns) { frame.rows += [PromptFrame.Row(), row] }
    return frame
  }

  /// As many of the keys as fit, below an empty line.
  private func hintRow(of editor: LineEditor, _ columns: Int) -> PromptFrame.Row? {
    guard !hints.isEmpty, height >= Self.hintedHeight, editor.line.isEmpty, editor.search == nil,
      editor.menu == nil
    else { return nil }
    var row = PromptFrame.Row()
    for hint in hints {
      let gap = row.width == 0 ? "" : "   "
      let width = gap.count + hint.key.displayWidth + 1 + hint.use.displayWidth
      guard row.width + width < columns else { break }
      row.text +=
        hasStyles
        ? "\u{1B}[2m\(gap)\u{1B}[0;1m\(hint.key)\u{1B}[0;2m \(hint.use)\u{1B}[0m"
        : gap + hint.key + " " + hint.use
      row.width += width
    }
    return row.width == 0 ? nil : row
  }

  /// What stands before the line: the prompt, or what is looked for.
  private static func lead(of editor: LineEditor, prompt: String) -> String {
    guard let search = editor.search else { return prompt }
    return (search.isFound ? "search '" : "not found '") + search.query + "': "
  }

  /// The rows of a line, and where the cursor is in them.
  private func spans(
    of line: TypedText, after lead: Int, _ columns: Int
  ) -> (spans: [Span], row: Int, column: Int) {
    var spans = [Span(first: 0, width: lead)]
    var used = lead
    var cursor = (row: 0, column: lead)
    for place in 0..<line.count {
      let width = isASCII ? 1 : Int(line.widths[place])
      if used + width > columns {
        spans[spans.count - 1].width = used
        spans.append(Span(first: place, width: 0))
        used = 0
      }
      if place == line.cursor { cursor = (spans.count - 1, used) }
      used += width
    }
    spans[spans.count - 1].width = used
    guard line.isAtEnd else { return (spans, cursor.row, cursor.column) }
    if used == columns {
      spans.append(Span(first: line.count, width: 0))
      used = 0
    }
    return (spans, spans.count - 1, used)
  }

  /// The most rows that what Tab offers may take.
  private static let menuHeight = 6

  /// What Tab offers, in columns; where it does not fit, dots stand for the rest.
  private func rows(of menu: CompletionMenu?, _ columns: Int) -> [PromptFrame.Row] {
    guard let menu else { return [] }
    let words = menu.words.map { isASCII ? $0.printable.ascii : $0.printable }
    let widest = min(words.map(\.displayWidth).max() ?? 0, columns - 3)
    let perRow = max((columns - 1) / (widest + 2), 1)
    let all = (words.count + perRow - 1) / perRow
    let most = max(min(Self.menuHeight, height - 2), 1)
    let first = min(max((menu.chosen ?? 0) / perRow - most + 1, 0), max(all - most, 0))
    return (first..<min(first + most, all)).map { row in
      var shown = PromptFrame.Row()
      for place in (row * perRow)..<min((row + 1) * perRow, words.count) {
        let isLast = row == first + most - 1 && row < all - 1 && place == (row + 1) * perRow - 1
        let word = isLast ? "..." : words[place].cut(to: widest)
        let isChosen = place == menu.chosen && !isLast
        let mark = isChosen && !hasStyles ? ">" : " "
        let cell = mark + word + String(repeating: " ", count: widest - word.displayWidth + 1)
        shown.text += isChosen && hasStyles ? "\u{1B}[7m" + cell + "\u{1B}[27m" : cell
        shown.width += widest + 2
      }
      return shown
    }
  }
}
