package import Civil

/// How far her bed time moves over the last 14 nights.
///
/// The spread needs more than a week of nights (Fischer, Klerman and Phillips, 2021). Times are
/// taken round the clock, so that who sleeps by day is as regular as anyone.
package struct BedTimeRegularity: Hashable, Sendable {
  /// How many nights it is of, 7 or more.
  package let nights: Int
  /// The mean bed time in minutes after midnight, 0 up to 1440.
  package let meanMinutes: Double
  /// The mean bed time to the minute.
  package let mean: ClockTime
  /// The sample standard deviation in minutes.
  package let deviation: Double

  /// Why there is no score.
  package enum Shortage: Hashable, Sendable {
    /// Fewer than 7 of the last 14 nights.
    case tooFewNights(have: Int, needed: Int, of: Int)
    /// The times lie all round the clock and have no mean.
    case roundTheClock(nights: Int)
  }

  /// The nights that are looked at.
  package static let nightsLookedAt = 14

  /// The nights that must have a bed time.
  package static let nightsNeeded = 7

  /// The points: 100 up to a spread of 30 minutes, 0 from 120.
  package var value: Double { (100 - (deviation - 30) * 100 / 90).clamped(to: 0...100) }

  /// The points as a whole number, halves up.
  package var shown: Int { value.nearestInt }

  /// The regularity of the nights up to a day, that day's with them.
  package static func of(
    _ nights: [BedTime], through day: CivilDate
  ) -> Availability<BedTimeRegularity, Shortage> {
    let window = (day - (nightsLookedAt - 1))...day
    let times = nights.filter { window.contains($0.night) }
      .map { Double($0.time.minutesSinceMidnight) }
    guard times.count >= nightsNeeded else {
      return .unavailable(
        .tooFewNights(have: times.count, needed: nightsNeeded, of: nightsLookedAt))
    }
    guard let mean = CircularMean(times), let deviation = mean.deviation else {
      return .unavailable(.roundTheClock(nights: times.count))
    }
    return .available(
      BedTimeRegularity(
        nights: times.count, meanMinutes: mean.minutes, mean: mean.clock, deviation: deviation))
  }
}
