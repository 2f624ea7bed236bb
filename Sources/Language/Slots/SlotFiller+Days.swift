import Civil
import Knowledge

extension SlotFiller {
  /// Fills the slots that are days, months and clock times.
  mutating func fillDays() {
    let entities = reading.entities.filter { entity in
      span.contains(entity.tokens) && !spent.contains { entity.tokens.overlaps($0) }
    }
    fillNear("lmp", entities)
    fillNear("due", entities)
    if wants("every") { set("every", repetition(entities)) }
    if intent.id == "cycle.history" { fillStart(entities) }
    if wants("month"), filled["from"] == nil {
      set("month", entities.lazy.compactMap(otherMonth).first ?? namedMonth)
    }
    fillFrom(entities)
    if filled["month"] == nil, filled["lmp"] == nil, filled["due"] == nil { setDates(entities) }
    fillTimes(entities)
    fillLead(entities)
  }

  /// Whether a date is only what another one is compared with: "than last week".
  private func isCompared(_ entity: Entity) -> Bool {
    let before = entity.tokens.lowerBound
    return (max(span.lowerBound, before - 2)..<before).contains {
      ["compared", "than", "versus", "vs", "as"].contains(reading.message.tokens[$0].text)
        && reading.message.tokens[$0 + 1].text != "of"
    }
      || entity.tokens.upperBound < span.upperBound
        && ["vs", "versus"].contains(reading.message.tokens[entity.tokens.upperBound].text)
        && reading.entities.contains {
          $0.isTimely && $0.tokens.lowerBound > entity.tokens.upperBound
        }
  }

  /// Whether the words of a date only say how long before a reminder comes: "the day before".
  private func isLead(_ entity: Entity) -> Bool {
    guard intent.slots.contains("lead") else { return false }
    let tokens = reading.message.tokens
    let end = entity.tokens.upperBound
    return (entity.tokens.lowerBound..<min(end + 1, span.upperBound)).contains {
      ["before", "prior", "ahead", "beforehand"].contains(tokens[$0].text)
    }
  }

  /// The day said before for "that night" or "the same day".
  private var sameDay: SlotValue? {
    let tokens = reading.message.tokens
    guard
      let index = span.first(where: { index in
        ["that", "same"].contains(tokens[index].text) && index + 1 < span.upperBound
          && Self.dayParts.contains(tokens[index + 1])
      })
    else { return nil }
    return reading.entities.last { $0.tokens.upperBound <= index && $0.day != nil }
      .flatMap(Self.days)
  }

  private static let dayParts: WordSet = [
    "day", "night", "evening", "morning", "afternoon", "time",
  ]

  /// Whether a day is the one that is looked back from, which "from" has.
  func isStart(_ entity: Entity) -> Bool {
    guard case .date(let start)? = filled["from"] else { return false }
    return Self.days(entity) == .date(start)
  }

  private mutating func setDates(_ entities: [Entity]) {
    guard filled["every"] == nil, !(intent.id == "cycle.history" && filled["from"] != nil) else {
      return
    }
    let meantOnes = entities.filter { entity in
      !isCompared(entity) && !isLead(entity)
        && !(intent.id == "edit.change" && Self.isTakenBack(entity.tokens, reading, span))
    }
    if intent.id == "mode.set", meantOnes.allSatisfy(isNow) { return }
    let told = meantOnes.filter { !isNow($0) && !isAhead($0) && !isStart($0) }
    let days =
      (!told.isEmpty
      ? told : meantOnes.isEmpty ? entities.filter { !isCompared($0) && !isLead($0) } : meantOnes)
      .filter { !isAhead($0) && !isSoLong($0) && !isStart($0) }
      .compactMap { entity in nearer(entity).flatMap { meant($0, entity) } }
    let isOfToday = days.allSatisfy { $0 == .date(context.reference.date) }
    let counted = isOfToday ? countedDay : nil
    guard let first = counted ?? days.first ?? sameDay ?? countedDay ?? askedDay else { return }
    if case .dates(let from?, let to?) = first, intent.id == "cycle.history", to - from > 31 {
      return
    }
    if case .dates(_, let last?) = first, intent.id == "mode.set",
      context.reference.date - last < 60
    {
      return
    }
    if case .date(let one) = first, days.count > 1, case .date(let other) = days[1], one < other,
      group != "edit", group != "log" || areListed(told, one, other)
    {
      set("date", .dates(one, other))
    } else {
      set("date", first)
    }
  }

  /// Whether a log is of two days that follow each other, said side by side: "monday and tuesday".
  private func areListed(_ told: [Entity], _ one: CivilDate, _ other: CivilDate) -> Bool {
    guard other - one == 1, told.count > 1, intent.id.rawValue.hasPrefix("log.period") == false,
      (told[1].tokens.upperBound..<max(told[1].tokens.upperBound, span.upperBound)).allSatisfy({
        reading.message.tokens[$0].isPunctuation
      })
    else { return false }
    let between =
      told[0].tokens.upperBound..<max(told[0].tokens.upperBound, told[1].tokens.lowerBound)
    return between.count == 1
      && ["and", "&", "+", ",", "n", "/"].contains(reading.message.tokens[between.lowerBound].text)
  }

  /// The complaints that are told as of today, however long they have been there.
  private static let lasting: WordSet = [
    "log.symptom", "log.cramps", "log.mood", "log.skin", "log.discharge",
  ]

  /// Whether words only say how long a complaint has lasted: "constipated since three days".
  private func isSoLong(_ entity: Entity) -> Bool {
    guard Self.lasting.contains(intent.id) else { return false }
    let tokens = reading.message.tokens
    if let last = entity.tokens.last, tokens[last].text == "ago" { return false }
    let opening = (max(span.lowerBound, entity.tokens.lowerBound - 1)..<entity.tokens.upperBound)
    let isSince = opening.contains { tokens[$0].text == "since" }
    if !isSince, let day = entity.day, day < context.reference.date { return false }
    return (isSince || opening.contains { ["from", "for"].contains(tokens[$0].text) })
      && entity.tokens.contains {
        ["day", "night", "week"].contains(where: tokens[$0].text.hasPrefix)
      }
      && entity.tokens.contains {
        tokens[$0].number != nil
          || ["couple", "few", "two", "three", "four", "five", "past", "last"].contains(
            tokens[$0].text)
      }
  }

  /// Whether a day has yet to come, of which nothing is on record: "nervous for the scan tomorrow".
  private func isAhead(_ entity: Entity) -> Bool {
    guard Self.lasting.contains(intent.id), case .date(let day)? = Self.days(entity) else {
      return false
    }
    return day > context.reference.date
  }

  /// Whether an entity only says "now".
  func isNow(_ entity: Entity) -> Bool { entity.saysNow(in: reading.message) }

  /// A span of days that today is in says little ("this week"); a log "since Thursday" has its
  /// first day.
  private func meant(_ days: SlotValue, _ entity: Entity) -> SlotValue? {
    guard case .dates(let from, let to) = days, let from, intent.id != "cycle.day_view" else {
      return closed(days, entity)
    }
    let today = context.reference.date
    if group == "log", to == nil, saysAfter(entity) {
      return .date(from.adding(days: -1))
    }
    guard from <= today, to.map({ today <= $0 }) ?? true else { return days }
    let opener = reading.message.tokens[entity.tokens.lowerBound].text
    let before = entity.tokens.lowerBound - 1
    let isSince = opener == "since" || before >= 0 && reading.message.tokens[before].text == "since"
    return isSince && group == "log" ? .date(from) : nil
  }

  /// The day that something told or asked is at the latest: "gone by monday noon".
  private func closed(_ days: SlotValue, _ entity: Entity) -> SlotValue {
    guard Self.oneDay.contains(group), case .dates(nil, let last?) = days else {
      return days
    }
    return .date(last)
  }

  /// The groups of intents in which a day with one open end is that day.
  private static let oneDay: WordSet = ["log", "cycle", "ttc"]

  /// Whether the words of a span only say that something came after a day: "after today's shift".
  private func saysAfter(_ entity: Entity) -> Bool {
    let opener = entity.tokens.lowerBound
    let words = reading.message.tokens
    return (max(span.lowerBound, opener - 1)...opener).contains { words[$0].text == "after" }
      && !words[entity.tokens].contains { $0.text.hasPrefix("weekend") }
  }

  /// The days of an entity; of the two readings of a slash date a log has the nearer one, and a
  /// night of sleep belongs to the day of waking.
  private func nearer(_ entity: Entity) -> SlotValue? {
    let today = context.reference.date
    if ["log.sleep", "insight.sleep"].contains(intent.id) || isOfSleep,
      entity.day == today.adding(days: -1),
      reading.message.tokens[entity.tokens].contains(where: { $0.text.hasPrefix("night") }),
      intent.id != "insight.sleep" || reading.message.tokens[entity.tokens].first?.text == "last"
    {
      return nil
    }
    if intent.id == "insight.sleep",
      reading.message.tokens[entity.tokens].contains(where: { $0.text.hasPrefix("week") })
    {
      return nil
    }
    if let day = coming(entity) { return .date(day) }
    guard case .eitherDate(let one, let other) = entity.value,
      group == "log" || intent.id == "cycle.day_view"
    else {
      return Self.days(entity)
    }
    return .date(abs(other - today) < abs(one - today) ? other : one)
  }

  /// Whether a correction is of a night of sleep.
  private var isOfSleep: Bool {
    intent.id == "edit.change"
      && reading.message.tokens[span].contains { ["slept", "sleep"].contains($0.text) }
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
    if group == "log", let month = openMonth(entity) { return month }
    guard let month = Self.month(entity) else { return nil }
    if group == "insight", isRolling(entity) { return nil }
    let today = context.reference.date
    if intent.id == "cycle.calendar", let named = nearest(month, entity) { return named }
    let isRunning = month == Month(year: today.year, month: today.month).map { .month($0) }
    return isRunning && group == "cycle" && intent.id != "cycle.calendar" ? nil : month
  }

  /// Whether the month up to now is meant rather than one of the calendar: "over the last month".
  private func isRolling(_ entity: Entity) -> Bool {
    let words = reading.message.tokens
    let first = entity.tokens.lowerBound
    return ["last", "past"].contains(words[first].text) && first > span.lowerBound
      && words[first - 1].text == "the"
  }

  /// The month that something told began in: "since last November".
  private func openMonth(_ entity: Entity) -> SlotValue? {
    guard case .dates(let from?, nil) = entity.value, from.day == 1,
      !reading.message.tokens[entity.tokens].contains(where: { $0.kind == .number })
    else { return nil }
    return Month(year: from.year, month: from.month).map { .month($0) }
  }

  func distance(_ tokens: Range<Int>, _ cues: [Mention]) -> Int {
    cues.map { $0.tokens.distance(to: tokens) }.min() ?? 0
  }
}
