/// The variants of a message, ready to find the best: the selectors decide in their order.
struct Choice: Sendable {
  /// A variable that decides.
  struct Selector: Sendable {
    let variable: String
    let value: Program.Operand
    /// The literal keys the variants have for it, each once.
    let keys: [String]
    /// Those that are neither numbers nor plural forms.
    private let unnumbered: [String]

    init(variable: String, value: Program.Operand, keys: [String]) {
      self.variable = variable
      self.value = value
      self.keys = keys
      unnumbered = keys.filter { !SelectionKeys.numbers.contains($0) }
    }

    /// The keys that are not among those a function's values can select.
    func strange(to known: SelectionKeys) -> [String] {
      switch known {
      case .any, .none: []
      case .numbers: unnumbered
      case .words: keys.filter { !known.contains($0) }
      }
    }
  }

  let selectors: [Selector]
  /// For each variant and selector the key's index in the selector's keys; -1 for any value.
  private let indexes: [Int]
  private let patterns: [[Program.Part]]

  init(selectors: [Selector], indexes: [Int], patterns: [[Program.Part]]) {
    self.selectors = selectors
    self.indexes = indexes
    self.patterns = patterns
  }

  /// The rank of each of a selector's keys, given those that are selected, best first; `Int.max`
  /// for a key that is not.
  func ranks(of preferred: [String], at position: Int) -> [Int] {
    let keys = selectors[position].keys
    guard preferred.count > 8 else {
      return keys.map { key in preferred.firstIndex(of: key) ?? Int.max }
    }
    let ranks = Dictionary(
      zip(preferred, 0...), uniquingKeysWith: { first, _ in first })
    return keys.map { ranks[$0] ?? Int.max }
  }

  /// The pattern of the best variant, by the ranks of every selector's keys; the first of two that
  /// are equally good.
  func best(by ranks: [[Int]]) -> [Program.Part] {
    var best: Int?
    for variant in patterns.indices where fits(variant, ranks) {
      if best.map({ isBetter(variant, than: $0, ranks) }) ?? true { best = variant }
    }
    return best.map { patterns[$0] } ?? []
  }

  private func fits(_ variant: Int, _ ranks: [[Int]]) -> Bool {
    for position in selectors.indices {
      let index = indexes[variant * selectors.count + position]
      if index >= 0, ranks[position][index] == Int.max { return false }
    }
    return true
  }

  private func isBetter(_ variant: Int, than other: Int, _ ranks: [[Int]]) -> Bool {
    for position in selectors.indices {
      let own = rank(variant, position, ranks)
      let rival = rank(other, position, ranks)
      if own != rival { return own < rival }
    }
    return false
  }

  private func rank(_ variant: Int, _ position: Int, _ ranks: [[Int]]) -> Int {
    let index = indexes[variant * selectors.count + position]
    return index < 0 ? Int.max : ranks[position][index]
  }
}
