package import Civil

/// All that could be put on a card, before the person has chosen.
package struct CardContents: Hashable, Sendable {
  /// How the person signs; at most 200 characters.
  package var name: String?
  /// The first day of the cycle that runs.
  package var cycleStart: CivilDate?
  /// The phases of the coming days.
  package var phases: [PhaseSpan] = []
  /// The days between which the next period is expected.
  package var expected: ClosedRange<CivilDate>?
  /// Day 0 of the pregnancy as it is counted, 280 days before the due date.
  package var pregnancyStart: CivilDate?
  /// The due date.
  package var due: CivilDate?
  /// The days that are more fertile by estimate.
  package var fertile: ClosedRange<CivilDate>?
  /// The words chosen for the day of the card; at most 200 characters with the commas between them.
  package var today: [String] = []
  /// A wish; at most 200 characters.
  package var wish: String?
  /// The words to use; at most 200 characters.
  package var words: String?

  /// Holds nothing.
  package init() {}

  /// The fields that hold something.
  package var fields: Set<CardField> {
    Set(CardField.allCases.filter(holds))
  }

  private func holds(_ field: CardField) -> Bool {
    switch field {
    case .day: cycleStart != nil
    case .phase: !phases.isEmpty
    case .expected: expected != nil
    case .week: pregnancyStart != nil
    case .due: due != nil
    case .fertile: fertile != nil
    case .today: !today.isEmpty
    case .wish: wish != nil
    case .words: words != nil
    }
  }
}
