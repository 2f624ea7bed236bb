import Civil
import Journal
import Knowledge
import Language
import MessageFormat

/// Sets, lists and cancels reminders.
struct RemindSkill: Skill {
  static let name = "remind"

  func outcome(for request: Request) throws(KnowledgeError) -> Outcome {
    switch request.intent {
    case "remind.set": try set(request)
    case "remind.cancel": try cancel(request)
    default: try list(request)
    }
  }

  private func set(_ request: Request) throws(KnowledgeError) -> Outcome {
    let reminders: [Reminder]
    switch try ReminderReading(request).read() {
    case .ask(let outcome): return outcome
    case .read(let read): reminders = read
    }
    let known = request.journal.reminders.map(\.reminder)
    let new = reminders.filter { !known.contains($0) }
    guard let first = new.first else {
      return Outcome(parts: reminders.flatMap { Self.said("remind.known", $0) })
    }
    let entries = new.map {
      Entry(date: request.today, time: request.now.time, fact: .reminder($0))
    }
    var outcome = Outcome(
      parts: new.flatMap { Self.said("remind.set.done", $0) }, edits: entries.map(Edit.add))
    outcome.noted = outcome.parts
    if known.isEmpty, request.thread.uses(ofReply: "remind.how") == 0 {
      outcome.parts.append(.reply("remind.how"))
    }
    if case .once = first.rhythm, entries.count == 1, request.slot("lead") == nil,
      request.slot(.date) == nil, let entry = entries.first
    {
      outcome.parts.append(.reply("remind.once"))
      outcome.expecting = .reminderRhythm(entry, of: request.interpretation)
    }
    return outcome
  }

  /// When it comes, and her words for what.
  static func said(_ reply: String, _ reminder: Reminder) -> [Part] {
    [
      .framed(reply, [:], name: "when", parts: [ReminderPhrase.when(reminder)]),
      .quote(reminder.text),
    ]
  }

  private func list(_ request: Request) throws(KnowledgeError) -> Outcome {
    let items = DueReminders(request.journal, request.scene, silence: try request.silence()).all
    var outcome = Outcome()
    if items.isEmpty {
      outcome.parts.append(.reply("remind.none"))
    } else {
      outcome.parts.append(.reply("remind.list", ["count": .integer(items.count)]))
      outcome.parts.append(.table(items.map(Self.row)))
      outcome.parts.append(.reply("remind.list.how"))
    }
    if request.scene.setting.asksOfPeriods, request.cycle.forecast != nil {
      outcome.parts.append(.reply("remind.prompts"))
    }
    return outcome
  }

  private static func row(_ item: DueReminders.Item) -> Part.Row {
    let when = ReminderPhrase.when(item.reminder)
    let value: Part
    if case .once = item.reminder.rhythm {
      value = when
    } else if item.isResting {
      value = .framed("remind.row.resting", [:], name: "when", parts: [when])
    } else if let next = item.next {
      value = .framed(
        "remind.row", ["date": .date(next.date), "time": .string(next.time.iso)], name: "when",
        parts: [when])
    } else {
      value = .framed("remind.row.over", [:], name: "when", parts: [when])
    }
    return Part.Row(label: .quote(item.reminder.text), value: value)
  }

  private func cancel(_ request: Request) throws(KnowledgeError) -> Outcome {
    let all = request.journal.reminders
    guard !all.isEmpty else { return .say("remind.none") }
    let entries = all.map(\.entry)
    if let named = named(request) {
      guard !named.isEmpty else {
        var outcome = Outcome.say("remind.cancel.unknown")
        outcome.append(try list(request))
        return outcome
      }
      return Self.cancelling(named)
    }
    if entries.count == 1 || request.said.contains("told.all") { return Self.cancelling(entries) }
    return Outcome(
      parts: [
        .reply("remind.cancel.which", ["count": .integer(entries.count)]),
        .list(all.map { .quote($0.reminder.text) }),
      ], expecting: .reminders(entries))
  }

  /// Takes reminders away and says which.
  static func cancelling(_ entries: [Entry]) -> Outcome {
    let reminders = entries.compactMap { entry -> Reminder? in
      if case .reminder(let reminder) = entry.fact { reminder } else { nil }
    }
    return Outcome(
      parts: [
        .reply("remind.cancel.done", ["count": .integer(entries.count)]),
        .list(reminders.map { .quote($0.text) }),
      ], edits: entries.reversed().map(Edit.remove))
  }

  /// The reminders that the words or the time name; nil where nothing is named.
  private func named(_ request: Request) -> [Entry]? {
    let all = request.journal.reminders
    if case .number(let number)? = request.slot(.what), let index = Int(exactly: number) {
      return all.indices.contains(index - 1) ? [all[index - 1].entry] : []
    }
    if case .time(let time)? = request.slot(.time) {
      let other = ClockTime(minutesSinceMidnight: (time.minutesSinceMidnight + 720) % 1440)
      let exact = all.filter { $0.reminder.time == time }
      let found = exact.isEmpty ? all.filter { $0.reminder.time == other } : exact
      return found.map(\.entry)
    }
    let words = request.words(.what).flatMap(ReminderWords.names)
    guard !words.isEmpty else { return nil }
    return all.filter { _, reminder in
      let names = ReminderWords.names(reminder.text)
      return words.contains { word in
        names.contains { $0.hasPrefix(word) || word.hasPrefix($0) }
      }
    }.map(\.entry)
  }
}
