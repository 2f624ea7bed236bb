import Civil

extension CardContents {
  /// What is left for a card of some days when only some fields are chosen.
  ///
  /// Days outside the card's own are cut off. Without ``CardField/fertile`` the days around
  /// ovulation count as follicular, so that no line names them.
  func chosen(_ fields: Set<CardField>, for days: ClosedRange<CivilDate>) -> CardContents {
    let made = days.lowerBound
    var chosen = CardContents()
    chosen.name = name.flatMap { CardLine($0)?.text }
    if fields.contains(.day) {
      chosen.cycleStart = cycleStart.flatMap {
        (0..<PartnerCard.mostCycleDays).contains(made - $0) ? $0 : nil
      }
    }
    if fields.contains(.phase) {
      chosen.phases = shown(phases, isFertileChosen: fields.contains(.fertile), for: days)
    }
    if fields.contains(.expected) { chosen.expected = expected }
    if fields.contains(.week) {
      chosen.pregnancyStart = pregnancyStart.flatMap {
        CardWeek(on: made, from: $0) == nil ? nil : $0
      }
    }
    if fields.contains(.due) { chosen.due = due }
    if fields.contains(.fertile) { chosen.fertile = fertile?.days(within: days) }
    if fields.contains(.today) { chosen.today = CardLine.listed(today) }
    if fields.contains(.wish) { chosen.wish = wish.flatMap { CardLine($0)?.text } }
    if fields.contains(.words) { chosen.words = words.flatMap { CardLine($0)?.text } }
    return chosen
  }

  private func shown(
    _ spans: [PhaseSpan], isFertileChosen: Bool, for days: ClosedRange<CivilDate>
  ) -> [PhaseSpan] {
    let clipped = spans.compactMap { span in
      span.days.days(within: days).map {
        PhaseSpan(span.phase == .ovulation && !isFertileChosen ? .follicular : span.phase, $0)
      }
    }
    return Array(PhaseSpan.joined(clipped).prefix(PartnerCard.mostPhases))
  }
}
