import Civil
import Journal
import MessageFormat

/// A reminder in words: when it comes.
enum ReminderPhrase {
  /// The part that says when.
  static func when(_ reminder: Reminder) -> Part {
    let time = Argument.string(reminder.time.iso)
    switch reminder.rhythm {
    case .once(let day): return .reply("remind.when.once", ["date": .date(day), "time": time])
    case .every(let count, let step, let from):
      return .reply(
        "remind.when." + step.rawValue + (count == 1 ? ".one" : ""),
        ["n": .integer(count), "from": .date(from), "time": time])
    case .hourly(let hours, let until):
      return .reply(
        "remind.when.hourly",
        ["n": .integer(hours), "time": time, "until": .string(until.iso)])
    case .weekdays(let days):
      return .framed(
        "remind.when.weekdays", ["time": time], name: "days",
        parts: days.map { .reply("remind.day." + String($0.rawValue)) })
    case .before(let event, let days):
      return .reply(
        "remind.when." + event.rawValue, ["n": .integer(days), "time": time])
    }
  }
}
