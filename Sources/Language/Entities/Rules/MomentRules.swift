import Civil

extension Rule {
  /// Days with a clock time or a part of the day.
  static let moments: [Rule] = [
    Rule("<day> [,|at|around|about|@|for|by|,] [at] <time>") { match in
      guard isTimed(match) || match.says("at") || match.says("around") || match.says("@"),
        !isMeasured(match)
      else { return nil }
      return moment(match.day(), match.clock(), match)
    },
    Rule("<time> [,|on|of|] [the] <day>") { match in
      guard isTimed(match) else { return nil }
      return moment(match.day(), match.clock(), match)
    },
    Rule("at <time> [,] [on] [the] <day>") { match in
      moment(match.day(), match.clock(), match)
    },
    Rule("<time> on [the] (<ordinal>|<n>)") { match in
      guard isTimed(match), let day = match.ordinal() ?? match.plainDay() else { return nil }
      return moment(.ofMonth(day), match.clock(), match)
    },
    Rule("<ordinal> at <time>") { match in
      guard let day = match.ordinal() else { return nil }
      return moment(.ofMonth(day), match.clock(), match)
    },
    Rule("the <n> at <time>") { match in
      guard let day = match.plainDay(), !isMeasured(match) else { return nil }
      return moment(.ofMonth(day), match.clock(), match)
    },
    Rule("on [the] <n> at <time>") { match in
      guard let day = match.plainDay() else { return nil }
      return moment(.ofMonth(day), match.clock(), match)
    },
    Rule("<day> [in the|at] [early|late|-] <part> [at|around|,] <time>") { match in
      guard let part = match.part(), let clock = match.clock(), !isMeasured(match) else {
        return nil
      }
      return moment(match.day(), part.settle(clock), match)
    },
    Rule("<time> [on] [the] <day> [in the|at] <part>") { match in
      guard let part = match.part(), let clock = match.clock() else { return nil }
      return moment(match.day(), part.settle(clock), match)
    },
    Rule("<day> [in the|at|-|,] [early|late] <part>") { match in
      guard let part = match.part(), let day = match.day()?.date(in: match.scope) else {
        return nil
      }
      return stretch(day, part, match)
    },
    Rule("<day> <ampm>") { match in
      guard let day = match.day()?.date(in: match.scope), let isMorning = match.isMorning() else {
        return nil
      }
      return DayPart(from: isMorning ? 480 : 720, to: isMorning ? 720 : 960).piece(day)
    },
    Rule("(early|late|) <part> [of|on] <day>") { match in
      guard let part = match.part(), let day = match.day()?.date(in: match.scope),
        match.says("of") || match.says("on")
      else { return nil }
      return stretch(day, part, match)
    },
    Rule("(tonight|tonite|2night|2nite|tonigth|tonght)") { match in
      DayPart(from: 1_200, to: 1_439).piece(match.scope.today)
    },
    Rule("(tonight|tonite|this night) [at|around] <time>") { match in
      guard let clock = match.clock(), !isMeasured(match) else { return nil }
      let settled = clock.isOpen && clock.minutes >= 300 ? clock.afternoon : clock
      return .moment(match.scope.today, settled)
    },
    Rule("<time> [,] (tonight|tonite)") { match in
      guard let clock = match.clock() else { return nil }
      return .moment(match.scope.today, clock.isOpen ? clock.afternoon : clock)
    },
    Rule("(last night|last nite|lastnight|lst night|the other night|last nights|yesterday night)") {
      match in
      DayPart(from: 1_200, to: 1_439).piece(match.scope.today.adding(days: -1))
    },
    Rule("<which> [early|late] <part>") { match in
      guard let which = match.which(), let part = match.part() else { return nil }
      return stretch(match.scope.today.adding(days: which), part, match)
    },
    Rule("<which> <part> [at|around|,] <time>") { match in
      guard let which = match.which(), let part = match.part(), let clock = match.clock(),
        !isMeasured(match), !match.says(",") || match.says(":") || match.isAtEnd
      else { return nil }
      return .moment(match.scope.today.adding(days: which), part.settle(clock))
    },
    Rule("<time> [,|on] <which> <part>") { match in
      guard
        isTimed(match) || ["at", "around", "about", "by", "@", "on"].contains(match.first)
          || !isRated(match), let which = match.which(), let part = match.part(),
        let clock = match.clock()
      else {
        return nil
      }
      return .moment(match.scope.today.adding(days: which), part.settle(clock))
    },
    Rule("<times> [on|of|,] <day>") { match in
      guard let (from, to) = match.clocks(), let day = match.day()?.date(in: match.scope) else {
        return nil
      }
      return span(day, from, to)
    },
    Rule("<day> [,|at|from] <times>") { match in
      guard let (from, to) = match.clocks(), let day = match.day()?.date(in: match.scope) else {
        return nil
      }
      return span(day, from, to)
    },
    Rule("<day> [in the] <part> <times>") { match in
      guard let (from, to) = match.clocks(), let day = match.day()?.date(in: match.scope),
        let part = match.part()
      else { return nil }
      return span(day, from.map(part.settle), to.map(part.settle))
    },
    Rule("<times> <moments>") { match in
      guard let (from, to) = match.clocks(), case .moments(let start?, _)? = match.pieces.last
      else {
        return nil
      }
      let part = DayPart(from: start.clock.minutes, to: start.clock.minutes)
      return span(start.date, from.map(part.settle), to.map(part.settle))
    },
    Rule("<moments> [from|,] <times>") { match in
      guard let (from, to) = match.clocks(), case .moments(let start?, _)? = match.pieces.first
      else {
        return nil
      }
      let part = DayPart(from: start.clock.minutes, to: start.clock.minutes)
      return span(start.date, from.map(part.settle), to.map(part.settle))
    },
    Rule("(now|right now|just now|rn|as soon as possible|asap|at present|at the moment)") { match in
      guard match.isAtEnd, let now = Instant(match.scope.now) else { return nil }
      return .moment(now.date, now.clock)
    },
    Rule("[the] (end of|eod) [of] [the] [day] [<day>]") { match in
      guard match.says("eod") || match.says("day") || match.day() != nil,
        match.range.count > 1 || match.says("eod")
      else { return nil }
      let day = match.day()?.date(in: match.scope) ?? match.scope.today
      return Clock(hour: 23, minute: 59, isOpen: false).map { .moment(day, $0) }
    },
    Rule("<moment> (to|until|till|-) <moment>") { match in
      guard case .moment(let day, let clock)? = match.pieces.first,
        case .moment(let other, let end)? = match.pieces.last
      else { return nil }
      return .moments(Instant(date: day, clock: clock), Instant(date: other, clock: end))
    },
  ]

  /// Whether the word before makes the number a rating: "cramps 6 last night".
  private static func isRated(_ match: Match) -> Bool {
    match.isPreceded(by: .rating)
  }

  private static func moment(_ day: Day?, _ clock: Clock?, _ match: Match) -> Piece? {
    guard let day = day?.date(in: match.scope), let clock else { return nil }
    return .moment(day, clock)
  }

  private static func stretch(_ day: CivilDate, _ part: DayPart, _ match: Match) -> Piece? {
    var part = part
    if match.says("early") { part.to = min(part.to, part.from + 120) }
    if match.says("late") { part.from = max(part.from, part.to - 120) }
    return part.piece(day)
  }

  private static func span(_ day: CivilDate, _ from: Clock?, _ to: Clock?) -> Piece? {
    var end = day
    if let from, let to, to.minutes < from.minutes { end = day.adding(days: 1) }
    return .moments(
      from.map { Instant(date: day, clock: $0) }, to.map { Instant(date: end, clock: $0) })
  }

  /// How often something comes back.
  static let recurrences: [Rule] = [
    Rule("every (day|night)") { _ in .recurrence(Length(1, .day)) },
    Rule("every <unit>") { match in match.unit().map { .recurrence($0) } },
    Rule("(every|each) <duration>") { match in match.duration().map { .recurrence($0) } },
    Rule("every other <unit>") { match in match.unit().map { .recurrence($0.times(2)) } },
    Rule("every <weekday>") { _ in .recurrence(Length(1, .week)) },
    Rule("(each|once a|once per) <unit>") { match in match.unit().map { .recurrence($0) } },
    Rule("(daily|nightly)") { _ in .recurrence(Length(1, .day)) },
    Rule("weekly") { _ in .recurrence(Length(1, .week)) },
    Rule("monthly") { _ in .recurrence(Length(1, .month)) },
  ]
}

extension DayPart {
  func piece(_ day: CivilDate) -> Piece? {
    guard let start = Clock(hour: from / 60, minute: from % 60, isOpen: false),
      let end = Clock(hour: to / 60, minute: to % 60, isOpen: false)
    else { return nil }
    return .moments(Instant(date: day, clock: start), Instant(date: day, clock: end))
  }
}
