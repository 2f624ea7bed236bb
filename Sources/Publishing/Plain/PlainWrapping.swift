/// Text in columns of a terminal: how wide it is, and how it is cut into lines.
struct PlainWrapping {
  /// The columns that a character takes, 0 or more.
  let width: (Character) -> Int

  /// The columns that a line takes.
  func columns(of line: some StringProtocol) -> Int {
    line.reduce(0) { $0 + max(0, width($1)) }
  }

  /// A text in lines of so many columns, each word whole where it fits on a line of its own.
  func lines(_ text: String, columns: Int) -> [String] {
    let lines = CleanText(text).trimmedLines.flatMap { wrapped($0, columns: max(1, columns)) }
    return lines.isEmpty ? [""] : lines
  }

  /// A text in lines of so many columns, of which those after the first are indented as the first
  /// is by its prefix.
  func lines(_ text: String, columns: Int, after prefix: String) -> [String] {
    let indent = self.columns(of: prefix)
    let rest = String(repeating: " ", count: indent)
    return lines(text, columns: columns - indent).enumerated().map {
      ($0.offset == 0 ? prefix : rest) + $0.element
    }
  }

  /// A line with spaces up to so many columns.
  func padded(_ line: String, to columns: Int, _ alignment: TableColumn.Alignment) -> String {
    let space = max(0, columns - self.columns(of: line))
    let before =
      switch alignment {
      case .leading: 0
      case .centre: space / 2
      case .trailing: space
      }
    return String(repeating: " ", count: before) + line
      + String(repeating: " ", count: space - before)
  }

  /// The start of a line that fits into so many columns, with a dot at its end where it is cut.
  func cut(_ line: String, to columns: Int) -> String {
    guard self.columns(of: line) > columns else { return line }
    var used = 0
    let start = line.prefix { character in
      used += max(0, width(character))
      return used < columns
    }
    return start + "…"
  }

  private func wrapped(_ line: String, columns: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    var used = 0
    for word in line.split(separator: " ") {
      let size = self.columns(of: word)
      if used > 0, used + 1 + size <= columns {
        current += " " + word
        used += 1 + size
        continue
      }
      if used > 0 { lines.append(current) }
      (current, used) = (String(word), size)
      guard size > columns else { continue }
      var pieces = broken(word, columns: columns)
      current = pieces.popLast() ?? ""
      used = self.columns(of: current)
      lines += pieces
    }
    return used > 0 || !current.isEmpty ? lines + [current] : lines
  }

  /// A word cut between characters, each piece of so many columns or of one character.
  private func broken(_ word: Substring, columns: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var used = 0
    for character in word {
      let size = max(0, width(character))
      if used + size > columns, !piece.isEmpty {
        pieces.append(piece)
        (piece, used) = ("", 0)
      }
      piece.append(character)
      used += size
    }
    return pieces + [piece]
  }
}
