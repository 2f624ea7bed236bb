import Civil
import Journal
import Physiology
import Publishing

/// The reminders as events with an alarm each: those with a rhythm that calendars know repeat, the
/// others are listed one by one.
struct ReminderAgenda {
  private let items: [DueReminders.Item]
  private let scene: Scene
  /// What stands in place of her words; nil where they may be seen.
  private let title: String?

  init(_ reminders: DueReminders, title: String?) {
    items = reminders.all.filter { !$0.isResting && $0.next != nil }
    scene = reminders.scene
    self.title = title
  }

  var events: [EventComponent] {
    items.enumerated().flatMap { place, item in events(of: item, "reminder-\(place + 1)") }
  }

  private static let minutes = 15
  private static let listed = 12

  private func events(of item: DueReminders.Item, _ id: String) -> [EventComponent] {
    guard let next = item.next else { return [] }
    switch item.reminder.rhythm {
    case .every(let count, .days, _):
      return [event(item, id, at: next, RecurrenceRule(.daily, every: count))]
    case .every(let count, .weeks, _):
      return [event(item, id, at: next, RecurrenceRule(.weekly([next.date.weekday]), every: count))]
    case .weekdays(let days):
      return [event(item, id, at: next, RecurrenceRule(.weekly(Set(days))))]
    case .hourly(let hours, let until):
      let first = item.reminder.time.minutesSinceMidnight
      let times = stride(
        from: first, through: until.minutesSinceMidnight, by: max(1, hours) * Self.minutesOfHour)
      return times.enumerated().map { place, minutes in
        let moment = Moment(date: scene.today, time: item.reminder.time).adding(
          minutes: minutes - first)
        return event(item, "\(id)-\(place + 1)", at: moment, RecurrenceRule(.daily))
      }
    case .once, .before, .every:
      return moments(of: item).enumerated().map { place, moment in
        event(item, "\(id)-\(place + 1)", at: moment)
      }
    }
  }

  private static let minutesOfHour = 60

  /// The next moments of one that calendars cannot repeat.
  private func moments(of item: DueReminders.Item) -> [Moment] {
    let schedule = ReminderSchedule(
      item.reminder,
      told: Moment(date: item.entry.date, time: item.entry.time ?? .midnight),
      expected: scene.expected)
    var moments: [Moment] = []
    var last = scene.now
    while moments.count < Self.listed, let next = schedule.next(after: last) {
      moments.append(next)
      last = next
    }
    return moments
  }

  private func event(
    _ item: DueReminders.Item, _ id: String, at moment: Moment, _ rule: RecurrenceRule? = nil
  ) -> EventComponent {
    EventComponent(
      identifier: id + AgendaHost(scene.setting.person).name, title: title ?? item.reminder.text,
      time: .floating(start: moment, minutes: Self.minutes),
      alarms: [AlarmComponent(minutesBefore: 0)], recurrence: rule)
  }
}
