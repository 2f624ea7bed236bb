/// Chooses entities that share no words: the most words first, then the fewest entities, then the
/// more telling sort.
struct Selection {
  let chosen: [(start: Int, node: Chart.Node)]

  init(_ nodes: [[Chart.Node]], count: Int) {
    var best = [Int](repeating: 0, count: count + 1)
    var choice = [Chart.Node?](repeating: nil, count: count + 1)
    for index in stride(from: count - 1, through: 0, by: -1) {
      best[index] = best[index + 1]
      for node in nodes[index] {
        guard let score = Self.score(node, at: index) else { continue }
        if score + best[node.end] > best[index] {
          best[index] = score + best[node.end]
          choice[index] = node
        }
      }
    }
    var chosen: [(Int, Chart.Node)] = []
    var index = 0
    while index < count {
      guard let node = choice[index] else {
        index += 1
        continue
      }
      chosen.append((index, node))
      index = node.end
    }
    self.chosen = chosen.map { (start: $0.0, node: $0.1) }
  }

  private static func score(_ node: Chart.Node, at index: Int) -> Int? {
    guard !node.isLatent, let weight = node.sort.weight else { return nil }
    if case .number(let number) = node.piece,
      number.isVague || number.isFraction && number.isSpelled && number.value == 0.5
    {
      return nil
    }
    return (node.end - index - node.lead) * 100 + node.lead * 5 + weight - 40
  }
}
