import Knowledge

/// Things of the journal listed in an order for them.
extension MessageReader {
  /// The clauses, those that only list what is to be exported, reported or drawn as one: "export
  /// mood, sleep and temperature".
  func withThings(_ clauses: [Range<Int>]) -> [Range<Int>] {
    guard clauses.count > 1, message.tokens.contains(where: { Self.orders.contains($0) }) else {
      return clauses
    }
    var joined: [Range<Int>] = []
    for clause in clauses {
      if let last = joined.last,
        isThing(clause) && ordersThings(last) || isThing(last) && isThing(clause)
          || isThing(last) && ordersThings(clause) && clause.count <= 4,
        Self.joints.contains(message.tokens[clause.lowerBound - 1])
      {
        joined[joined.count - 1] = last.lowerBound..<clause.upperBound
      } else {
        joined.append(clause)
      }
    }
    return joined
  }

  private static let joints: WordSet = ["and", "&", "+", ",", "n", "plus", ":"]
  private static let orders: WordSet = [
    "export", "download", "csv", "json", "pdf", "report", "summary", "chart", "graph", "plot",
    "trend", "curve", "share", "spreadsheet", "file", "dump", "excel", "diagram",
  ]

  private func ordersThings(_ clause: Range<Int>) -> Bool {
    message.tokens[clause].contains { Self.orders.contains($0) }
  }

  /// Whether a clause names something that a journal holds and says nothing more.
  private func isThing(_ clause: Range<Int>) -> Bool {
    guard !reading.entities.contains(where: { clause.contains($0.tokens) }) else { return false }
    let named =
      reading.mentions.filter {
        [Cue.entry, "symptom", "mood"].contains($0.kind) && clause.contains($0.tokens)
      }.map(\.tokens)
      + reading.cues.filter { $0.kind == Cue.kind && clause.contains($0.tokens) }.map(\.tokens)
      + reading.details.filter { $0.concept.hasPrefix("what.") && clause.contains($0.tokens) }
      .map(\.tokens)
    return !named.isEmpty && isMade(of: named, clause)
  }
}
