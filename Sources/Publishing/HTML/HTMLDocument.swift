/// A page as one HTML file that loads nothing, for a screen and for paper of A4 or US Letter.
package struct HTMLDocument {
  private let document: Document

  /// Writes a page.
  package init(_ document: Document) { self.document = document }

  /// The file's text.
  package var text: String {
    let title = HTMLText.line(document.title)
    let direction = document.isRightToLeft ? " dir=\"rtl\"" : ""
    let subtitles = document.shownSubtitles.map { "<p>\(HTMLText.lines($0))</p>" }
    let head = (title.isEmpty ? [] : ["<h1>\(title)</h1>"]) + subtitles
    var lines = [
      "<!doctype html>",
      "<html lang=\"\(HTMLText.line(document.language))\"\(direction)>",
      "<head>",
      "<meta charset=\"utf-8\">",
      "<meta http-equiv=\"Content-Security-Policy\" content=\"\(Self.policy)\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta name=\"color-scheme\" content=\"light\">",
      "<meta name=\"referrer\" content=\"no-referrer\">",
      "<title>\(title)</title>",
      "<style>\n\(HTMLStyle.sheet)\n</style>",
      "</head>",
      "<body>",
    ]
    if !head.isEmpty { lines += ["<header>"] + head + ["</header>"] }
    lines.append("<main>")
    lines += document.shownBlocks.map { element($0, isHalf: false) }
    lines += ["</main>", "</body>", "</html>"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a browser may load: nothing, but for the styles within the page.
  private static let policy = "default-src 'none'; style-src 'unsafe-inline'"

  private func element(_ block: DocumentBlock, isHalf: Bool) -> String {
    switch block {
    case .heading(let words, let level):
      return "<h\(level + 1)>\(HTMLText.line(words))</h\(level + 1)>"
    case .paragraph(let runs): return "<p>\(HTMLText.runs(runs))</p>"
    case .note(let runs): return "<p class=\"note\">\(HTMLText.runs(runs))</p>"
    case .list(let items):
      let rows = items.map { "<li>\(HTMLText.runs($0))</li>" }
      return (["<ul>"] + rows + ["</ul>"]).joined(separator: "\n")
    case .facts(let facts):
      return (["<dl>"] + facts.map(element) + ["</dl>"]).joined(separator: "\n")
    case .table(let table): return element(table)
    case .chart(let chart): return element(chart, isHalf: isHalf)
    case .halves(let first, let second):
      let halves = [first, second].map { half in
        (["<div>"] + half.map { element($0, isHalf: true) } + ["</div>"]).joined(separator: "\n")
      }
      return (["<div class=\"halves\">"] + halves + ["</div>"]).joined(separator: "\n")
    }
  }

  private func element(_ fact: LabelledValue) -> String {
    let value = HTMLText.lines(fact.value)
    let label = HTMLText.line(fact.label)
    return "<div><dt>\(label)</dt><dd>\(value)</dd></div>"
  }

  private func element(_ table: DocumentTable) -> String {
    let classes = table.columns.map { column in
      switch column.alignment {
      case .leading: ""
      case .centre: " class=\"m\""
      case .trailing: " class=\"e\""
      }
    }
    let heads = zip(table.columns, classes).map { column, name in
      let words = HTMLText.lines(column.head)
      return words.isEmpty ? "<td\(name)></td>" : "<th scope=\"col\"\(name)>\(words)</th>"
    }
    let rows = table.rows.map { row in
      let cells = zip(row, classes).enumerated().map { place, cell in
        let words = HTMLText.lines(cell.0)
        return place == 0
          ? "<th scope=\"row\"\(cell.1)>\(words)</th>" : "<td\(cell.1)>\(words)</td>"
      }
      return "<tr>\(cells.joined())</tr>"
    }
    var lines = ["<table\(wrapping(of: table))>"]
    if !table.caption.isBlank {
      lines.append("<caption>\(HTMLText.lines(table.caption))</caption>")
    }
    if !table.columns.allSatisfy(\.head.isBlank) {
      lines.append("<thead><tr>\(heads.joined())</tr></thead>")
    }
    return (lines + ["<tbody>"] + rows + ["</tbody>", "</table>"]).joined(separator: "\n")
  }

  /// How cells are cut into lines: not at all where all are short, and anywhere where one has a word
  /// that may be wider than the page.
  private func wrapping(of table: DocumentTable) -> String {
    let words = ([table.columns.map(\.head)] + table.rows).joined()
    if words.contains(where: { $0.split(separator: " ").contains { $0.count > 20 } }) {
      return " class=\"w\""
    }
    let widths = table.columns.indices.map { place in
      table.rows.map { CleanText($0[place]).line.count }.max() ?? 0
    }
    return widths.reduce(0, +) <= 44 ? " class=\"s\"" : ""
  }

  private func element(_ chart: DocumentChart, isHalf: Bool) -> String {
    let title = chart.title.isBlank ? "" : "<strong>\(HTMLText.line(chart.title))</strong>"
    let summary = chart.summary.isBlank ? "" : "<span>\(HTMLText.lines(chart.summary))</span>"
    let caption = title + summary
    let figure = ChartDrawing(
      chart: chart, width: isHalf ? 331 : 688, separator: document.decimalSeparator)
    return
      (["<figure>"] + (caption.isEmpty ? [] : ["<figcaption>\(caption)</figcaption>"])
      + [figure.element, "</figure>"]).joined(separator: "\n")
  }
}
