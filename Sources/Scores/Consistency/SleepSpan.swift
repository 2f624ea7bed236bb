package import Civil

/// When a night began and ended.
package struct SleepSpan: Hashable, Sendable {
  /// The day on which she woke.
  package let wakeDay: CivilDate
  /// When she went to bed.
  package let bed: ClockTime
  /// When she woke.
  package let wake: ClockTime

  /// Takes both ends of the night that ends on a day.
  package init(_ wakeDay: CivilDate, bed: ClockTime, wake: ClockTime) {
    self.wakeDay = wakeDay
    self.bed = bed
    self.wake = wake
  }

  /// The middle of the night, minutes after midnight, 0 up to 1440.
  package var middle: Double {
    let (start, end) = (bed.minutesSinceMidnight, wake.minutesSinceMidnight)
    let middle = Double(start) + Double((end - start + 1440) % 1440) / 2
    return middle < 1440 ? middle : middle - 1440
  }
}
