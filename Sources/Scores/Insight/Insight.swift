/// The one thing that is said beside a score: which rule holds, and its numbers; no cause.
package enum Insight: Hashable, Sendable {
  /// HRV is below .8 of her usual, both ms.
  case lowerHRV(today: Double, usual: Double)
  /// The resting pulse is more than 3 above her usual, both beats a minute.
  case higherPulse(today: Double, usual: Double)
  /// HRV is above 1.1 of her usual, both ms.
  case higherHRV(today: Double, usual: Double)
  /// She slept an hour or more below her usual, both hours.
  case shorterSleep(hours: Double, usual: Double)
  /// She sleeps at least 30 minutes a night more, or less where negative, at weekends.
  case weekendSleep(minutes: Double)
  /// Her bed time has a standard deviation of an hour or more, in minutes.
  case bedTimeSpread(minutes: Double)
  /// She moved at least 20 per cent more, or less where negative, than her usual.
  case activity(changePercent: Double)
  /// A pattern that was told.
  case pattern(PatternComparison)

  /// The rule that holds for recovery; nil for silence.
  package static func recovery(
    hrv: Double? = nil, usualHRV: Double? = nil, pulse: Double? = nil, usualPulse: Double? = nil
  ) -> Insight? {
    let ratio = pair(hrv, usualHRV).map { $0.today / $0.usual }
    if let pair = pair(hrv, usualHRV), let ratio, ratio < 0.8 {
      return .lowerHRV(today: pair.today, usual: pair.usual)
    }
    if let pair = pair(pulse, usualPulse), pair.today - pair.usual > 3 {
      return .higherPulse(today: pair.today, usual: pair.usual)
    }
    if let pair = pair(hrv, usualHRV), let ratio, ratio > 1.1 {
      return .higherHRV(today: pair.today, usual: pair.usual)
    }
    return nil
  }

  /// The rule that holds for sleep; nil for silence.
  package static func sleep(
    hours: Double? = nil, usualHours: Double? = nil, weekendMinutes: Double? = nil,
    bedTimeDeviation: Double? = nil
  ) -> Insight? {
    if let hours = hours.ifNotNegative, let usual = usualHours.ifPositive, hours <= usual - 1 {
      return .shorterSleep(hours: hours, usual: usual)
    }
    if let minutes = weekendMinutes.ifFinite, abs(minutes) >= WeekendSleep.minutesTold {
      return .weekendSleep(minutes: minutes)
    }
    if let minutes = bedTimeDeviation.ifFinite, minutes >= 60 {
      return .bedTimeSpread(minutes: minutes)
    }
    return nil
  }

  /// The rule that holds for strain; nil for silence.
  package static func strain(changePercent: Double?) -> Insight? {
    changePercent.ifFinite.flatMap { abs($0) >= 20 ? .activity(changePercent: $0) : nil }
  }

  /// The rule that holds for stress: a pattern that was told; nil for silence.
  package static func stress(pattern: PatternComparison?) -> Insight? {
    pattern.flatMap { $0.isTold ? .pattern($0) : nil }
  }

  private static func pair(_ today: Double?, _ usual: Double?) -> (today: Double, usual: Double)? {
    guard let today = today.ifPositive, let usual = usual.ifPositive else { return nil }
    return (today, usual)
  }
}
