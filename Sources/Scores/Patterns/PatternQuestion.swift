package import Civil
package import Physiology

/// A behaviour of some days and a measure that may go with it.
package struct PatternQuestion: Hashable, Sendable {
  /// The days that have the behaviour.
  package var behaviour: Set<CivilDate>
  /// The days that she kept, with any entry of hers; the others are on neither side.
  package var kept: Set<CivilDate>
  /// The measure; of several values on one day the last counts.
  package var measure: [DatedValue]
  /// The days from the behaviour to the measure: 1 for what a night or a morning shows, 0 for the
  /// same day.
  package var lag: Int
  /// The days of illness, which leave both sides.
  package var ill: Set<CivilDate>
  /// The least difference worth telling, in the unit of the measure.
  package var worth: Double

  /// The complete cycles that the behaviour is a part of, oldest first; nil for what may hold on any
  /// day. Such days are held against the rest of the same cycle, over two years.
  package var cycles: [Range<CivilDate>]?
  /// Whether the behaviour is itself a day of the week, so that these cannot be taken off.
  package var isOfWeekdays = false

  /// Asks whether a measure goes with a behaviour.
  package init(
    behaviour: Set<CivilDate>, kept: Set<CivilDate>, measure: [DatedValue], lag: Int = 1,
    ill: Set<CivilDate> = [], worth: Double = 0
  ) {
    self.behaviour = behaviour
    self.kept = kept
    self.measure = measure
    self.lag = max(0, lag)
    self.ill = ill
    self.worth = worth
  }
}
