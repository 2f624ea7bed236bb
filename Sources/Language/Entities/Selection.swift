/// Chooses entities that share no words: the most words first, then the fewest entities, then the
/// more telling sort.
struct Selection {
  let chosen: [(start: Int, node: Chart.Node)]

  init(_ nodes: [[Chart.Node]], count: Int) {
    var best = [Int](repeating: 0, count: count + 1)
    var choice = [Int](repeating: -1, count: count + 1)
    for index in stride(from: count - 1, through: 0, by: -1) {
      best[index] = best[index + 1]
      for place in nodes[index].indices {
        guard let score = Self.score(nodes[index][place], at: index) else { continue }
        let end = nodes[index][place].end
        if score + best[end] > best[index] {
          best[index] = score + best[end]
          choice[index] = place
        }
      }
    }
    var chosen: [(start: Int, node: Chart.Node)] = []
    var index = 0
    while index < count {
      guard choice[index] >= 0 else {
        index += 1
        continue
      }
      let node = nodes[index][choice[index]]
      chosen.append((index, node))
      index = node.end
    }
    self.chosen = chosen
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
