import Civil
import Guardrails
import Journal
import Knowledge
import Language
import Physiology

/// Since when what is told holds.
extension ProfileReader {
  /// Since when it holds, by a length or a day said in its clause, with the words that say it.
  func since(
    _ match: ProfilePattern.Match
  ) -> (since: Circumstance.Since, words: Range<Int>)? {
    var clause = message.clause(around: match.tokens)
    if message.tokens[clause.upperBound].text == ",",
      ["since", "for"].contains(where: {
        table.isOf(message.tokens[clause.upperBound + 1].text, $0)
      })
    {
      clause =
        clause
        .lowerBound..<message.clause(
          around: clause.upperBound + 1..<clause.upperBound + 2
        ).upperBound
    }
    if let span = match.span { return since(span.days).map { ($0, span.tokens) } }
    for place in clause where table.isOf(message.tokens[place].text, "for") {
      if let span = message.span(at: place + 1), let since = since(span.days) {
        return (since, place..<span.tokens.upperBound)
      }
    }
    for place in clause {
      if let span = message.span(at: place),
        table.isOf(message.tokens[span.tokens.upperBound].text, "ago"),
        let since = since(span.days)
      {
        return (since, place..<span.tokens.upperBound + 1)
      }
    }
    for entity in message.entities(in: clause) {
      let (first, last) = (entity.tokens.lowerBound, entity.tokens.upperBound)
      let isAfter = table.isOf(message.tokens[first - 1].text, "since")
      let isSince = isAfter || table.isOf(message.tokens[first].text, "since")
      guard isSince, let since = since(entity) else { continue }
      return (since, (isAfter ? first - 1 : first)..<last)
    }
    for place in clause where table.isOf(message.tokens[place].text, "since") {
      if let year = message.tokens[place + 1].number?.whole,
        let month = Month(year: year, month: 1),
        (1950...Month(of: scene.today).year).contains(year)
      {
        return (.month(month), place..<place + 2)
      }
    }
    return nil
  }

  private func since(_ entity: Entity) -> Circumstance.Since? {
    switch entity.value {
    case .date(let day): return day <= scene.today ? .day(day) : nil
    case .dates(let first?, let last):
      guard first <= scene.today else { return nil }
      let isMonth = last == nil || first == Month(of: first).first
      return isMonth && first == Month(of: first).first ? .month(Month(of: first)) : .day(first)
    default: return nil
    }
  }

  private func since(_ days: Double) -> Circumstance.Since? {
    days >= 2 * Self.daysOfMonth ? month(Int((days / Self.daysOfMonth).rounded(.down))) : nil
  }

  /// On the average.
  private static let daysOfMonth = 30.4

  private func month(_ ago: Int) -> Circumstance.Since {
    .month(Month(of: scene.today).adding(months: -min(max(ago, 0), 1_200)))
  }

  // MARK: What is left
}
