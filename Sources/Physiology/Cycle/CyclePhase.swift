/// One of the four phases of a menstrual cycle.
///
/// Day 1 to the last day of bleeding is menstrual; the estimated day of ovulation (the next start
/// less 14 days) and the days beside it are the ovulation phase, never earlier than the bleeding
/// allows; follicular lies before, luteal after.
public enum CyclePhase: String, CaseIterable, Sendable {
  case menstrual, follicular, ovulation, luteal

  /// Days from the estimated ovulation to the next start.
  ///
  /// The convention of obstetric dating, where conception is LMP + 14 (ACOG Committee Opinion 700,
  /// 2017). Measured luteal phases average 12.4 days and range from 7 to 17 (Bull et al., 2019),
  /// so a day found this way is an estimate.
  public static let daysFromOvulationToNextStart = 14

  /// The phase of a cycle day, from 1, in a cycle of known or expected length.
  ///
  /// For 28 days with five of bleeding: 1-5 menstrual, 6-13 follicular, 14-16 ovulation, 17 on
  /// luteal. Any length is accepted; a very short cycle simply has no follicular days.
  public init(cycleDay: Int, cycleLength: Int, periodLength: Int) {
    self.init(
      cycleDay: cycleDay, ovulationDay: cycleLength - Self.daysFromOvulationToNextStart + 1,
      periodLength: periodLength)
  }

  /// The phase of a cycle day, from 1, around a known or estimated cycle day of ovulation.
  public init(cycleDay: Int, ovulationDay: Int, periodLength: Int) {
    let ovulationDay = max(ovulationDay, periodLength + 1)
    self =
      if cycleDay <= periodLength {
        .menstrual
      } else if cycleDay < ovulationDay - 1 {
        .follicular
      } else if cycleDay <= ovulationDay + 1 {
        .ovulation
      } else {
        .luteal
      }
  }
}

/// What can be said of a day in the calendar.
public enum DayKind: Hashable, Sendable {
  /// A day in a cycle that is over, running, or expected.
  case phase(CyclePhase)
  /// A day after the expected start, counted from 1; a late cycle is late, never a new one.
  case late(days: Int)
  /// A day of which nothing can be said.
  case unknown
}
