/// A length of pregnancy written as weeks and days with a plus: "20+3", "20 SA + 3".
struct WeeksAndDays: Hashable, Sendable {
  let tokens: Range<Int>
  let weeks: Double
  let days: Double

  /// Finds the first one in a span of a message: 1 to 42 weeks and 0 to 6 days.
  init?(_ message: Message, in span: Range<Int>) {
    let tokens = message.tokens
    for first in span {
      guard let weeks = tokens[first].number, (1...42).contains(weeks) else { continue }
      let hasUnit = first + 1 < span.upperBound && Self.units.contains(tokens[first + 1].text)
      let plus = first + (hasUnit ? 2 : 1)
      guard plus + 1 < span.upperBound, tokens[plus].text == "+",
        let days = tokens[plus + 1].number, (0...6).contains(days),
        tokens[plus + 1].text.utf8.count == 1,
        hasUnit || message.touches(first) && message.touches(plus)
      else { continue }
      self.tokens = first..<(plus + 2)
      self.weeks = weeks
      self.days = days
      return
    }
    return nil
  }

  /// The words for weeks before the plus; "SA" counts them in French.
  private static let units: Set<String> = [
    "w", "wk", "wks", "week", "weeks", "sa", "wa", "sem", "ssw", "sdg",
  ]
  private static let company: Set<String> = [
    "i", "im", "am", "now", "today", "week", "weeks", "wks", "currently", "its", "at",
  ]

  /// Whether a span of a message says nothing else.
  func isAll(of message: Message, in span: Range<Int>) -> Bool {
    span.allSatisfy { index in
      tokens.contains(index) || message.tokens[index].isPunctuation
        || Self.company.contains(message.tokens[index].text)
    }
  }
}
