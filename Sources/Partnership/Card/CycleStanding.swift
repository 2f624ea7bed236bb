package import Civil

/// How one day stands by a card, as far as its fields were shared.
package struct CycleStanding: Hashable, Sendable {
  /// The day.
  package let date: CivilDate
  /// The day of the cycle, from 1; nil after the last day that the card could foresee.
  package let day: Int?
  /// The phase.
  package let phase: CardPhase?
  /// Days to the first day of the expected span; 0 in it, and below 0 after its last day.
  package let daysUntilExpected: Int?
  /// How far the pregnancy is; nil after a birth.
  package let week: CardWeek?
  /// Days to the due date, below 0 after it; nil after a birth.
  package let daysUntilDue: Int?
  /// Whether the day is a more fertile one by estimate.
  package let isFertile: Bool?
  /// The words chosen for this very day.
  package let today: [String]

  init(of card: PartnerCard, on date: CivilDate) {
    let contents = card.contents
    let phase = contents.phases.first { $0.days.contains(date) }?.phase
    let isAfterBirth = phase == .postpartum
    self.date = date
    self.phase = phase
    let isForeseen = Self.lastForeseen(contents).map { date <= $0 } ?? true
    day = contents.cycleStart.flatMap { start in
      let day = date - start + 1
      return isForeseen && (1...PartnerCard.mostCycleDays).contains(day) ? day : nil
    }
    daysUntilExpected = contents.expected.map { Self.days(from: date, to: $0) }
    week = isAfterBirth ? nil : contents.pregnancyStart.flatMap { CardWeek(on: date, from: $0) }
    daysUntilDue = isAfterBirth ? nil : contents.due.map { $0 - date }
    isFertile = contents.fertile.map { $0.contains(date) }
    today = date == card.made ? contents.today : []
  }

  /// The last day that belongs to the cycle the card was made in, as far as it tells.
  private static func lastForeseen(_ contents: CardContents) -> CivilDate? {
    guard let expected = contents.expected else { return contents.phases.last?.days.upperBound }
    return expected.upperBound
  }

  private static func days(from date: CivilDate, to span: ClosedRange<CivilDate>) -> Int {
    if span.contains(date) { return 0 }
    return date < span.lowerBound ? span.lowerBound - date : span.upperBound - date
  }
}
