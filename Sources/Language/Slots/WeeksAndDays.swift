/// A length of pregnancy written as weeks and days with a plus, or out of forty as midwives do:
/// "20+3", "20 SA + 3", "12/40", "20+3/40".
struct WeeksAndDays: Hashable, Sendable {
  let tokens: Range<Int>
  let weeks: Double
  let days: Double
  /// Whether it is written out of forty, as only a pregnancy is.
  let isOutOfForty: Bool

  /// Finds the first one in a span of a message: 1 to 42 weeks and 0 to 6 days.
  init?(_ message: Message, in span: Range<Int>) {
    let tokens = message.tokens
    for first in span {
      guard let weeks = tokens[first].number, (1...42).contains(weeks) else { continue }
      let hasUnit = first + 1 < span.upperBound && Self.units.contains(tokens[first + 1])
      let last = first + (hasUnit ? 1 : 0)
      let days = Self.days(after: last, hasUnit: hasUnit, message, in: span)
      let end = days == nil ? last + 1 : last + 3
      let isOutOfForty = !hasUnit && Self.isOutOfForty(end, message, in: span)
      guard days != nil || isOutOfForty && weeks >= Self.fewest else { continue }
      self.tokens = first..<(isOutOfForty ? end + 2 : end)
      self.weeks = weeks
      self.days = days ?? 0
      self.isOutOfForty = isOutOfForty
      return
    }
    return nil
  }

  /// The fewest weeks that are told out of forty; fewer may be a count of anything.
  private static let fewest = 4.0

  /// The days after a plus that follows a token.
  private static func days(
    after last: Int, hasUnit: Bool, _ message: Message, in span: Range<Int>
  ) -> Double? {
    let (tokens, plus) = (message.tokens, last + 1)
    if hasUnit, plus + 2 < span.upperBound, ["and", "et", "&"].contains(tokens[plus].text),
      Self.dayWords.contains(tokens[plus + 2]), let days = tokens[plus + 1].number,
      (0...6).contains(days)
    {
      return days
    }
    guard plus + 1 < span.upperBound, tokens[plus].text == "+",
      let days = tokens[plus + 1].number, (0...6).contains(days),
      tokens[plus + 1].text.utf8.count == 1,
      hasUnit || message.touches(last) && message.touches(plus)
    else { return nil }
    return days
  }

  /// Whether "/40" stands at a token, right after the one before it.
  private static func isOutOfForty(_ slash: Int, _ message: Message, in span: Range<Int>) -> Bool {
    slash + 1 < span.upperBound && message.tokens[slash].text == "/"
      && message.tokens[slash + 1].text == "40" && message.touches(slash - 1)
      && message.touches(slash)
  }

  /// The words for weeks before the plus; "SA" counts them in French.
  private static let units: WordSet = [
    "w", "wk", "wks", "week", "weeks", "sa", "wa", "sem", "ssw", "sdg",
  ]
  private static let dayWords: WordSet = ["day", "days", "d", "jours", "j"]
  private static let company: WordSet = [
    "i", "im", "am", "now", "today", "week", "weeks", "wks", "currently", "its", "at",
  ]

  /// Whether a span of a message says nothing else.
  func isAll(of message: Message, in span: Range<Int>) -> Bool {
    span.allSatisfy { index in
      tokens.contains(index) || message.tokens[index].isPunctuation
        || Self.company.contains(message.tokens[index])
    }
  }
}
