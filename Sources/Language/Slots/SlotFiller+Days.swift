import Civil
import Knowledge

extension SlotFiller {
  /// Fills the slots that are days, months and clock times.
  mutating func fillDays() {
    let entities = reading.entities.filter { span.contains($0.tokens) }
    fillNear("lmp", entities)
    fillNear("due", entities)
    if wants("every") { set("every", repetition(entities)) }
    if wants("month") { set("month", entities.lazy.compactMap(otherMonth).first) }
    if filled["month"] == nil, filled["lmp"] == nil, filled["due"] == nil { setDates(entities) }
    fillTimes(entities)
    fillLead(entities)
  }

  private mutating func setDates(_ entities: [Entity]) {
    guard filled["every"] == nil else { return }
    let days = entities.compactMap { entity in Self.days(entity).flatMap { meant($0, entity) } }
    guard let first = days.first else { return }
    if case .date(let one) = first, days.count > 1, case .date(let other) = days[1], one < other,
      intent.id.group != "log", intent.id.group != "edit"
    {
      set("date", .dates(one, other))
    } else {
      set("date", first)
    }
  }

  /// A span of days that today is in says little ("this week"); a log "since Thursday" has its
  /// first day.
  private func meant(_ days: SlotValue, _ entity: Entity) -> SlotValue? {
    guard case .dates(let from, let to) = days, let from, intent.id != "cycle.day_view" else {
      return days
    }
    let today = context.reference.date
    guard from <= today, to.map({ today <= $0 }) ?? true else { return days }
    let opener = reading.message.tokens[entity.tokens.lowerBound].text
    let before = entity.tokens.lowerBound - 1
    let isSince = opener == "since" || before >= 0 && reading.message.tokens[before].text == "since"
    return isSince && intent.id.group == "log" ? .date(from) : nil
  }

  static func days(_ entity: Entity) -> SlotValue? {
    switch entity.value {
    case .date(let date), .eitherDate(let date, _): .date(date)
    case .moment(let moment): .date(moment.date)
    case .dates(let from, let to): .dates(from, to)
    case .moments(let from, let to):
      from?.date == to?.date ? from.map { .date($0.date) } : .dates(from?.date, to?.date)
    default: nil
    }
  }

  /// A span of days that is exactly one calendar month.
  static func month(_ entity: Entity) -> SlotValue? {
    guard case .dates(let from?, let to?) = entity.value, from.day == 1,
      let month = Month(year: from.year, month: from.month), month.last == to
    else { return nil }
    return .month(month)
  }

  /// A month said; the running one only where a calendar is wanted.
  private func otherMonth(_ entity: Entity) -> SlotValue? {
    guard let month = Self.month(entity) else { return nil }
    let today = context.reference.date
    let isRunning = month == Month(year: today.year, month: today.month).map { .month($0) }
    return isRunning && intent.id.group == "cycle" && intent.id != "cycle.calendar" ? nil : month
  }

  /// A date with a cue of the slot near it, or any date where the intent has no other use for it.
  private mutating func fillNear(_ slot: SlotName, _ entities: [Entity]) {
    guard wants(slot) else { return }
    let cues = reading.cues([slot.rawValue], in: span)
    guard !cues.isEmpty || !wants("date") && slot == "lmp" else { return }
    let dates = entities.compactMap { entity -> (CivilDate, Range<Int>)? in
      entity.day.map { ($0, entity.tokens) }
    }
    let near = dates.min { one, other in
      distance(one.1, cues) < distance(other.1, cues)
    }
    set(slot, near.map { .date($0.0) })
  }

  private func distance(_ tokens: Range<Int>, _ cues: [Mention]) -> Int {
    cues.map { $0.tokens.distance(to: tokens) }.min() ?? 0
  }

  private mutating func fillTimes(_ entities: [Entity]) {
    for entity in entities {
      if case .times(let from, let to) = entity.value {
        guard isExact(entity) else { continue }
        set("bed", from.map { .time(bedtime($0, entity.tokens)) })
        set("wake", to.map { .time($0) })
        set("time", from.map { .time($0) })
      }
    }
    var times = entities.compactMap { entity -> (time: ClockTime, tokens: Range<Int>)? in
      switch entity.value {
      case .time(let time) where isExact(entity): (booked(time, entity), entity.tokens)
      case .moment(let moment) where isExact(entity): (booked(moment.time, entity), entity.tokens)
      default: nil
      }
    }
    for slot in ["bed", "wake"] as [SlotName] where wants(slot) {
      let cues = reading.cues([slot.rawValue], in: span)
      guard
        let index = times.indices.min(by: {
          distance(times[$0].tokens, cues) < distance(times[$1].tokens, cues)
        }), !cues.isEmpty, distance(times[index].tokens, cues) <= NumberSlot.reach
      else { continue }
      let (time, tokens) = times.remove(at: index)
      set(slot, .time(slot == "bed" ? bedtime(time, tokens) : time))
    }
    set("time", times.first.map { .time($0.time) })
  }

  /// Whether a time was said in figures rather than as a part of the day.
  private func isExact(_ entity: Entity) -> Bool {
    let tokens = reading.message.tokens
    let before = entity.tokens.lowerBound - 1
    let isAt = before >= 0 && Self.clockOpeners.contains(tokens[before].text)
    return tokens[entity.tokens].contains {
      $0.kind == .number || Self.clockWords.contains($0.text)
        || Self.hours.contains($0.text) && (isAt || entity.tokens.count > 1 && !Self.isOne($0))
    } || tokens[entity.tokens].first.map { Self.clockOpeners.contains($0.text) } == true
  }

  private static func isOne(_ token: Token) -> Bool { token.text == "one" }

  private static let clockWords: Set<String> = [
    "noon", "midnight", "midday", "half", "quarter", "oclock",
  ]
  private static let hours: Set<String> = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
  ]
  private static let clockOpeners: Set<String> = [
    "at", "by", "around", "about", "from", "till", "until",
  ]
  private static let halves: Set<String> = [
    "am", "a", "pm", "p", "morning", "night", "evening", "afternoon", "noon", "midnight", "midday",
    "tonight",
  ]

  /// Whether the words say which half of the day a time is in.
  private func saysHalf(_ tokens: Range<Int>) -> Bool {
    let near = tokens.lowerBound..<min(tokens.upperBound + 2, span.upperBound)
    return reading.message.tokens[near].contains { Self.halves.contains($0.text) }
  }

  /// A booking or reminder "at 3" is in the afternoon.
  private func booked(_ time: ClockTime, _ entity: Entity) -> ClockTime {
    guard (1...6).contains(time.hour), !saysHalf(entity.tokens),
      intent.id.group == "remind" || intent.id == "log.appointment",
      !reading.typed(entity.tokens).hasPrefix("0")
    else { return time }
    return ClockTime(hour: time.hour + 12, minute: time.minute) ?? time
  }

  /// A bedtime from 7 to 12 is in the evening, half past twelve after midnight.
  private func bedtime(_ time: ClockTime, _ tokens: Range<Int>) -> ClockTime {
    guard (7...12).contains(time.hour), !saysHalf(tokens) else { return time }
    return ClockTime(hour: (time.hour + 12) % 24, minute: time.minute) ?? time
  }

  /// How long before: "the day before", "2 hours before".
  private mutating func fillLead(_ entities: [Entity]) {
    guard wants("lead") else { return }
    let tokens = reading.message.tokens
    for index in span where ["before", "ahead", "earlier", "advance"].contains(tokens[index].text) {
      let length = entities.first {
        if case .duration = $0.value {
          $0.tokens.distance(to: index..<(index + 1)) <= 1
        } else {
          false
        }
      }
      if let length, case .duration(let count, _, let unit) = length.value {
        set("lead", .text(Self.words(count, unit)))
      } else if index > span.lowerBound,
        ["day", "night", "evening"].contains(tokens[index - 1].text)
      {
        set("lead", .text("1 day"))
      } else if index > span.lowerBound, ["hour", "week"].contains(tokens[index - 1].text) {
        set("lead", .text("1 \(tokens[index - 1].text)"))
      }
    }
  }

  /// How often: "day", "sunday", "8 hours".
  private func repetition(_ entities: [Entity]) -> SlotValue? {
    let tokens = reading.message.tokens
    var days: [SlotValue] = []
    for index in span {
      let word = tokens[index].text
      if word == "daily" || word == "nightly" { return .text("day") }
      if word == "weekly" || word == "monthly" { return .text(String(word.dropLast(2))) }
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
    for entity in entities {
      if case .recurrence(let count, let unit) = entity.value {
        return .text(count == 1 ? unit.rawValue : Self.words(count, unit))
      }
    }
    return nil
  }

  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  private static func words(_ count: Double, _ unit: CalendarUnit) -> String {
    let number = count == count.rounded() ? "\(Int(count))" : "\(count)"
    return "\(number) \(unit.rawValue)" + (count == 1 ? "" : "s")
  }
}
