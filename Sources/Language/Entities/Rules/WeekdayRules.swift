import Civil

extension Rule {
  /// Days of the week.
  static let weekdays: [Rule] = [
    Rule(reading: "<weekday>") { match in
      guard case .weekday(let weekday, let isRisky)? = match.pieces.first else { return nil }
      return Reading(piece: .day(.weekday(weekday)), isLatent: isRisky && !isSafe(match))
    },
    Rule("<which> <weekday>") { match in
      guard let which = match.which(), let weekday = match.weekday() else { return nil }
      return .day(relative(weekday, which, match))
    },
    Rule("(past) <weekday>") { match in
      match.weekday().map { .day(.fixed((match.scope.today - 1).onOrBefore($0))) }
    },
    Rule("<weekday> (gone|just gone|past)") { match in
      match.weekday().map { .day(.fixed((match.scope.today - 1).onOrBefore($0))) }
    },
    Rule("<weekday> week") { match in
      guard let weekday = match.weekday(), match.range.count == 2 else { return nil }
      let next = (match.scope.today + 1).onOrAfter(weekday)
      return .day(.fixed(next.adding(days: 7)))
    },
    Rule("<weekday> fortnight") { match in
      match.weekday().map {
        .day(.fixed((match.scope.today + 1).onOrAfter($0).adding(days: 14)))
      }
    },
    Rule("<weekday> before last") { match in
      match.weekday().map { .day(.fixed($0.inWeek(of: match.scope.today, plus: -2))) }
    },
    Rule("<weekday> [of|in|from] [the] <which> week") { match in
      guard let which = match.which(), let weekday = match.weekday() else { return nil }
      return .day(.fixed(weekday.inWeek(of: match.scope.today, plus: which)))
    },
    Rule("[the] <which> week [,] [on] <weekday>") { match in
      guard let which = match.which(), let weekday = match.weekday() else { return nil }
      return .day(.fixed(weekday.inWeek(of: match.scope.today, plus: which)))
    },
    Rule("<n> <weekday> (ago|back|later|from now)") { match in
      guard let count = match.whole(), (1...60).contains(count), let weekday = match.weekday()
      else { return nil }
      let today = match.scope.today
      if match.says("ago") || match.says("back") {
        return .day(
          .fixed((today - 1).onOrBefore(weekday).adding(days: -7 * (count - 1))))
      }
      return .day(.fixed((today + 1).onOrAfter(weekday).adding(days: 7 * (count - 1))))
    },
    Rule("[the] <ordinal> <weekday>") { match in
      guard let nth = match.ordinal(), let weekday = match.weekday() else { return nil }
      return weekday.day(nth, of: Month(of: match.scope.today)).map { .day(.fixed($0)) }
    },
    Rule("[the] <ordinal> <weekday> (of|in) [the] <which> month") { match in
      guard let nth = match.ordinal(), let weekday = match.weekday(), let which = match.which()
      else { return nil }
      let month = Month(of: match.scope.today).adding(months: which)
      return weekday.day(nth, of: month).map { .day(.fixed($0)) }
    },
    Rule("[the] (<ordinal>|last) <weekday> (of|in) <month>") { match in
      guard let weekday = match.weekday(), let month = match.month() else { return nil }
      let nth = match.ordinal() ?? -1
      return .day(.yearly(.nth(nth, weekday, month: month)))
    },
    Rule("[the] (<ordinal>|last) <weekday> (of|in) <month> [of|,] <year>") { match in
      guard let weekday = match.weekday(), let month = match.month(), let year = match.year()
      else { return nil }
      let nth = match.ordinal() ?? -1
      return Yearly.nth(nth, weekday, month: month).date(in: year).map { .day(.fixed($0)) }
    },
    Rule("<weekday> [,|of|about|around|like] <duration> (ago|back)") { match in
      weeksAgo(match)
    },
    Rule("<duration> (ago|back) [,|on|last|this|past] <weekday>") { match in
      weeksAgo(match)
    },
    Rule("<day> [,] [on] <weekday>") { match in
      guard let day = match.day(), case .fixed(let date) = day, let weekday = match.weekday(),
        !match.says(","), match.range.count > 2, date >= match.scope.today
      else { return nil }
      let found = date.onOrAfter(weekday)
      return .day(.fixed(found))
    },
  ]

  /// The last such day up to today, so many weeks earlier: "friday two weeks ago".
  private static func weeksAgo(_ match: Match) -> Piece? {
    guard let weekday = match.weekday(), let length = match.duration(), length.upper == nil,
      let term = length.terms.first, length.terms.count == 1, term.unit == .week
    else { return nil }
    return length.moved(from: match.scope.today.onOrBefore(weekday), sign: -1)
      .map { .day(.fixed($0)) }
  }

  /// "last", "this" or "next" weekday: of the week before, of this one, of the week after.
  ///
  /// Where the nearest such day is another one, people mean either; it is carried along.
  private static func relative(_ weekday: Weekday, _ which: Int, _ match: Match) -> Day {
    let today = match.scope.today
    if match.says("coming") || match.says("upcoming") {
      return .fixed((today + 1).onOrAfter(weekday))
    }
    let date = weekday.inWeek(of: today, plus: which)
    let nearest =
      switch which {
      case -1: (today - 1).onOrBefore(weekday)
      case 1: (today + 1).onOrAfter(weekday)
      default: date
      }
    return date == nearest ? .fixed(date) : .likely(date, or: nearest)
  }

  /// Whether a word that also means something else ("sun", "sat", "mon") is a weekday here.
  static func isSafe(_ match: Match) -> Bool {
    match.isPreceded(by: .weekday) || match.isAtStart && match.isAtEnd || isLast(match)
      || isFirst(match)
  }

  /// Whether a short name opens what is told of a part of the day or a meal: "mon lunch", "sat eve".
  private static func isFirst(_ match: Match) -> Bool {
    match.isAtStart && match.range.upperBound < match.message.tokens.count
      && match.words.isAfter(.weekday, match.next)
  }

  /// Whether a short name ends what is told, or a part of the day or a number follows it: "af done
  /// sat", "sun am", "long run sun 18 km".
  private static func isLast(_ match: Match) -> Bool {
    guard !match.isAtStart, !match.isPreceded(by: .subject) else { return false }
    let tokens = match.message.tokens
    return match.isAtEnd || match.words.isAfter(.weekday, match.next)
      || tokens[match.range.upperBound].kind == .number
  }
}
