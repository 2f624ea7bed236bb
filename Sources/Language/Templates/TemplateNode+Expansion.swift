import Knowledge

extension TemplateNode {
  /// Sentences the template stands for: as many as its widest choice has branches, at least two,
  /// each branch in at least one of them.
  ///
  /// - Parameter filler: words for a slot in the expansion with a number.
  func expansions(filler: (SlotName, Int) -> String) -> [String] {
    (0..<min(8, max(2, widest))).map { number in
      words(number, filler).joined(separator: " ")
    }
  }

  private var widest: Int {
    switch self {
    case .word, .slot, .list: 1
    case .sequence(let nodes): nodes.map(\.widest).max() ?? 1
    case .choice(let nodes): max(nodes.count, nodes.map(\.widest).max() ?? 1)
    case .optional(let node): node.widest
    }
  }

  private func words(_ number: Int, _ filler: (SlotName, Int) -> String) -> [String] {
    switch self {
    case .word(let word): [word]
    case .slot(let name), .list(let name): [filler(name, number)]
    case .sequence(let nodes): nodes.flatMap { $0.words(number, filler) }
    case .choice(let nodes): nodes[number % nodes.count].words(number, filler)
    case .optional(let node): number.isMultiple(of: 2) ? node.words(number / 2, filler) : []
    }
  }
}
