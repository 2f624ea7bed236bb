/// A small named rule: a phrase over parts that were read already, and what it means.
struct Rule: Sendable {
  /// What a rule makes of its match.
  struct Reading: Sendable {
    var piece: Piece
    /// A part for other rules that is no entity by itself ("sun", "may", "a few").
    var isLatent = false
    /// Tokens at the front that are not part of the entity ("on", "at").
    var lead = 0
  }

  /// What is to be known of a rule's words when its entity is written down.
  enum Trait: Sendable {
    /// They name a span by its first and last day, not by a name such as "last week".
    case bothEnds
    /// They name a day without its month or without its year, beside a weekday or in digits.
    case easilyMistyped
  }

  /// The pattern, which is also the name.
  let phrase: String
  let trait: Trait?
  let read: @Sendable (Match) -> Reading?

  init(
    _ phrase: String, _ trait: Trait? = nil, _ read: @escaping @Sendable (Match) -> Piece?
  ) {
    self.phrase = phrase
    self.trait = trait
    self.read = { match in read(match).map { Reading(piece: $0) } }
  }

  init(
    reading phrase: String, _ trait: Trait? = nil,
    _ read: @escaping @Sendable (Match) -> Reading?
  ) {
    self.phrase = phrase
    self.trait = trait
    self.read = read
  }

  /// Every rule, in the order of preference where two read the same words as the same sort.
  static let all: [Rule] =
    numbers + durations + quantities + days + weekdays + ordinalDays + monthDays + calendarSpans
    + monthSpans
    + countedSpans + joinedSpans + clocks + clockSpans + moments + recurrences
}
