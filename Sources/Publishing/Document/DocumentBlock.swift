/// A part of a page. What is empty is not shown, nor a heading with nothing below it.
package indirect enum DocumentBlock: Hashable, Sendable {
  /// A heading; level 1 is next to the page's title, and 3 the lowest there is.
  case heading(String, level: Int)
  /// Words that belong together.
  case paragraph([TextRun])
  /// Items with a mark before each.
  case list([[TextRun]])
  /// Labels with a value each.
  case facts([LabelledValue])
  /// Rows and columns.
  case table(DocumentTable)
  /// A picture of numbers, with its words.
  case chart(DocumentChart)
  /// Small print.
  case note([TextRun])
  /// Two halves side by side where there is room, else one after the other.
  case halves([DocumentBlock], [DocumentBlock])

  /// A paragraph of plain words.
  package static func paragraph(_ words: String) -> DocumentBlock { .paragraph([.plain(words)]) }

  /// Small print of plain words.
  package static func note(_ words: String) -> DocumentBlock { .note([.plain(words)]) }

  /// A list of plain words.
  package static func plainList(_ items: [String]) -> DocumentBlock {
    .list(items.map { [.plain($0)] })
  }

  /// The blocks without what is empty.
  static func shown(_ blocks: [DocumentBlock]) -> [DocumentBlock] {
    var shown: [DocumentBlock] = []
    for block in blocks.reversed() {
      guard let block = block.shown else { continue }
      if case .heading(_, let level) = block {
        guard let next = shown.last else { continue }
        if case .heading(_, let below) = next, below <= level { continue }
      }
      shown.append(block)
    }
    return shown.reversed()
  }

  /// The block without its empty parts; nil where nothing is left.
  private var shown: DocumentBlock? {
    switch self {
    case .heading(let words, let level):
      return words.isBlank ? nil : .heading(words, level: min(max(level, 1), 3))
    case .paragraph(let runs): return runs.isBlank ? nil : self
    case .note(let runs): return runs.isBlank ? nil : self
    case .list(let items):
      let items = items.filter { !$0.isBlank }
      return items.isEmpty ? nil : .list(items)
    case .facts(let facts):
      let facts = facts.filter { !$0.value.isBlank }
      return facts.isEmpty ? nil : .facts(facts)
    case .table(let table): return table.shown.map { .table($0) }
    case .chart(let chart): return chart.isEmpty ? nil : self
    case .halves(let first, let second):
      let halves = (Self.shown(first), Self.shown(second))
      if halves.0.isEmpty && halves.1.isEmpty { return nil }
      return .halves(halves.0, halves.1)
    }
  }
}
