package import Civil

/// When she went to bed for a night.
package struct BedTime: Hashable, Sendable {
  /// The day to which the night belongs.
  package let night: CivilDate
  /// The time on the clock.
  package let time: ClockTime

  /// Puts a time on a night.
  package init(_ night: CivilDate, _ time: ClockTime) {
    self.night = night
    self.time = time
  }
}
