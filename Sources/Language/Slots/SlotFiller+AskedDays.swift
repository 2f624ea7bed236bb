import Civil
import Knowledge

/// Days and months that only the intent makes of a number or a name.
extension SlotFiller {
  /// The first day of a period that is told by how far along it is: "on day 3 of my period".
  var countedDay: SlotValue? {
    guard intent.id == "log.period_start" else { return nil }
    let words = reading.message.tokens
    let days = reading.figures(in: span).compactMap { figure -> Double? in
      let (before, after) = (figure.tokens.lowerBound - 1, figure.tokens.upperBound)
      switch figure.unit {
      case .none: return before >= 0 && Self.counting.contains(words[before]) ? figure.value : nil
      case .ordinal: return after < words.count && words[after].text == "day" ? figure.value : nil
      default: return nil
      }
    }
    guard let day = days.first, (1...14).contains(day) else { return nil }
    return .date(context.reference.date.adding(days: 1 - Int(clamping: day)))
  }

  /// Words before the number of a day of the cycle.
  private static let counting: WordSet = ["day", "cd"]

  /// The day of a month that a question of the cycle names by its number: "why the thirtieth".
  var askedDay: SlotValue? {
    guard Self.asking.contains(intent.id) else { return nil }
    let words = reading.message.tokens
    let ordinal = reading.figures(in: span).first { figure in
      (figure.unit == .ordinal || isNumberedDay(figure)) && (1...31).contains(figure.value)
        && !(figure.tokens.upperBound < words.count
          && Self.ordered.contains(words[figure.tokens.upperBound]))
    }
    guard let day = ordinal.flatMap({ Int(exactly: $0.value) }) else { return nil }
    let today = context.reference.date
    let isPast = intent.id == "cycle.late" || words[span].contains { $0.text == "was" }
    let months = isPast ? [0, -1, -2] : [0, 1, 2]
    return months.lazy.compactMap { step in
      let month = Month(of: today).adding(months: step)
      return CivilDate(year: month.year, month: month.month, day: day)
    }.first { isPast ? $0 <= today : $0 >= today }.map { .date($0) }
  }

  /// Whether a bare number after "the" ends what is asked: "why the 24?".
  private func isNumberedDay(_ figure: Figure) -> Bool {
    let words = reading.message.tokens
    let (before, after) = (figure.tokens.lowerBound - 1, figure.tokens.upperBound)
    return figure.unit == .none && figure.tokens.count == 1 && before >= span.lowerBound
      && ["the", "le", "el", "on", "am", "den"].contains(words[before].text)
      && (after >= words.count || words[after].kind != .word || words[after].isBreak
        || ["and", "as", "for", "is"].contains(words[after].text))
  }

  /// The coming day of a month that a question of the cycle names by its number alone, where nothing
  /// says that it is over: "which phase on the 25th".
  func coming(_ entity: Entity) -> CivilDate? {
    let today = context.reference.date
    guard Self.asking.contains(intent.id), intent.id != "cycle.late", let day = entity.day,
      day < today, today - day < 31,
      reading.message.tokens[entity.tokens].allSatisfy({ token in
        token.kind == .number
          || ["on", "the", "of", "by", "th", "st", "nd", "rd"].contains(token.text)
      }),
      !reading.message.tokens[span].contains(where: { Self.over.contains($0) })
    else { return nil }
    let next = Month(of: day).adding(months: 1)
    return CivilDate(year: next.year, month: next.month, day: day.day)
  }

  private static let over: WordSet = [
    "was", "were", "did", "had", "last", "been", "ago", "came", "started", "got", "back", "about",
    "began", "begun", "ended", "finished", "stopped", "arrived", "have", "bled", "if", "since",
  ]

  private static let asking: WordSet = [
    "cycle.explain", "cycle.next_period", "cycle.phase", "cycle.day", "cycle.late",
  ]
  private static let ordered: WordSet = [
    "day", "cycle", "period", "time", "one", "week", "month", "test",
  ]

  /// The nearest month of a name that was said without a year or "last" and "next".
  func nearest(_ month: SlotValue, _ entity: Entity) -> SlotValue? {
    guard case .month(let named) = month, !entity.isFixed(in: reading.message),
      !reading.message.tokens[entity.tokens].contains(where: { $0.text == "last" })
    else { return nil }
    let now = Month(of: context.reference.date)
    let ahead = (named.month - now.month + 12) % 12
    return .month(now.adding(months: ahead <= 6 ? ahead : ahead - 12))
  }

  /// A month named alone where a month is what is asked for: "can I see april".
  var namedMonth: SlotValue? {
    guard intent.id == "cycle.calendar" || Self.monthly.contains(intent.id) else { return nil }
    let tokens = reading.message.tokens
    let today = context.reference.date
    let end = span.last { !tokens[$0].isPunctuation }
    for index in span where intent.id == "cycle.calendar" || index == end {
      guard let number = Self.riskyMonths[tokens[index].text],
        !reading.entities.contains(where: { $0.tokens.contains(index) && $0.isTimely }),
        index > span.lowerBound, index + 1 == span.upperBound || tokens[index - 1].text != "i",
        let month = Month(year: today.year, month: number)
      else { continue }
      return .month(month)
    }
    return nil
  }

  /// The questions that a month named at their end narrows: "fertile days april".
  private static let monthly: WordSet = [
    "cycle.fertile_window", "cycle.ovulation", "cycle.next_period", "cycle.history",
    "insight.trend", "insight.sleep",
  ]

  private static let riskyMonths: WordMap<Int> = [
    "march": 3, "mar": 3, "april": 4, "may": 5, "june": 6, "august": 8, "dec": 12,
  ]
}
