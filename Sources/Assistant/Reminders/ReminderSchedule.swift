import Civil
import Journal

/// When a reminder comes: the moments of its rhythm, after it was told.
struct ReminderSchedule {
  let reminder: Reminder
  /// When it was told; it reminds of nothing before.
  let told: Moment
  /// The day that each event is expected on, where it may be spoken of.
  let expected: [Reminder.Event: CivilDate]

  init(_ reminder: Reminder, told: Moment, expected: [Reminder.Event: CivilDate] = [:]) {
    self.reminder = reminder
    self.told = told
    self.expected = expected
  }

  /// How far ahead and back moments are looked for, in days: a little more than a year's steps.
  private static let reach = 800

  /// The first moment after `moment`; nil where none is to come.
  func next(after moment: Moment) -> Moment? {
    days(from: max(moment.date, told.date), through: moment.date + Self.reach)
      .flatMap(moments(on:)).first { $0 > moment && $0 > told }
  }

  /// The last moment at or before `moment`; nil where none was since it was told.
  func last(through moment: Moment) -> Moment? {
    days(from: max(told.date, moment.date - Self.reach), through: moment.date)
      .flatMap(moments(on:)).last { $0 <= moment && $0 > told }
  }

  /// Whether what came at `moment` is worth saying at `now`: a glass of water of this morning is
  /// not, a jab of the day before yesterday is.
  func isFresh(_ moment: Moment, at now: Moment) -> Bool {
    switch reminder.rhythm {
    case .once: now.date - moment.date <= Self.daysKept
    case .hourly(let hours, _): now - moment < hours * 60
    case .weekdays: now.date - moment.date < 1
    case .every(let count, .days, _): now.date - moment.date < min(count, Self.daysOfRare)
    case .every: now.date - moment.date < Self.daysOfRare
    case .before(_, let days): now.date - moment.date < max(days, 1)
    }
  }

  /// How long a reminder of one day waits to be seen.
  private static let daysKept = 30
  /// How long one that comes seldom waits to be seen.
  private static let daysOfRare = 3

  /// The days on which it may come, oldest first.
  private func days(from first: CivilDate, through last: CivilDate) -> [CivilDate] {
    switch reminder.rhythm {
    case .once(let day): [day]
    case .before(let event, let days): expected[event].map { [$0 - days] } ?? []
    case .every(let count, .months, let start):
      (0...(Self.reach / 28)).map { start.adding(months: $0 * count) }
    case .every(let count, let step, let start):
      stepped(by: step == .weeks ? count * 7 : count, from: start, first, last)
    case .hourly: first <= last ? Array(first...last) : []
    case .weekdays(let wanted):
      first <= last ? (first...last).filter { wanted.contains($0.weekday) } : []
    }
  }

  private func stepped(
    by step: Int, from start: CivilDate, _ first: CivilDate, _ last: CivilDate
  ) -> [CivilDate] {
    guard start <= last, step > 0 else { return [] }
    let skipped = max(0, first - start) / step
    return stride(from: start + skipped * step, through: last, by: step).map(\.self)
  }

  private func moments(on day: CivilDate) -> [Moment] {
    let first = Moment(date: day, time: reminder.time)
    guard case .hourly(let hours, let until) = reminder.rhythm else { return [first] }
    return stride(
      from: reminder.time.minutesSinceMidnight, through: until.minutesSinceMidnight, by: hours * 60
    ).compactMap(ClockTime.init(minutesSinceMidnight:)).map { Moment(date: day, time: $0) }
  }
}
