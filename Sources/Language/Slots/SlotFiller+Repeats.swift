import Knowledge

extension SlotFiller {
  /// How often: "day", "sunday", "8 hours".
  func repetition(_ entities: [Entity]) -> SlotValue? {
    let tokens = reading.message.tokens
    var days: [SlotValue] = []
    for index in span {
      let word = tokens[index].text
      if ["daily", "nightly", "everyday"].contains(word) { return .text("day") }
      if let step = Self.steps[word], index > span.lowerBound, index + 1 < span.upperBound,
        ["every", "each"].contains(tokens[index - 1].text)
          || word == "alternate" && tokens[index - 1].text == "on",
        ["day", "days", "week", "weeks", "month", "night", "morning", "evening"].contains(
          tokens[index + 1].text)
      {
        let unit = tokens[index + 1].text
        let name = unit.hasPrefix("week") ? "weeks" : unit == "month" ? "months" : "days"
        return .text("\(step) \(name)")
      }
      if ["every", "each"].contains(word), index + 2 < span.upperBound,
        let step = Self.steps[tokens[index + 1].text],
        Self.namesWeekday(tokens[index + 2].text)
      {
        return .text("\(step) weeks")
      }
      if word == "weekday" || word == "weekdays" { return .text("weekday") }
      if word == "q", index + 2 < span.upperBound, tokens[index + 2].text == "h",
        let hours = tokens[index + 1].number?.whole
      {
        return .text(hours == 1 ? "hour" : "\(hours) hours")
      }
      if let step = ordinalStep(index) { return .text("\(step) days") }
      if let day = Self.shortDays[word], isListed(index) {
        days.append(.text(day))
        continue
      }
      let isRepeated =
        index > span.lowerBound && ["every", "each"].contains(tokens[index - 1].text)
      if let day = Self.weekdays.first(where: { $0 == word || $0 + "s" == word }),
        isRepeated || word.hasSuffix("s") || !days.isEmpty
      {
        days.append(.text(day))
      } else if isRepeated, ["day", "morning", "night", "evening", "afternoon"].contains(word) {
        return .text("day")
      } else if isRepeated, ["week", "month", "hour"].contains(word) {
        return .text(word)
      }
    }
    if !days.isEmpty { return days.count == 1 ? days[0] : .list(days) }
    if span.contains(where: { tokens[$0].text == "hourly" }) { return .text("hour") }
    if span.contains(where: { tokens[$0].text == "fortnightly" }) { return .text("2 weeks") }
    if let word = span.first(where: { ["weekly", "monthly"].contains(tokens[$0].text) }) {
      let day = span.first { Self.namesWeekday(tokens[$0].text) }
      if let day, tokens[word].text == "weekly" { return .text(Self.weekday(tokens[day].text)) }
      return .text(String(tokens[word].text.dropLast(2)))
    }
    for entity in entities {
      if case .recurrence(let count, let unit) = entity.value {
        return .text(count == 1 ? unit.rawValue : Self.words(count, unit))
      }
    }
    return nil
  }

  /// The two of "every 2nd day".
  private func ordinalStep(_ index: Int) -> Int? {
    let tokens = reading.message.tokens
    guard tokens[index].text == "every", index + 3 < span.upperBound,
      let step = tokens[index + 1].number?.whole, (2...30).contains(step),
      ["nd", "rd", "th"].contains(tokens[index + 2].text),
      ["day", "night", "morning", "evening"].contains(tokens[index + 3].text)
    else { return nil }
    return step
  }

  private static let steps = ["alternate": 2, "other": 2, "second": 2, "third": 3, "fourth": 4]

  private static let shortDays: WordMap<String> = [
    "mon": "monday", "tue": "tuesday", "tues": "tuesday", "wed": "wednesday", "weds": "wednesday",
    "thu": "thursday", "thur": "thursday", "thurs": "thursday", "fri": "friday", "sat": "saturday",
    "sun": "sunday",
  ]

  /// Whether a short weekday stands beside another one or after "every".
  private func isListed(_ index: Int) -> Bool {
    let tokens = reading.message.tokens
    let near = (max(span.lowerBound, index - 3)..<min(span.upperBound, index + 4)).filter {
      $0 != index
    }
    return near.contains { Self.shortDays[tokens[$0].text] != nil }
      || index > span.lowerBound && ["every", "each"].contains(tokens[index - 1].text)
  }

  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// Whether a word is the name of a weekday, short or whole, in the plural too.
  static func namesWeekday(_ word: String) -> Bool {
    shortDays[word] != nil || weekdays.contains { $0 == word || $0 + "s" == word }
  }

  /// The whole name of a weekday, short or in the plural.
  static func weekday(_ word: String) -> String {
    shortDays[word] ?? (word.hasSuffix("s") ? String(word.dropLast()) : word)
  }

  static func words(_ count: Double, _ unit: CalendarUnit) -> String {
    let number = Int(exactly: count).map { "\($0)" } ?? "\(count)"
    return "\(number) \(unit.rawValue)" + (count == 1 ? "" : "s")
  }
}
