import Civil
import Knowledge

extension SlotFiller {
  /// Fills the slots that are clock times.
  mutating func fillTimes(_ entities: [Entity]) {
    for entity in entities {
      if case .times(let from?, let to) = entity.value {
        guard isExact(entity),
          !(Self.unclocked.contains(intent.id) && to == nil && isSince(entity.tokens)),
          !spent.contains(where: { $0.overlaps(entity.tokens) })
        else { continue }
        let bed = bedtime(from, entity.tokens)
        set("bed", .time(bed))
        set("wake", to.map { .time(waking($0, after: bed, entity.tokens)) })
        set("time", .time(from))
        set("end", to.map { .time($0) })
      }
      if intent.id == "log.sleep", case .moments(let from?, let to?) = entity.value,
        isExact(entity)
      {
        let bed = bedtime(from.time, entity.tokens)
        set("bed", .time(bed))
        set("wake", .time(waking(to.time, after: bed, entity.tokens)))
      }
    }
    var times = entities.filter { !isReplaced($0, among: entities) && !isNow($0) }.compactMap {
      entity -> (time: ClockTime, tokens: Range<Int>)? in
      switch entity.value {
      case .time(let time) where isExact(entity): (booked(time, entity), entity.tokens)
      case .times(nil, let time?) where isExact(entity): (booked(time, entity), entity.tokens)
      case .moment(let moment) where isExact(entity): (booked(moment.time, entity), entity.tokens)
      case .moments(nil, let moment?) where isExact(entity):
        (booked(moment.time, entity), entity.tokens)
      case .duration: hourOfFrench(entity).map { ($0, entity.tokens) }
      case .number: (digits(entity) ?? pointed(entity)).map { ($0, entity.tokens) }
      default: nil
      }
    }
    if Self.unclocked.contains(intent.id) { times.removeAll { isSince($0.tokens) } }
    if ["log.caffeine", "log.alcohol"].contains(intent.id) {
      times.removeAll { isBefore($0.tokens) }
    }
    for slot in ["bed", "wake"] as [SlotName] where wants(slot) {
      let cues = reading.cues([slot.rawValue], in: span)
      guard
        let index = times.indices.min(by: {
          distance(times[$0].tokens, cues) < distance(times[$1].tokens, cues)
        }), !cues.isEmpty,
        distance(times[index].tokens, cues) <= NumberSlot.reach
          || times.count == 1 && intent.id == "edit.change"
      else { continue }
      let (time, tokens) = times.remove(at: index)
      set(slot, .time(slot == "bed" ? bedtime(time, tokens) : time))
    }
    if Self.unclocked.contains(intent.id) {
      let ratings = reading.ratings(in: span)
      times.removeAll { time in
        !isPrecise(time.tokens) || ratings.contains { time.tokens.contains($0.tokens) }
      }
    }
    set("time", times.first.map { .time($0.time) } ?? bareTime(entities).map { .time($0) })
    if times.count > 1, intent.id == "log.contraction" || intent.id == "log.kicks" {
      set("end", .time(times[1].time))
    }
  }

  /// Whether a correction takes a time back for another one that it says.
  private func isReplaced(_ entity: Entity, among entities: [Entity]) -> Bool {
    intent.id == "edit.change" && Self.isTakenBack(entity.tokens, reading, span)
      && entities.contains { other in
        other != entity && other.isTimely && !Self.isTakenBack(other.tokens, reading, span)
      }
  }

  /// The complaints in which a bare hour is more likely how bad it is.
  static let unclocked: WordSet = ["log.symptom", "log.cramps"]

  /// Whether a complaint has been there from a time on, so that it is not one of that time.
  private func isSince(_ tokens: Range<Int>) -> Bool {
    let opener = (max(span.lowerBound, tokens.lowerBound - 1)...tokens.lowerBound)
    return opener.contains { ["since", "from"].contains(reading.message.tokens[$0].text) }
  }

  /// Whether a time is only the one by which all was drunk: "3 coffees before 10".
  private func isBefore(_ tokens: Range<Int>) -> Bool {
    (max(span.lowerBound, tokens.lowerBound - 1)...tokens.lowerBound).contains {
      ["by", "before", "until", "till"].contains(reading.message.tokens[$0].text)
    }
  }

  /// Whether a clock time has minutes or says its half of the day: "5:40", "3am".
  private func isPrecise(_ tokens: Range<Int>) -> Bool {
    saysHalf(tokens) || tokens.count > 2
  }

  /// Four digits that are a time where one is wanted: "bed 2145", "physio 1730".
  private func digits(_ entity: Entity) -> ClockTime? {
    let untaken = figures.contains { $0.tokens == entity.tokens && $0.unit == .none }
    guard untaken, entity.tokens.count == 1,
      let token = reading.message.tokens[entity.tokens].first,
      token.text.utf8.count == 4 || token.text.utf8.count == 3 && isAtHour(entity.tokens),
      let value = token.number?.whole, value % 5 == 0, !(1900...2100).contains(value),
      !(entity.tokens.upperBound < span.upperBound
        && reading.message.tokens[entity.tokens.upperBound].kind == .word
        && reading.message.touches(entity.tokens.lowerBound))
    else { return nil }
    return ClockTime(hour: value / 100, minute: value % 100)
  }

  /// Whether a word for a time stands before a number: "up at 615".
  private func isAtHour(_ tokens: Range<Int>) -> Bool {
    let before = tokens.lowerBound - 1
    return before >= span.lowerBound
      && ["at", "@", "by", "around", "till", "til", "until"].contains(
        reading.message.tokens[before].text)
  }

  /// Whether a word for bed or waking stands right before a time of a night: "go to bed 0h30".
  func isNight(_ tokens: Range<Int>) -> Bool {
    intent.id == "log.sleep"
      && reading.cues(["bed", "wake"], in: span).contains {
        (0...1).contains(tokens.lowerBound - $0.tokens.upperBound)
      }
  }

  /// "9.30" after a word for bed or waking.
  private func pointed(_ entity: Entity) -> ClockTime? {
    guard let figure = Figure(entity), isBedtime(figure) else { return nil }
    return ClockTime(
      hour: Int(clamping: figure.value),
      minute: Int(clamping: (figure.value * 100).rounded()) % 100)
  }

  /// "9.20" of a booking, which nothing else can be.
  private func bareTime(_ entities: [Entity]) -> ClockTime? {
    guard
      ["log.appointment", "log.supplement", "log.late_meal"].contains(intent.id)
        || group == "remind"
        || intent.id == "edit.change" && filled["value"] == nil
          && !reading.mentions(of: "test", in: span).isEmpty
    else { return nil }
    return entities.lazy.compactMap { entity -> ClockTime? in
      let tokens = reading.message.tokens[entity.tokens]
      if intent.id == "log.supplement", !isClockApart(entity.tokens) { return nil }
      guard case .number = entity.value, tokens.count == 3, let hour = tokens.first?.number,
        let minute = tokens.last?.number, tokens.last?.text.utf8.count == 2
      else { return nil }
      return hour.whole.flatMap { hour in
        minute.whole.flatMap { ClockTime(hour: hour, minute: $0) }
      }.map { booked($0, entity) }
    }.first
  }

  /// Whether an hour with minutes stands alone after a comma, where no dose does: "two pumps, 7.15".
  func isClockApart(_ tokens: Range<Int>) -> Bool {
    let words = reading.message.tokens
    return tokens.lowerBound > span.lowerBound
      && words[tokens.lowerBound].number.map { (5..<24).contains($0) } == true
      && [",", "at", "@"].contains(words[tokens.lowerBound - 1].text)
      && (tokens.upperBound..<max(tokens.upperBound, span.upperBound)).allSatisfy {
        words[$0].isPunctuation
      }
  }

  /// Whether a time was said in figures rather than as a part of the day.
  private func isExact(_ entity: Entity) -> Bool {
    let tokens = reading.message.tokens
    let before = entity.tokens.lowerBound - 1
    let isAt = before >= 0 && Self.clockOpeners.contains(tokens[before])
    return tokens[entity.tokens].contains {
      $0.kind == .number || Self.clockWords.contains($0)
        || Self.hours.contains($0) && (isAt || entity.tokens.count > 1 && !Self.isOne($0))
    } || tokens[entity.tokens].first.map { Self.clockOpeners.contains($0) } == true
  }

  private static func isOne(_ token: Token) -> Bool { token.text == "one" }

  private static let clockWords: WordSet = [
    "noon", "midnight", "midday", "half", "quarter", "oclock",
  ]
  private static let hours: WordSet = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve",
  ]
  private static let clockOpeners: WordSet = [
    "at", "by", "around", "about", "from", "till", "until",
  ]
  private static let halves: WordSet = [
    "am", "pm", "morning", "night", "evening", "afternoon", "noon", "midnight", "midday",
    "tonight",
  ]

  /// Whether the words say which half of the day a time is in.
  private func saysHalf(_ tokens: Range<Int>) -> Bool {
    let near = tokens.lowerBound..<min(tokens.upperBound + 2, span.upperBound)
    return near.contains { index in
      let text = reading.message.tokens[index].text
      return Self.halves.contains(text)
        || ["a", "p"].contains(text) && reading.message.touches(index - 1)
    }
  }

  /// A booking or reminder "at 3" is in the afternoon, a late meal in the evening.
  private func booked(_ time: ClockTime, _ entity: Entity) -> ClockTime {
    if intent.id == "log.late_meal", (8...12).contains(time.hour), !saysHalf(entity.tokens),
      !isPadded(entity.tokens)
    {
      return ClockTime(hour: (time.hour + 12) % 24, minute: time.minute) ?? time
    }
    if group == "remind", (6...11).contains(time.hour), !isPadded(entity.tokens),
      reading.message.tokens[span].contains(where: {
        ["night", "evening", "nightly"].contains($0.text)
      }),
      !reading.message.tokens[span].contains(where: { ["am", "morning"].contains($0.text) })
    {
      return ClockTime(hour: time.hour + 12, minute: time.minute) ?? time
    }
    guard (1...6).contains(time.hour), !saysHalf(entity.tokens), !(time.hour > 3 && isOfWaking),
      !isOfTwentyFour(entity.tokens),
      group == "remind" || intent.id == "log.appointment"
        || time.hour < 6 && isOfDaytime,
      !isPadded(entity.tokens)
    else { return time }
    return ClockTime(hour: time.hour + 12, minute: time.minute) ?? time
  }

  /// Whether a time is told by the clock of 24 hours: "6.00 Uhr", "5h30".
  private func isOfTwentyFour(_ tokens: Range<Int>) -> Bool {
    let near = tokens.lowerBound..<min(tokens.upperBound + 1, span.upperBound)
    return near.contains {
      ["uhr", "h", "hs", "godz", "uur"].contains(reading.message.tokens[$0].text)
    }
  }

  /// Whether what is told is swallowed or eaten by day, unless the night is spoken of or is on:
  /// "took two paracetamol at quarter past 3".
  private var isOfDaytime: Bool {
    ["log.supplement", "log.caffeine", "log.food"].contains(intent.id)
      && context.reference.time.minutesSinceMidnight >= 360
      && !reading.message.tokens.contains { Self.nightly.contains($0) }
  }

  private static let nightly: WordSet = [
    "night", "nights", "woke", "wake", "woken", "waking", "sleep", "asleep", "bed", "morning", "am",
    "awake", "insomnia", "early", "nightshift", "overnight",
  ]

  /// Whether a reminder is of what is done on waking: a temperature, an alarm.
  private var isOfWaking: Bool {
    group == "remind"
      && (!reading.cues(["temperature", "bbt", "wake"], in: span).isEmpty
        || reading.message.tokens[span].contains { ["bbt", "alarm", "temp"].contains($0.text) })
  }

  /// Whether the first hour is written with a zero, as the clock of 24 hours has it.
  private func isPadded(_ tokens: Range<Int>) -> Bool {
    let typed = reading.typed(tokens).drop { !($0 >= "0" && $0 <= "9") }
    return typed.hasPrefix("0")
  }

  /// One wakes in the morning after a bedtime at night.
  private func waking(_ time: ClockTime, after bed: ClockTime?, _ tokens: Range<Int>) -> ClockTime {
    guard let bed, bed.hour >= 19 || bed.hour < 4, time.hour >= 15, !saysHalf(tokens),
      !isPadded(tokens)
    else {
      return time
    }
    return ClockTime(hour: time.hour - 12, minute: time.minute) ?? time
  }

  /// A bedtime from 7 to 12 is in the evening, half past twelve after midnight.
  private func bedtime(_ time: ClockTime, _ tokens: Range<Int>) -> ClockTime {
    guard (7...12).contains(time.hour), !saysHalf(tokens), !isPadded(tokens) else { return time }
    return ClockTime(hour: (time.hour + 12) % 24, minute: time.minute) ?? time
  }
}
