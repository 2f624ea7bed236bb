import Knowledge

/// How far a report looks back.
extension SlotFiller {
  /// The weeks a report looks back on: "the last 6 weeks".
  mutating func fillWeeksBack() {
    fillMonthsBack()
    let spans = reading.entities.filter { span.contains($0.tokens) }
      .compactMap { CountedSpan($0, in: reading.message) }
    guard let back = spans.first, back.days == 7 * back.count else { return }
    clear("n")
    set("weeks", .number(back.count))
  }

  /// The months a report looks back on, told in another unit: "half-year", "last 90 days", "1 year".
  private mutating func fillMonthsBack() {
    let tokens = reading.message.tokens
    let days = reading.entities.filter { span.contains($0.tokens) }
      .compactMap { CountedSpan($0, in: reading.message) }.first
    if let days, !days.isOfMonths, days.days >= 60,
      days.days.truncatingRemainder(dividingBy: 30) == 0
    {
      clear("n")
      return set("n", .number(days.days / 30))
    }
    guard wants("n") || filled["n"] == .number(1) else { return }
    let words = tokens[span].map(\.text)
    let months: Double? =
      words.contains { $0.hasPrefix("quarter") }
      ? 3
      : words.contains("half") && words.contains { $0.hasPrefix("year") }
        ? 6
        : words.contains { ["year", "yearly", "annual", "12mo"].contains($0) } ? 12 : nil
    guard let months else { return }
    clear("n")
    set("n", .number(months))
  }
}
