import Civil
import Journal
import MessageFormat
import Physiology

/// What is said of reminders that are due.
struct ReminderNotice {
  private let reminders: DueReminders
  private let shown: ShownReminders

  init(_ reminders: DueReminders, _ shown: ShownReminders) {
    self.reminders = reminders
    self.shown = shown
  }

  private var scene: Scene { reminders.scene }

  /// Her reminders that are due, in words, as the chat opens.
  var inChat: Outcome {
    let due = reminders.due(shown, as: .read)
    guard !due.isEmpty else { return Outcome() }
    var outcome = Outcome(parts: due.flatMap(words))
    outcome.marks = due.map { ShownReminders.Mark(way: .read, key: $0.key, at: $0.at) }
    return outcome
  }

  /// The question of the day that Bloom asks by itself; nil where there is none, or was.
  var question: Outcome? {
    guard let prompt = PeriodPrompts(scene).today,
      !reminders.isShown(prompt, shown, as: .read)
    else { return nil }
    var outcome = Outcome.say(
      "prompt." + prompt.kind.rawValue, variables,
      expecting: .period(
        prompt.kind == .end ? .periodEnd : .periodStart, second: prompt.second))
    outcome.marks = [ShownReminders.Mark(way: .read, key: prompt.key, at: prompt.at)]
    return outcome
  }

  /// What is due, for the system to show: discreet unless she wants plain words; nil where nothing
  /// is.
  var outside: Outcome? {
    let due = reminders.due(shown, as: .noted)
    let prompt = PeriodPrompts(scene).today.flatMap { prompt in
      prompt.at <= scene.now && !reminders.isShown(prompt, shown, as: .noted) ? prompt : nil
    }
    guard !due.isEmpty || prompt != nil else { return nil }
    let isPlain = scene.setting.preferences[.reminders] == "plain"
    var outcome = Outcome()
    if isPlain {
      outcome.parts =
        due.flatMap(words)
        + (prompt.map { [.reply("prompt." + $0.kind.rawValue, variables)] } ?? [])
    } else {
      outcome.parts = [
        .reply("remind.note", ["count": .integer(due.count + (prompt == nil ? 0 : 1))])
      ]
    }
    outcome.marks = due.map {
      ShownReminders.Mark(way: isPlain ? .read : .noted, key: $0.key, at: $0.at)
    }
    if let prompt {
      outcome.marks.append(.init(way: .noted, key: prompt.key, at: prompt.at))
    }
    return outcome
  }

  /// One reminder: when it was for, and her words.
  private func words(_ due: DueReminders.Due) -> [Part] {
    if case .before(let event, _) = due.reminder.rhythm, let day = scene.expected[event] {
      return [.reply("remind.due." + event.rawValue, ["date": .date(day)])]
    }
    let isOfToday = due.at.date == scene.today
    return [
      .reply(
        isOfToday ? "remind.due" : "remind.due.earlier",
        ["time": .string(due.at.time.iso), "date": .date(due.at.date)]),
      .quote(due.reminder.text),
    ]
  }

  private var variables: [String: Argument] {
    guard let forecast = scene.cycle.forecast else { return [:] }
    return [
      "start": .date(forecast.lastStart), "day": .integer(forecast.cycleDay(on: scene.today)),
      "expected": .date(forecast.expectedStart),
    ]
  }
}
