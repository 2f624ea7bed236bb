package import Civil
package import Physiology

/// How long she sleeps at weekends and on other days, over 28 days.
package struct WeekendSleep: Hashable, Sendable {
  /// The mean hours of nights that end on Saturday or Sunday.
  package let weekend: Double
  /// The mean hours of the other nights.
  package let others: Double
  /// How many weekend nights there are, 3 or more.
  package let weekendNights: Int
  /// How many others there are, 5 or more.
  package let otherNights: Int

  /// The minutes a night from which the difference is told.
  package static let minutesTold = 30.0

  /// The minutes a night that she sleeps more at weekends.
  package var differenceMinutes: Double { (weekend - others) * 60 }

  /// Whether the difference is at least half an hour.
  package var isTold: Bool { abs(differenceMinutes) >= Self.minutesTold }

  /// The two means of hours by the day on which she woke.
  package static func of(
    _ hours: [DatedValue], through day: CivilDate
  ) -> Availability<WeekendSleep, WeekendShortage> {
    let known = hours.filter { Optional($0.value).ifPositive != nil }
    let nights = WeekendNights(known, through: day, by: \.date)
    guard nights.shortage == nil, let weekend = nights.weekend.map(\.value).mean,
      let others = nights.others.map(\.value).mean
    else {
      return .unavailable(
        .tooFewNights(weekend: nights.weekend.count, others: nights.others.count))
    }
    return .available(
      WeekendSleep(
        weekend: weekend, others: others, weekendNights: nights.weekend.count,
        otherNights: nights.others.count))
  }
}
