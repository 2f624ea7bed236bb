/// Something that a person may choose to put on a card, in the order of the card's lines.
///
/// There is no field for sex, desire, notes, crises, losses or tests, so none of them can be shared.
package enum CardField: String, CaseIterable, Sendable {
  /// The day of the cycle.
  case day
  /// The phases of the days until the card expires.
  case phase
  /// The days between which the next period is expected.
  case expected
  /// The week of the pregnancy.
  case week
  /// The due date.
  case due
  /// The days that are more fertile by estimate.
  case fertile
  /// Words of comfort or discomfort chosen for the day of the card.
  case today
  /// One line of a wish.
  case wish
  /// The words to use, such as a name or how to speak of it all.
  case words

  /// What is chosen unless the person chooses otherwise.
  package static let usual: Set<CardField> = [.phase, .day, .expected, .week, .due]
}
