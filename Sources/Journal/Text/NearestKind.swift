extension FactTable {
  /// What to write instead of an unknown kind: one that differs by a slip, or a note.
  static func remedy(forKind kind: String) -> String {
    let near = kinds.map { (kind: $0, distance: distance(from: kind, to: $0)) }
      .filter { $0.distance <= ($0.kind.count > 4 ? 2 : 1) }
    let least = near.map(\.distance).min()
    let best = near.filter { $0.distance == least }.map(\.kind)
    return "write "
      + (best.isEmpty ? "note \"…\" to keep it as text" : best.joined(separator: " or "))
  }

  /// The edit distance with swaps of neighbours; 99 for words too long to be a slip.
  private static func distance(from left: String, to right: String) -> Int {
    let left = Array(left.utf8)
    let right = Array(right.utf8)
    guard left.count <= 20 else { return 99 }
    var before: [Int] = []
    var last = Array(0...right.count)
    for (i, byte) in left.enumerated() {
      var row = [i + 1]
      for (j, other) in right.enumerated() {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (byte == other ? 0 : 1))
        if i > 0, j > 0, byte == right[j - 1], left[i - 1] == other {
          best = min(best, before[j - 1] + 1)
        }
        row.append(best)
      }
      before = last
      last = row
    }
    return last[right.count]
  }
}
