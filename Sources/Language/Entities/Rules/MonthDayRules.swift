import Civil

extension Rule {
  /// Days of a month: "the 8th", "on the 3rd of march", "Friday the 13th".
  static let ordinalDays: [Rule] = [
    Rule(reading: "(on|since|until|till|from|by|before|after|around|about|for|,) the <ordinal>") {
      match in
      guard let day = match.ordinal(), (1...31).contains(day), isDayOfMonth(match) else {
        return nil
      }
      return Reading(piece: .day(.ofMonth(day)), lead: match.says("around") ? 1 : 2)
    },
    Rule(reading: "[the] <ordinal>") { match in
      guard let day = match.ordinal(), (1...31).contains(day),
        case .ordinal(_, let isSpelled)? = match.pieces.last,
        !isSpelled || match.says("the") || !match.words.counted.contains(match.next)
      else { return nil }
      let isSure =
        match.says("the") && !isSpelled && isDayOfMonth(match)
        || !isSpelled && match.isAtStart && match.isAtEnd || !isSpelled && match.previous == "at"
      return Reading(piece: .day(.ofMonth(day)), isLatent: !isSure)
    },
    Rule(reading: "(on|since|until|till|from|by|before|after) <ordinal>") { match in
      guard let day = match.ordinal(), (1...31).contains(day), isDayOfMonth(match),
        case .ordinal(_, isSpelled: false)? = match.pieces.last
      else { return nil }
      return Reading(piece: .day(.ofMonth(day)), lead: 1)
    },
    Rule(reading: "on [the] <n>") { match in
      guard let day = match.whole(), (1...31).contains(day),
        match.number()?.digits ?? 0 > 0 || match.says("the"),
        isDayOfMonth(match), match.isAtEnd || ["at", "and"].contains(match.next),
        !isTensOfOrdinal(match)
      else { return nil }
      return Reading(piece: .day(.ofMonth(day)), lead: 1)
    },
    Rule(reading: "for the <n>") { match in
      guard let day = match.whole(), (1...31).contains(day), match.isAtEnd, match.scope.isTenseSure
      else { return nil }
      return Reading(piece: .day(.ofMonth(day)), lead: 1)
    },
    Rule(reading: "(the|le|el|am|den) <n>") { match in
      guard match.number()?.digits ?? 0 > 0, let day = match.plainDay(), match.isAtEnd,
        match.scope.isTenseSure, !Self.counters.contains(match.previous)
      else { return nil }
      return Reading(piece: .day(.ofMonth(day)), lead: 1)
    },
    Rule(reading: "the day <n>") { match in
      match.plainDay().map { Reading(piece: .day(.ofMonth($0)), lead: 2) }
    },
    Rule("[the] <ordinal> [day] (of [the]|in|) <which> month") { match in
      guard let which = match.which() else { return nil }
      return match.ordinal().flatMap { day(ofMonth: $0, which, match) }
    },
    Rule("[the] <ordinal> of (the|the same) month") { match in
      match.ordinal().flatMap { (1...31).contains($0) ? .day(.ofMonth($0)) : nil }
    },
    Rule("<weekday> [,] [the] (<ordinal>|<n>)", .easilyMistyped) { match in
      guard let weekday = match.weekday(), let day = match.ordinal() ?? match.plainDay(),
        (1...31).contains(day), !match.says(",") || match.ordinal() != nil
      else { return nil }
      if match.ordinal() == nil, !match.isAtEnd { return nil }
      return .day(.paired(weekday, day))
    },
    Rule("[the] <ordinal> [,] <weekday>", .easilyMistyped) { match in
      guard let weekday = match.weekday(), let day = match.ordinal(), day > 5 else { return nil }
      return .day(.paired(weekday, day))
    },
  ]

  /// Whether a number in words goes on behind a hyphen: the "twenty" of "twenty-third".
  private static func isTensOfOrdinal(_ match: Match) -> Bool {
    match.number()?.isSpelled == true && match.next == "-"
      && match.message.touches(match.range.upperBound)
  }

  /// Words before "the 5" that make it a thing counted.
  private static let counters: WordSet = [
    "of", "all", "out", "at", "than", "x", "any", "one", "between", "number", "take",
  ]

  /// Days with a month's name.
  static let monthDays: [Rule] = [
    Rule("[the] (<ordinal>|<n>) [day] [of|-|/] <month>") { match in
      guard let month = match.month(), let day = match.ordinal() ?? match.plainDay() else {
        return nil
      }
      if match.number()?.isSpelled == true, ["may", "march", "mar"].contains(match.last),
        !match.says("of")
      {
        return nil
      }
      return named(month, day)
    },
    Rule("<month> [the|/|-|,] (<ordinal>|<n>)") { match in
      guard let month = match.month(), let day = match.ordinal() ?? match.plainDay(),
        !match.says(",") || match.ordinal() != nil
      else { return nil }
      return named(month, day)
    },
    Rule("<day> [,|of|in|/|-] <year>") { match in
      guard case .yearly(let yearly)? = match.day(), let year = match.year() else { return nil }
      return yearly.date(in: year).map { .day(.fixed($0)) }
    },
    Rule("<day> of <n>") { match in
      guard case .yearly(let yearly)? = match.day(), let number = match.number(),
        number.digits == 2, let year = number.whole
      else { return nil }
      return yearly.date(in: DigitShapes.century(year)).map { .day(.fixed($0)) }
    },
    Rule("<year> (-|/|) <month> (-|/|) <n>") { match in
      guard let year = match.year(), let month = match.month(),
        let day = match.plainDay(1) ?? match.plainDay()
      else { return nil }
      return CivilDate(year: year, month: month, day: day).map { .day(.fixed($0)) }
    },
    Rule("<n> <month> <n>") { match in
      guard let month = match.month(), let day = match.plainDay(0), let year = match.whole(1),
        match.number(1)?.digits == 2, match.isAtEnd,
        abs(DigitShapes.century(year) - match.scope.today.year) < 2
      else { return nil }
      return CivilDate(year: DigitShapes.century(year), month: month, day: day)
        .map { .day(.fixed($0)) }
    },
    Rule("<month> - <year> - <n>") { match in
      guard let year = match.year(), let month = match.month(), let day = match.plainDay() else {
        return nil
      }
      return CivilDate(year: year, month: month, day: day).map { .day(.fixed($0)) }
    },
    Rule("<n> - <year> - <month>") { match in
      guard let year = match.year(), let month = match.month(), let day = match.plainDay() else {
        return nil
      }
      return CivilDate(year: year, month: month, day: day).map { .day(.fixed($0)) }
    },
    Rule("<weekday> [,|.] [the] <day>") { match in
      guard let day = match.day() else { return nil }
      switch day {
      case .yearly(let yearly):
        return .day(paired(yearly, match.weekday(), match) ?? day)
      case .fixed, .either, .eitherDate: return .day(day)
      default: return nil
      }
    },
    Rule("[this|next|last] <weekday> <slash>", .easilyMistyped) { match in
      match.slash().map { .day($0.day) }
    },
    Rule("<which> <slash>") { match in
      guard let which = match.which(), let day = match.slash()?.day else { return nil }
      let today = match.scope.today
      return day.date(near: today.adding(days: which), which < 0 ? .past : .future)
        .map { .day(.fixed($0)) }
    },
    Rule("<slash> [,] <year>") { match in
      guard let year = match.year(), let day = match.slash()?.day else { return nil }
      switch day {
      case .yearly(let yearly): return yearly.date(in: year).map { .day(.fixed($0)) }
      case .either(let a, let b):
        guard let a = a.date(in: year), let b = b.date(in: year) else { return nil }
        return .day(.eitherDate(a, b))
      default: return nil
      }
    },
    Rule("<n>") { match in
      guard let number = match.number(), number.digits == 4, let year = number.whole,
        (1_700...2_199).contains(year)
      else { return nil }
      return .year(year)
    },
    Rule("<n> <n>") { match in
      guard let century = match.whole(0), (17...20).contains(century), let rest = match.whole(1),
        (10...99).contains(rest), match.number(0)?.isSpelled == true,
        match.number(1)?.isSpelled == true
      else { return nil }
      return .year(century * 100 + rest)
    },
    Rule("<n> hundred [and] <n>") { match in
      guard let century = match.whole(0), (17...19).contains(century), let rest = match.whole(1),
        (1...99).contains(rest)
      else { return nil }
      return .year(century * 100 + rest)
    },
    Rule("<n>") { match in
      guard let number = match.number(), number.isSpelled, let year = number.whole,
        (1_700...2_199).contains(year)
      else { return nil }
      return .year(year)
    },
  ]

  /// The nearest year in which the day falls on the weekday that was said with it.
  private static func paired(_ yearly: Yearly, _ weekday: Weekday?, _ match: Match) -> Day? {
    guard !match.scope.isTenseSure, weekday != nil else { return nil }
    let today = match.scope.today
    return [Tense.past, .future].lazy.compactMap { yearly.nearest(to: today, $0) }
      .first { $0.weekday == weekday }.map { .fixed($0) }
  }

  private static func named(_ month: Int, _ day: Int) -> Piece? {
    let yearly = Yearly.monthDay(month: month, day: day)
    return yearly.date(in: 2_024) == nil ? nil : .day(.yearly(yearly))
  }

  private static func day(ofMonth day: Int, _ which: Int, _ match: Match) -> Piece? {
    let month = Month(of: match.scope.today).adding(months: which)
    return CivilDate(year: month.year, month: month.month, day: day).map { .day(.fixed($0)) }
  }

  /// Whether the ordinal counts a day, not a cycle, a trimester or another thing.
  private static func isDayOfMonth(_ match: Match) -> Bool {
    if match.words.counted.contains(match.next) { return false }
    guard case .ordinal(_, isSpelled: true)? = match.pieces.last else { return true }
    let isNumber = match.words.numbers[match.next] != nil || Int(match.next) != nil
    return !isNumber && (match.first != "for" || match.isAtEnd)
  }
}

extension Match {
  /// A bare number that may be a day of a month.
  func plainDay(_ nth: Int = 0) -> Int? {
    guard let number = number(nth), number.decimals == 0, number.digits <= 2, !number.isVague,
      let day = number.whole, (1...31).contains(day)
    else { return nil }
    return day
  }
}
