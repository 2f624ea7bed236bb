import Civil

extension FactTable {
  /// The ways to write a reminder, told apart by the word after its text.
  static let reminders: [FactSyntax] = [
    FactSyntax(
      "reminder", Quoted(), Labelled("on", Day()), Labelled("at", Clock()),
      make: { .reminder(Reminder($0, at: $2, .once($1))) },
      take: { fact in
        guard case .reminder(let reminder) = fact, case .once(let day) = reminder.rhythm
        else { return nil }
        return (reminder.text, day, reminder.time)
      }),
    FactSyntax(
      "reminder", Quoted(), Labelled("every", Whole(1...365)), Choice(Reminder.Step.self),
      Labelled("from", Day()), Labelled("at", Clock()),
      make: { .reminder(Reminder($0, at: $4, .every($1, $2, from: $3))) },
      take: { fact in
        guard case .reminder(let reminder) = fact,
          case .every(let count, let step, let first) = reminder.rhythm
        else { return nil }
        return (reminder.text, count, step, first, reminder.time)
      }),
    FactSyntax(
      "reminder", Quoted(), Labelled("hourly", Whole(1...12)), Labelled("from", Clock()),
      Labelled("until", Clock()),
      make: { .reminder(Reminder($0, at: $2, .hourly($1, until: $3))) },
      take: { fact in
        guard case .reminder(let reminder) = fact,
          case .hourly(let hours, let until) = reminder.rhythm
        else { return nil }
        return (reminder.text, hours, reminder.time, until)
      }),
    FactSyntax(
      "reminder", Quoted(), Labelled("each", Several(Choice(WeekdayWord.self))),
      Labelled("at", Clock()),
      make: { text, words, time in
        .reminder(Reminder(text, at: time, .weekdays(words.map(\.day))))
      },
      take: { fact in
        guard case .reminder(let reminder) = fact, case .weekdays(let days) = reminder.rhythm,
          !days.isEmpty
        else { return nil }
        return (reminder.text, days.map(WeekdayWord.init), reminder.time)
      }),
    FactSyntax(
      "reminder", Quoted(), Labelled("before", Choice(Reminder.Event.self)),
      Labelled("days", Whole(0...60)), Labelled("at", Clock()),
      make: { .reminder(Reminder($0, at: $3, .before($1, days: $2))) },
      take: { fact in
        guard case .reminder(let reminder) = fact,
          case .before(let event, let days) = reminder.rhythm
        else { return nil }
        return (reminder.text, event, days, reminder.time)
      }),
  ]

  private enum WeekdayWord: String, CaseIterable, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    init(_ day: Weekday) { self = Self.allCases[day.rawValue - 1] }

    var day: Weekday {
      Weekday.allCases[Self.allCases.firstIndex(of: self) ?? 0]
    }
  }
}
