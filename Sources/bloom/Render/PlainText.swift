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
  /// Whether it is laid out for a person at a terminal: the headline bold, labels dim, and air
  /// between its parts.
  var isLaidOut = false
  /// Whether it is the first thing that somebody reads here: who speaks is faint, the question bold.
  var isWelcome = false
  /// Whether lists are left out, as what they hold is gone through on a screen of its own.
  var leavesOutLists = false
  /// Whether the first sentence is what is looked for, and stands out.
  var hasHeadline = false
  /// Whether lists are steps to be gone through in order.
  var hasSteps = false
  /// What is drawn below the title.
  var head: [String] = []
  /// What stands behind a line, such as the numbers of its sources.
  var marks: (Line) -> String = { _ in "" }

  /// The text of a reply, a line break after each line.
  func text(of reply: Vetted) -> String {
    let shown = leavesOutLists ? withoutLists(reply.blocks) : reply.blocks
    return isLaidOut ? laidOut(shown) : reply.blocks.map { text(of: $0) }.joined()
  }

  /// The blocks without lists and the lines that name them.
  private func withoutLists(_ blocks: [Block]) -> [Block] {
    blocks.enumerated().filter { index, block in
      let isName = index + 1 < blocks.count && block.isName(of: blocks[index + 1])
      return !block.isList && !isName
    }.map(\.element)
  }

  /// The blocks with air between those of different kinds, or between all where there are many.
  private func laidOut(_ blocks: [Block]) -> String {
    let isMany = blocks.contains { block in
      if case .say(let line) = block { line.labelled != nil } else { false }
    }
    var text = ""
    for (index, block) in blocks.enumerated() {
      let next = index + 1 < blocks.count ? blocks[index + 1] : nil
      if index > 0, isMany || isWelcome || !block.isSay || !blocks[index - 1].isSay {
        let isBelowHead = blocks[index - 1].isHead(before: block)
        if !isBelowHead || blocks[index - 1].isTitle { text += "\n" }
      }
      text += laidOut(block, before: next, isFirst: index == 0)
      if index == 0, !head.isEmpty {
        text +=
          "\n" + head.map { $0 + "\n" }.joined() + (next?.isSay == true && !isMany ? "\n" : "")
      }
    }
    return text
  }

  private func laidOut(_ block: Block, before next: Block?, isFirst: Bool) -> String {
    guard case .say(let line) = block else { return text(of: block) }
    if let next, block.isHead(before: next) {
      return isFirst ? ink.text(bare(line), as: .heading) + "\n" : wrapped(line.text + marks(line))
    }
    if let (label, body) = line.labelled {
      return ink.text(isASCII ? label.ascii : label, as: .heading) + "\n"
        + wrapped(body + marks(line), after: "  ")
    }
    let sentences = line.text.sentences
    if isWelcome { return welcome(line, sentences) }
    guard isFirst, hasHeadline, let first = sentences.first else {
      return wrapped(line.text + marks(line))
    }
    let rest = sentences.dropFirst().joined(separator: " ")
    let body = rest + marks(line)
    return headline(first) + (body.isEmpty ? "" : wrapped(body))
  }

  /// The first sentence bold; of a pose its name alone.
  private func headline(_ sentence: String) -> String {
    let lines = lines(sentence)
    guard hasSteps, lines.count == 1, let name = sentence.firstIndex(of: "(") else {
      return lines.map { ink.text($0, as: .heading) + "\n" }.joined()
    }
    let shown = lines[0]
    let length = sentence[..<name].count
    return ink.text(String(shown.prefix(length)), as: .heading)
      + ink.text(String(shown.dropFirst(length)), as: .dim) + "\n"
  }

  /// The question bold, all else of the first words faint.
  private func welcome(_ line: Line, _ sentences: [String]) -> String {
    guard let first = sentences.first, first.hasSuffix("?") else {
      return lines(line.text).map { ink.text($0, as: .dim) + "\n" }.joined()
    }
    let rest = sentences.dropFirst().joined(separator: " ")
    return lines(first).map { ink.text($0, as: .heading) + "\n" }.joined()
      + (rest.isEmpty ? "" : lines(rest).map { ink.text($0, as: .dim) + "\n" }.joined())
  }

  /// A line that is short enough to stand as one row.
  private func bare(_ line: Line) -> String {
    let lines = lines(line.text + marks(line))
    return lines.joined(separator: "\n")
  }

  private func lines(_ text: String) -> [String] {
    let shown = isASCII ? text.printable.ascii : text.printable
    return columns.map { Wrapping.lines(shown, width: $0) } ?? [shown]
  }

  private func text(of block: Block) -> String {
    switch block {
    case .say(let line): wrapped(line.text + marks(line))
    case .quote(let words): wrapped("“" + words + "”")
    case .list(let lines) where isLaidOut && hasSteps && lines.count > 1:
      lines.enumerated().map { index, line in
        wrapped(line.text + marks(line), after: index < 9 ? "  \(index + 1)  " : " \(index + 1)  ")
      }.joined()
    case .list(let lines): lines.map { wrapped($0.text + marks($0), after: "  • ") }.joined()
    case .table(let table): text(of: table)
    }
  }

  private func text(of table: Table) -> String {
    let rows = (table.header.isEmpty ? [] : [table.header]) + table.rows
    let widths = (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.map { column < $0.count ? $0[column].text.printable.displayWidth : 0 }.max() ?? 0
    }
    let title =
      table.title.map { line in
        isLaidOut ? ink.text(bare(line), as: .heading) + "\n" : wrapped(line.text)
      } ?? ""
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
      return isHeader
        ? ink.strong(String(text.dropLast())) + "\n"
        : painted(text, row, isBold: index == 0 && !head.isEmpty)
    }
    return title + body.joined()
  }

  /// A row with its label dim, or in the accent; of a page with a headline the first value is bold; a row of one cell has no label.
  private func painted(_ text: String, _ row: [Line], isBold: Bool = false) -> String {
    guard let role = isLaidOut ? .dim : accent, row.count > 1, let label = row.first?.text.printable
    else { return text }
    let start = "  " + (isASCII ? label.ascii : label)
    guard text.hasPrefix(start) else { return text }
    let rest = text.dropFirst(start.count)
    let gap = rest.prefix { $0 == " " }
    let value = rest.dropFirst(gap.count)
    let shown =
      isBold
      ? value.split(separator: "\n", omittingEmptySubsequences: false).map {
        ink.text(String($0), as: accent ?? .heading)
      }.joined(separator: "\n") : String(value)
    return "  " + ink.text(String(start.dropFirst(2)), as: role) + gap + shown
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

extension Block {
  fileprivate var isList: Bool { if case .list = self { true } else { false } }

  fileprivate var isSay: Bool { if case .say = self { true } else { false } }

  /// Whether it is a line that names what comes next: a table, or a list after a colon or a title.
  fileprivate func isHead(before next: Block) -> Bool {
    guard case .say(let line) = self, line.text.count <= 100 else { return false }
    switch next {
    case .table: return line.text.sentences.count < 3
    case .list: return line.text.hasSuffix(":")
    case .say, .quote: return false
    }
  }

  /// Whether it is one sentence that only names a list.
  fileprivate func isName(of next: Block) -> Bool {
    guard case .say(let line) = self, next.isList else { return false }
    return line.text.hasSuffix(":") && line.text.sentences.count == 1
  }

  /// Whether it is a line without an end, as titles are.
  fileprivate var isTitle: Bool {
    guard case .say(let line) = self else { return false }
    return line.text.last.map { !".:?".contains($0) } ?? false
  }
}

extension Line {
  /// A label of up to three words before a colon, and what it labels; nil where there is none.
  fileprivate var labelled: (label: String, body: String)? {
    if case .hers = provenance { return nil }
    guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix(": ") else { return nil }
    let label = text[..<colon]
    let body = text[text.index(colon, offsetBy: 2)...]
    guard label.split(separator: " ").count <= 3, label.count <= 20, label.allSatisfy(\.isPlain),
      label.first?.isUppercase == true, body.sentences.count > 1
    else { return nil }
    return (String(label), String(body))
  }
}

extension Substring {
  fileprivate var sentences: [String] { String(self).sentences }
}

extension Character {
  fileprivate var isPlain: Bool { isLetter || self == " " }
}
