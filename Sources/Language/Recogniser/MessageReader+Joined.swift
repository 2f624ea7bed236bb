import Knowledge

/// Clauses that belong together.
extension MessageReader {
  /// The clauses, those that "between" joins as one: "is there a link between wine and headaches".
  func compared(_ clauses: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for clause in clauses {
      if let last = joined.last,
        message.tokens[clause.lowerBound - 1].text == "and"
          && message.tokens[last].contains(where: { $0.text == "between" })
          || areOneTime(last, clause) || isDenied(clause, after: last)
      {
        joined[joined.count - 1] = last.lowerBound..<clause.upperBound
      } else {
        joined.append(clause)
      }
    }
    return joined
  }

  /// Whether a clause only takes back the value before it: "is the 19 and not the 18".
  private func isDenied(_ clause: Range<Int>, after last: Range<Int>) -> Bool {
    message.tokens[clause.lowerBound].text == "not" && clause.count <= 5
      && message.tokens[clause.lowerBound - 1].text == "and"
      && reading.entities.contains { clause.contains($0.tokens) }
      && reading.entities.contains { last.contains($0.tokens) }
  }

  /// Whether a list of weekdays or one date runs across the break between two clauses: "mon, tue and
  /// wed", "yesterday and the day before".
  private func areOneTime(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    let isAcross = reading.entities.contains { entity in
      entity.tokens.lowerBound < one.upperBound && entity.tokens.upperBound > other.lowerBound
    }
    guard !isAcross, let end = one.last, let start = other.first else { return isAcross }
    return SlotFiller.namesWeekday(message.tokens[end].text)
      && SlotFiller.namesWeekday(message.tokens[start].text)
  }
}
