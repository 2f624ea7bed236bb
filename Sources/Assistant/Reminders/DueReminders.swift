import Civil
import Journal
import Physiology

/// Her reminders as of a moment: which are due, and when each comes next.
struct DueReminders {
  let scene: Scene
  let silence: Silence
  private let entries: [(entry: Entry, reminder: Reminder)]

  init(_ journal: Journal, _ scene: Scene, silence: Silence) {
    self.scene = scene
    self.silence = silence
    entries = journal.reminders
  }

  /// A reminder with its times.
  struct Item {
    let entry: Entry
    let reminder: Reminder
    let next: Moment?
    /// It is about what is not spoken of for now, and says nothing meanwhile.
    let isResting: Bool
  }

  /// Every reminder, in the order told.
  var all: [Item] {
    entries.map { entry, reminder in
      let resting = isResting(reminder)
      return Item(
        entry: entry, reminder: reminder,
        next: resting ? nil : schedule(entry, reminder).next(after: scene.now),
        isResting: resting)
    }
  }

  /// One that is due.
  struct Due {
    let reminder: Reminder
    let at: Moment
    let key: String
  }

  /// What came and was not shown so yet, the oldest first.
  func due(_ shown: ShownReminders, as way: ShownReminders.Way) -> [Due] {
    entries.compactMap { entry, reminder -> Due? in
      let schedule = schedule(entry, reminder)
      guard !isResting(reminder), let at = schedule.last(through: scene.now),
        schedule.isFresh(at, at: scene.now),
        !isShown(at, reminder, entry.reminderKey, shown, as: way)
      else { return nil }
      return Due(reminder: reminder, at: at, key: entry.reminderKey)
    }.sorted { ($0.at, $0.key) < ($1.at, $1.key) }
  }

  /// Whether a prompt was shown so on its day.
  func isShown(
    _ prompt: PeriodPrompts.Prompt, _ shown: ShownReminders, as way: ShownReminders.Way
  ) -> Bool {
    guard let last = mark(of: prompt.key, shown, as: way) else { return false }
    return last >= prompt.at
  }

  /// The keys of all there is, for forgetting those of what is gone.
  var keys: Set<String> {
    Set(entries.map(\.entry.reminderKey) + PeriodPrompts.Prompt.keys)
  }

  /// What comes before an event is shown once in each cycle, however its day shifts.
  private func isShown(
    _ at: Moment, _ reminder: Reminder, _ key: String, _ shown: ShownReminders,
    as way: ShownReminders.Way
  ) -> Bool {
    guard let last = mark(of: key, shown, as: way) else { return false }
    if case .before = reminder.rhythm, let start = scene.cycle.forecast?.lastStart {
      return last.date >= start
    }
    return last >= at
  }

  /// What was read in words need not be noted as well; a mark of a day to come is of another clock.
  private func mark(
    of key: String, _ shown: ShownReminders, as way: ShownReminders.Way
  ) -> Moment? {
    let marks = [shown.last(.read, of: key), way == .noted ? shown.last(.noted, of: key) : nil]
    return marks.compactMap(\.self).filter { $0 <= scene.now }.max()
  }

  private func schedule(_ entry: Entry, _ reminder: Reminder) -> ReminderSchedule {
    ReminderSchedule(
      reminder, told: Moment(date: entry.date, time: entry.time ?? .midnight),
      expected: scene.expected)
  }

  /// Whether it is about what she is not to be reminded of for now.
  private func isResting(_ reminder: Reminder) -> Bool {
    if case .before(let event, _) = reminder.rhythm { return !scene.mayTell(event) }
    return scene.isAfterLoss && !silence.hush(in: scene).allows(reminder.text)
  }
}

extension Scene {
  /// The day that each event is expected on, where it may be spoken of and is known.
  ///
  /// A period is taken as it was announced when the cycle began, or by its ovulation: the estimate
  /// moves on with each day that it does not come, and would carry a reminder along.
  var expected: [Reminder.Event: CivilDate] {
    guard let forecast = cycle.forecast, !forecast.isStale else { return [:] }
    let isSeen = forecast.ovulationSeen != nil
    var days: [Reminder.Event: CivilDate] = [
      .period: isSeen ? forecast.nextStart : forecast.expectedStart
    ]
    if mayTell(.fertile) { days[.fertile] = forecast.fertileWindow?.lowerBound }
    if mayTell(.ovulation) { days[.ovulation] = forecast.ovulation }
    return days
  }

  /// Whether an event may be spoken of: nothing of cycles in general mode and in pregnancy, nothing
  /// of fertile days after a loss and where she asked for silence on them.
  func mayTell(_ event: Reminder.Event) -> Bool {
    guard mode != .general, mode != .pregnancy else { return false }
    return event == .period || !isAfterLoss && setting.speaksOfFertility
  }
}

extension Journal {
  /// Her reminders, in the order told.
  var reminders: [(entry: Entry, reminder: Reminder)] {
    entries.compactMap { entry in
      if case .reminder(let reminder) = entry.fact { (entry, reminder) } else { nil }
    }
  }
}

extension Entry {
  /// What stands for a reminder where it was shown; it holds no word of it.
  var reminderKey: String { String(sealedLine.suffix(9)) }
}

extension PeriodPrompts.Prompt {
  /// What stands for it where it was shown.
  var key: String { "period-" + kind.rawValue }

  static let keys = [Kind.end, .start].map { "period-" + $0.rawValue }
}
