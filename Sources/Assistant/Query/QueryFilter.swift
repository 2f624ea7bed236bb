import Civil
import Journal
import Physiology

/// Which of the days and entries of a window count.
struct QueryFilter: Hashable, Sendable {
  /// The day of the cycle.
  var cycleDay: Int?
  var weekdays: Set<Weekday> = []
  /// The days before a period, at most so many; those that are not where `isOther` is set.
  var daysBeforePeriod: Int?
  var isOther = false
  /// The numbers that count, both ends among them.
  var least: Double?
  var most: Double?
  var phase: CyclePhase?
  /// Whether it is the days outside the phase that count.
  var isOtherPhase = false
  /// Whether readings that are marked as disturbed count alone.
  var isDisturbed = false
  /// How strong a symptom was in words.
  var severity: Severity?
  /// Only so many of the last count.
  var latest: Int?
  /// Whether only entries without a number count.
  var isUnvalued = false
  /// Whether only what has ended counts, such as finished periods.
  var isOver = false
  var clock: QueryClock?
  var company: QueryCompany?
  var relation: QueryRelation?
}

/// A stretch of the day, in minutes since midnight, both ends among them; it goes over midnight where
/// it ends before it begins.
struct QueryClock: Hashable, Sendable {
  let from: Int
  let to: Int

  func holds(_ time: ClockTime) -> Bool {
    let minute = time.minutesSinceMidnight
    return from <= to ? minute >= from && minute <= to : minute >= from || minute <= to
  }
}

/// Something else that the day has or lacks.
struct QueryCompany: Hashable, Sendable {
  let measure: QueryMeasure
  var isAbsent = false
}

/// Where a day lies to something else: before or after it, at most so many days.
struct QueryRelation: Hashable, Sendable {
  enum Order: Hashable, Sendable {
    case before, after
  }

  let anchor: QueryMeasure
  let order: Order
  var days: Int?

  /// Whether a day lies so to one of the anchor's days, which are in order.
  func holds(_ day: CivilDate, _ anchors: [CivilDate]) -> Bool {
    guard let days else {
      return order == .before
        ? anchors.first.map { day < $0 } ?? false : anchors.last.map { day >= $0 } ?? false
    }
    switch order {
    case .before: return anchors.last(notAfter: day + days).map { $0 > day } ?? false
    case .after: return anchors.last(notAfter: day - 1).map { $0 >= day - days } ?? false
    }
  }
}
