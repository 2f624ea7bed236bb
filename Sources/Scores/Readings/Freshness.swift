package import Civil
package import Physiology

/// Whether a reading still counts.
package enum Freshness: Hashable, Sendable {
  /// It counts; `age` is in days, 0 for today.
  case fresh(age: Int)
  /// It is too old for its kind; `age` is in days.
  case stale(age: Int)
  /// There is none: not given, not finite, or 0 and less.
  case absent
  /// It bears a date after today, by `days`, and does not count.
  case ahead(days: Int)

  /// The state of a reading as of today, by the thresholds of its kind.
  package init(of kind: ReadingKind, _ reading: DatedValue?, today: CivilDate) {
    guard let reading, Optional(reading.value).ifPositive != nil else {
      self = .absent
      return
    }
    let age = today - reading.date
    if age < 0 {
      self = .ahead(days: -age)
    } else {
      self = age <= kind.daysFresh ? .fresh(age: age) : .stale(age: age)
    }
  }
}
