/// Finds the best of several variants: the selectors decide in their order.
struct Choice {
  private let variants: [Variant]
  /// For each selector that was read, the rank of each key it selects.
  private var ranks: [[String: Int]] = []

  init(variants: [Variant]) { self.variants = variants }

  /// The literal keys variants have for a selector, each once.
  func keys(at position: Int) -> [String] {
    var keys: [String] = []
    for variant in variants {
      if case .literal(let key) = variant.keys[position], !keys.contains(key) { keys.append(key) }
    }
    return keys
  }

  /// Takes the keys that a selector selects, best first.
  mutating func order(_ keys: [String], at position: Int) {
    ranks.append(
      Dictionary(
        keys.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first }))
  }

  /// The pattern of the best variant; the first of two that are equally good.
  var best: Pattern {
    var best: (ranks: [Int], pattern: Pattern)?
    for variant in variants {
      guard let ranks = ranks(of: variant) else { continue }
      if best.map({ ranks.lexicographicallyPrecedes($0.ranks) }) ?? true {
        best = (ranks, variant.pattern)
      }
    }
    return best?.pattern ?? []
  }

  /// How well each key of a variant fits; nil when one does not.
  private func ranks(of variant: Variant) -> [Int]? {
    var result: [Int] = []
    for (key, ranks) in zip(variant.keys, ranks) {
      switch key {
      case .any:
        result.append(Int.max)
      case .literal(let literal):
        guard let rank = ranks[literal] else { return nil }
        result.append(rank)
      }
    }
    return result
  }
}
