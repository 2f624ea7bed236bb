/// A page as text for a terminal or a plain file.
package struct PlainDocument {
  /// The fewest columns there are.
  static let least = 20

  private let document: Document
  private let columns: Int
  private let wrapping: PlainWrapping

  /// Lays a page out.
  ///
  /// - Parameters:
  ///   - columns: the columns of a line, 20 or more.
  ///   - width: the columns that a character takes, such as 2 for one of East Asia.
  package init(_ document: Document, columns: Int, width: @escaping (Character) -> Int) {
    self.document = document
    self.columns = max(columns, Self.least)
    wrapping = PlainWrapping(width: width)
  }

  /// The lines, none with a space at its end.
  package var lines: [String] {
    var parts: [[String]] = []
    var head = document.title.isBlank ? [] : underlined(document.title, "=")
    head += document.shownSubtitles.flatMap { wrapping.lines($0, columns: columns) }
    if !head.isEmpty { parts.append(head) }
    parts += self.parts(document.shownBlocks)
    return Array(parts.joined(separator: [""]))
  }

  /// The text, each line ended; empty where the page is.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  /// The lines of each block.
  private func parts(_ blocks: [DocumentBlock]) -> [[String]] {
    blocks.flatMap { block -> [[String]] in
      switch block {
      case .heading(let words, let level):
        [level == 1 ? underlined(words, "-") : wrapping.lines(words, columns: columns)]
      case .paragraph(let runs), .note(let runs):
        [wrapping.lines(runs.words, columns: columns)]
      case .list(let items):
        [items.flatMap { wrapping.lines($0.words, columns: columns, after: "- ") }]
      case .facts(let facts): [lines(facts)]
      case .table(let table):
        [PlainTable(table: table, wrapping: wrapping, columns: columns).lines]
      case .chart(let chart): [lines(chart)]
      case .halves(let first, let second): parts(first) + parts(second)
      }
    }
  }

  private func underlined(_ words: String, _ mark: Character) -> [String] {
    let lines = wrapping.lines(words, columns: columns)
    let width = lines.map { wrapping.columns(of: $0) }.max() ?? 0
    return lines + [String(repeating: mark, count: width)]
  }

  private func lines(_ facts: [LabelledValue]) -> [String] {
    let labels = facts.map { CleanText($0.label).line }
    let widest = labels.map { wrapping.columns(of: $0) }.max() ?? 0
    return zip(facts, labels).flatMap { fact, label -> [String] in
      guard widest <= columns / 2 else {
        return wrapping.lines(label, columns: columns)
          + wrapping.lines(fact.value, columns: columns, after: "  ")
      }
      let start = wrapping.padded(label, to: widest, .leading) + "  "
      return wrapping.lines(fact.value, columns: columns, after: widest > 0 ? start : "")
    }
  }

  private func lines(_ chart: DocumentChart) -> [String] {
    let words = [chart.title, chart.summary].filter { !$0.isBlank }
    return words.flatMap { wrapping.lines($0, columns: columns) }
      + PlainChart(chart: chart, wrapping: wrapping, columns: columns).lines
  }
}
