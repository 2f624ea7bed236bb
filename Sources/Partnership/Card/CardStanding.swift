package import Civil

/// What a card says of a day.
package enum CardStanding: Hashable, Sendable {
  /// Nothing, as its last day has passed.
  case expired(CivilDate)
  /// How the day stands.
  case current(CycleStanding)
}
