extension Rule {
  /// Clock times.
  static let clocks: [Rule] = [
    Rule("<n> <ampm>") { match in
      guard let number = match.number(), let isMorning = match.isMorning() else { return nil }
      return time(number)?.half(isMorning).map { .clock($0) }
    },
    Rule("<time> <ampm>") { match in
      guard let clock = match.clock(), let isMorning = match.isMorning() else { return nil }
      return clock.half(isMorning).map { .clock($0) }
    },
    Rule("<n> (a|p)") { match in
      guard match.message.touches(match.range.upperBound - 2), let number = match.number(),
        number.digits > 0
      else { return nil }
      return time(number)?.half(match.says("a")).map { .clock($0) }
    },
    Rule("<time> (a|p)") { match in
      guard match.message.touches(match.range.upperBound - 2), match.range.count > 2 else {
        return nil
      }
      return match.clock()?.half(match.says("a")).map { .clock($0) }
    },
    Rule("<n> <n> <ampm>") { match in
      guard let clock = spoken(match), let isMorning = match.isMorning() else { return nil }
      return clock.half(isMorning).map { .clock($0) }
    },
    Rule("<n> (oclock|o clock)") { match in
      match.whole().flatMap { Clock(hour: $0) }.map { .clock($0) }
    },
    Rule(reading: "(at|around|about|by|@|circa|before|after|until|till|past|since|from|for) <n>") {
      match in
      guard let number = match.number(), let clock = time(number),
        number.digits != 3 || !clock.isOpen,
        ["at", "@", "circa"].contains(match.first)
          || number.decimals == 2 && ["by", "until", "till", "around"].contains(match.first)
          || number.digits == 4 && clock.minutes > 0 && number.value < 1_900
      else { return nil }
      if match.first == "at" || number.decimals == 2, isMeasured(match) { return nil }
      return Reading(piece: .clock(clock), lead: 1)
    },
    Rule("<n>") { match in
      guard let number = match.number(), number.digits == 4, match.first.hasPrefix("0"),
        match.first.hasSuffix("0") || match.first.hasSuffix("5"), let clock = time(number),
        !["+", "ml", "steps"].contains(match.next), match.previous != "+"
      else { return nil }
      return Clock(hour: clock.minutes / 60, minute: clock.minutes % 60, isOpen: false)
        .map { .clock($0) }
    },
    Rule(reading: "(at|@|by|around|until|till) <n> h") { match in
      hour(match).map { Reading(piece: .clock($0), lead: 1) }
    },
    Rule(reading: "<n> h") { match in
      hour(match).map { Reading(piece: .clock($0), isLatent: true) }
    },
    Rule(reading: "(at|for|by|around|until|till) <n> <n> [minutes]") { match in
      spoken(match).map { Reading(piece: .clock($0), lead: 1) }
    },
    Rule(reading: "<n> <n>") { match in
      guard match.number(0)?.isSpelled == true, match.number(1)?.isSpelled == true else {
        return nil
      }
      return spoken(match).map { Reading(piece: .clock($0), isLatent: true) }
    },
    Rule(reading: "<n>") { match in
      guard let number = match.number(), let clock = time(number), number.decimals == 0,
        number.digits != 3
      else { return nil }
      return Reading(piece: .clock(clock), isLatent: true)
    },
    Rule("(noon|midday|12 noon|mid day)") { _ in Clock(hour: 12, isOpen: false).map { .clock($0) }
    },
    Rule("(midnight|mid night|mid - night|12 midnight)") { _ in
      Clock(hour: 0, isOpen: false).map { .clock($0) }
    },
    Rule("(midmorning|mid morning|mid - morning)") { _ in
      Clock(hour: 10, isOpen: false).map { .clock($0) }
    },
    Rule("(midafternoon|mid afternoon|mid - afternoon)") { _ in
      Clock(hour: 14, isOpen: false).map { .clock($0) }
    },
    Rule("half [past] <time>") { match in
      guard let clock = match.clock(), clock.minutes % 60 == 0, !match.says("a"),
        match.says("past") || clock.isOpen && !isMeasured(match)
      else { return nil }
      return .clock(clock.adding(minutes: 30))
    },
    Rule("[a] quarter (past|after) <time>") { match in
      match.clock().map { .clock($0.adding(minutes: 15)) }
    },
    Rule("[a] quarter (to|before|till|of) <time>") { match in
      match.clock().map { .clock($0.adding(minutes: -15)) }
    },
    Rule("<time> and half (of|in|at) [the] <part>") { match in
      guard let clock = match.clock(), let part = match.part(), clock.minutes % 60 == 0,
        !match.says("night")
      else { return nil }
      return .clock(part.settle(clock.adding(minutes: 30)))
    },
    Rule("<n> [minutes|mins|min] (past|after) <time>") { match in
      guard let minutes = match.whole(), (1...59).contains(minutes), let clock = match.clock(),
        clock.minutes % 60 == 0, match.says("past") || !clock.isOpen
      else { return nil }
      return .clock(clock.adding(minutes: minutes))
    },
    Rule("<n> [minutes|mins|min] (to|till) <time>") { match in
      guard let minutes = match.whole(), [5, 10, 20, 25].contains(minutes),
        minutes != 10 || !match.says("till"),
        let clock = match.clock(), clock.minutes % 60 == 0, !isMeasured(match),
        match.number()?.isSpelled == true || match.range.count > 3, match.previous != "from",
        match.previous != "between"
      else { return nil }
      return .clock(clock.adding(minutes: -minutes))
    },
    Rule("<time> [in|at|of] [the|early|late] [early|late] <part>") { match in
      guard let clock = match.clock(), let part = match.part() else { return nil }
      guard isTimed(match) || ["in", "at", "of"].contains(where: match.says) else { return nil }
      return .clock(part.settle(clock))
    },
    Rule("[in] [the] <part> [at|around|,] <time>") { match in
      guard let clock = match.clock(), let part = match.part(), !isMeasured(match),
        !match.says(",") || match.message.tokens[match.range.upperBound - 1].kind != .word
      else { return nil }
      return .clock(part.settle(clock))
    },
    Rule("<time> (ish|- ish)") { match in match.clock().map { .clock($0) } },
    Rule("<time> (sharp|exactly|on the dot)") { match in match.clock().map { .clock($0) } },
  ]

  /// A number read as an hour, an hour with minutes ("6.45") or four clock digits ("0730").
  static func time(_ number: Numeral) -> Clock? {
    guard number.value >= 0, !number.isFraction, !number.isVague || number.value == 1 else {
      return nil
    }
    if number.decimals == 2 {
      let hour = Int(clamping: number.value)
      let minute = Int(clamping: (number.value * 100).rounded()) % 100
      return number.value < 24 ? Clock(hour: hour, minute: minute) : nil
    }
    guard let whole = number.whole, number.decimals == 0 else { return nil }
    if number.digits == 3 || number.digits == 4 {
      return whole < 2_400 ? Clock(hour: whole / 100, minute: whole % 100) : nil
    }
    return whole <= 24 && number.digits <= 2 ? Clock(hour: whole) : nil
  }

  /// "14h", as the French write two in the afternoon.
  private static func hour(_ match: Match) -> Clock? {
    guard let number = match.number(), number.decimals == 0, (1...2).contains(number.digits),
      let hour = number.whole, hour <= 24, match.message.touches(match.range.upperBound - 2)
    else { return nil }
    return Clock(hour: hour)
  }

  /// "eight forty", "ten forty five"
  private static func spoken(_ match: Match) -> Clock? {
    guard let hour = match.whole(0), (1...24).contains(hour), let minute = match.whole(1),
      (1...59).contains(minute), match.number(0)?.digits == 0 && match.number(1)?.digits == 0
    else { return nil }
    return Clock(hour: hour, minute: minute)
  }

  /// Whether the number goes on as an amount ("at 7 weeks", "at 60 %").
  static func isMeasured(_ match: Match) -> Bool {
    let form = match.words.forms[match.next]?.first { $0.rest.isEmpty }
    switch form?.piece {
    case .measure, .unit, .month: return true
    default: break
    }
    return ["%", "percent", "/", "out", "dpo", "x", "times", "wks", "+", "-"].contains(match.next)
  }
}

extension Clock {
  /// This time before or after noon, as "am" or "pm" says.
  func half(_ isMorning: Bool) -> Clock? {
    if !isMorning, minutes >= 780 { return self }
    return isMorning ? morning : afternoon
  }
}
