package import Civil

/// How much later the middle of her night lies at weekends, over 28 days; social jetlag
/// (Wittmann et al., 2006).
package struct MidSleepShift: Hashable, Sendable {
  /// The mean middle of nights that end on Saturday or Sunday, to the minute.
  package let weekend: ClockTime
  /// The mean middle of the other nights, to the minute.
  package let others: ClockTime
  /// How many minutes later it is at weekends, -720 up to 720.
  package let minutes: Double
  /// How many weekend nights there are, 3 or more.
  package let weekendNights: Int
  /// How many others there are, 5 or more.
  package let otherNights: Int

  /// The shift of the nights up to a day, that day's with them.
  package static func of(
    _ spans: [SleepSpan], through day: CivilDate
  ) -> Availability<MidSleepShift, WeekendShortage> {
    let nights = WeekendNights(spans, through: day, by: \.wakeDay)
    if let shortage = nights.shortage { return .unavailable(shortage) }
    let counts = (weekend: nights.weekend.count, others: nights.others.count)
    guard let weekend = CircularMean(nights.weekend.map(\.middle)),
      let others = CircularMean(nights.others.map(\.middle))
    else { return .unavailable(.roundTheClock(weekend: counts.weekend, others: counts.others)) }
    return .available(
      MidSleepShift(
        weekend: weekend.clock, others: others.clock,
        minutes: CircularMean.shortWay(from: others.minutes, to: weekend.minutes),
        weekendNights: counts.weekend, otherNights: counts.others))
  }
}
