/// A length of pregnancy written as weeks and days with a plus: "20+3".
struct WeeksAndDays: Hashable, Sendable {
  let tokens: Range<Int>
  let weeks: Double
  let days: Double

  /// Finds the first one in a span of a message: 1 to 42 weeks and 0 to 6 days.
  init?(_ message: Message, in span: Range<Int>) {
    let tokens = message.tokens
    let found = span.first { index in
      guard index + 2 < span.upperBound, tokens[index + 1].text == "+",
        message.touches(index), message.touches(index + 1),
        let weeks = tokens[index].number, let days = tokens[index + 2].number
      else { return false }
      return (1...42).contains(weeks) && (0...6).contains(days)
        && tokens[index + 2].text.utf8.count == 1
    }
    guard let found, let weeks = tokens[found].number, let days = tokens[found + 2].number else {
      return nil
    }
    self.tokens = found..<(found + 3)
    self.weeks = weeks
    self.days = days
  }

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
