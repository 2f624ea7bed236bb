/// A page as Markdown with the tables of GitHub.
package struct MarkdownDocument {
  /// The columns of a chart in plain characters.
  private static let columns = 72

  private let document: Document
  private let wrapping: PlainWrapping

  /// Writes a page.
  ///
  /// - Parameter width: the columns that a character takes where all are of one width, such as 2
  ///   for one of East Asia.
  package init(_ document: Document, width: @escaping (Character) -> Int) {
    self.document = document
    wrapping = PlainWrapping(width: width)
  }

  /// The text; empty where the page is.
  package var text: String {
    var parts: [String] = []
    if !document.title.isBlank { parts.append("# " + oneLine(document.title)) }
    let subtitles = document.shownSubtitles.map { MarkdownText($0).atStart }
    if !subtitles.isEmpty { parts.append(subtitles.joined(separator: "\\\n")) }
    parts += self.parts(document.shownBlocks)
    return parts.isEmpty ? "" : parts.joined(separator: "\n\n") + "\n"
  }

  private func parts(_ blocks: [DocumentBlock]) -> [String] {
    blocks.flatMap { block -> [String] in
      switch block {
      case .heading(let words, let level):
        [String(repeating: "#", count: level + 1) + " " + oneLine(words)]
      case .paragraph(let runs): [MarkdownText(runs).atStart]
      case .note(let runs): ["> " + MarkdownText(runs).atStart]
      case .list(let items):
        [items.map { "* " + MarkdownText($0).atStart }.joined(separator: "\n")]
      case .facts(let facts): [facts.map(line).joined(separator: "\n")]
      case .table(let table): parts(table)
      case .chart(let chart): parts(chart)
      case .halves(let first, let second): parts(first) + parts(second)
      }
    }
  }

  /// Words on one line; a number sign at the end would be taken for a mark.
  private func oneLine(_ words: String) -> String {
    let text = MarkdownText(CleanText(words).line).text
    return text.hasSuffix("#") ? text.dropLast() + "\\#" : text
  }

  private func line(_ fact: LabelledValue) -> String {
    let value = MarkdownText(fact.value)
    guard !fact.label.isBlank else { return "- " + value.atStart }
    return "- " + MarkdownText([.strong(CleanText(fact.label).line)]).text + ": " + value.text
  }

  private func parts(_ table: DocumentTable) -> [String] {
    let rules = table.columns.map { column in
      switch column.alignment {
      case .leading: ":--"
      case .centre: ":-:"
      case .trailing: "--:"
      }
    }
    let rows =
      [table.columns.map { MarkdownText($0.head).text }, rules]
      + table.rows.map { $0.map { MarkdownText($0).text } }
    let lines = rows.map { "| " + $0.joined(separator: " | ") + " |" }
    let grid = lines.joined(separator: "\n")
    return table.caption.isBlank ? [grid] : [strong(table.caption), grid]
  }

  private func parts(_ chart: DocumentChart) -> [String] {
    let picture = PlainChart(chart: chart, wrapping: wrapping, columns: Self.columns).lines
    let code = picture.map { "    " + $0 }.joined(separator: "\n")
    let title = chart.title.isBlank ? [] : [strong(chart.title)]
    let summary = chart.summary.isBlank ? [] : [MarkdownText(chart.summary).atStart]
    return title + summary + (title.isEmpty && summary.isEmpty ? ["<!-- -->", code] : [code])
  }

  private func strong(_ words: String) -> String {
    MarkdownText([.strong(CleanText(words).line)]).text
  }
}
