package import Civil

/// A small card for a partner, friend or parent: what one person chose to share, for some weeks.
///
/// It is enough to say how each day stands until it expires, without the diary it came from.
package struct PartnerCard: Hashable, Sendable {
  /// The version of the cards that are written.
  package static let version = 1
  /// The most days that a card lasts after the day it is made.
  package static let mostDays = 92
  /// The most days of a cycle that are counted.
  package static let mostCycleDays = 200
  /// The most phases that a card names.
  package static let mostPhases = 16

  /// The day it was made.
  package let made: CivilDate
  /// The last day on which it says anything.
  package let until: CivilDate
  /// What is shared, and nothing else.
  package let contents: CardContents

  /// Puts the chosen fields on a card.
  ///
  /// Texts become one line without control characters, days that have passed are left out, and
  /// `until` lies from `made` to ``mostDays`` after it.
  package init(
    made: CivilDate, until: CivilDate, fields: Set<CardField> = CardField.usual,
    contents: CardContents
  ) {
    let until = min(max(made, until), made + Self.mostDays)
    self.made = made
    self.until = until
    self.contents = contents.chosen(fields, for: made...until)
  }

  /// The fields that it shares, in the order of its lines.
  package var fields: [CardField] {
    CardField.allCases.filter(contents.fields.contains)
  }

  /// How a day stands by this card; a day before it was made stands as that day.
  package func standing(on date: CivilDate) -> CardStanding {
    guard date <= until else { return .expired(until) }
    return .current(CycleStanding(of: self, on: max(made, date)))
  }
}
