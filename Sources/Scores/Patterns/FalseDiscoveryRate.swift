/// Which of many chances are finds, so that of all finds only a given share is expected to be false
/// (Benjamini and Hochberg, 1995).
package struct FalseDiscoveryRate: Hashable, Sendable {
  /// How many chances there are.
  package let tests: Int
  /// How many are finds.
  package let finds: Int
  /// The greatest chance that is one; nil without a find.
  package let limit: Double?
  /// Whether each is one, in the order given.
  package let isFind: [Bool]

  /// Steps up: of m chances in order, the last one of rank k that is at most k / m · rate, and all
  /// below it.
  package init(_ chances: [Double], rate: Double) {
    let count = Double(chances.count)
    let last = Array(zip(1..., chances.sorted())).last { rank, chance in
      chance <= Double(rank) / count * rate + 1e-12
    }
    tests = chances.count
    finds = last?.0 ?? 0
    limit = last?.1
    isFind = chances.map { chance in last.map { chance <= $0.1 } ?? false }
  }
}
