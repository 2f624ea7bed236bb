import Civil

extension Rule {
  /// So many days, weeks or months back or ahead.
  static let countedSpans: [Rule] = [
    Rule("[for|over|in|within|during] [the] (last|past|previous|these last) <duration>") { match in
      if match.first == "last", match.isPreceded(by: .verb) { return nil }
      return match.duration().flatMap { back($0, match) }
    },
    Rule("[over|in|during|for] the (last|past) <unit>") { match in
      guard let unit = match.unit(), ["over", "in", "during", "for"].contains(match.first),
        match.says("past") || match.says("over")
      else { return nil }
      return back(unit, match)
    },
    Rule("[over|in|during|for] [the] past <unit>") { match in
      guard let unit = match.unit(), unit.count > 1 || unit.unit >= .week else { return nil }
      return back(unit, match)
    },
    Rule("[over|in|during|for] [the|this] (last|past) <unit>") { match in
      guard let unit = match.unit(), unit.count == 2, unit.unit == .week else { return nil }
      return back(unit, match)
    },
    Rule("[the] <n> (last|past|previous) <unit>") { match in
      guard let number = match.number(), let unit = match.unit() else { return nil }
      return back(unit.times(number.value), match)
    },
    Rule("[for|over|in|within|during] [the] (next|coming|upcoming|following) <duration>") { match in
      match.duration().flatMap { ahead($0, match) }
    },
    Rule("[the] <n> (next|coming|upcoming) <unit>") { match in
      guard let number = match.number(), let unit = match.unit() else { return nil }
      return ahead(unit.times(number.value), match)
    },
    Rule("within [the next] <duration> [from today|from now]") { match in
      guard let length = match.duration() else { return nil }
      guard length.isOfDays else { return ahead(length, match) }
      return length.moved(from: match.scope.today, sign: 1)
        .map { .span(Span(from: match.scope.today, to: $0)) }
    },
    Rule("[for] <duration> [,] (starting|starting from|beginning|from|starting on) <day>") {
      match in
      guard let length = match.duration(), length.isOfDays,
        let first = match.day()?.date(in: match.scope),
        match.says("for") || match.says("starting") || match.says("beginning"),
        let end = length.moved(from: first, sign: 1)
      else { return nil }
      return .span(Span(from: first, to: end.adding(days: -1)))
    },
    Rule("<duration> (since|in a row up to) <day>") { match in
      guard match.duration()?.isOfDays == true, let day = match.day()?.date(in: match.scope) else {
        return nil
      }
      return .span(Span(from: day, to: nil))
    },
  ]

  /// The days up to today, today included ("the last 3 days"), or the moments up to now.
  private static func back(_ length: Length, _ match: Match) -> Piece? {
    guard length.upper == nil else { return nil }
    guard length.isOfDays else { return moments(length, -1, match) }
    return length.moved(from: match.scope.today, sign: -1).map {
      .span(Span(from: $0.adding(days: 1), to: match.scope.today))
    }
  }

  /// The days from tomorrow on ("the next 2 days"), or the moments from now on.
  private static func ahead(_ length: Length, _ match: Match) -> Piece? {
    guard length.upper == nil else { return nil }
    guard length.isOfDays else { return moments(length, 1, match) }
    return length.moved(from: match.scope.today, sign: 1).map {
      .span(Span(from: match.scope.today.adding(days: 1), to: $0))
    }
  }

  private static func moments(_ length: Length, _ sign: Int, _ match: Match) -> Piece? {
    guard length.seconds < 1e8 else { return nil }
    let now = match.scope.now
    let other = now.adding(minutes: sign * Int(clamping: (length.seconds / 60).rounded()))
    guard let here = Instant(now), let there = Instant(other) else { return nil }
    return sign < 0 ? .moments(there, here) : .moments(here, there)
  }
}

extension Instant {
  init?(_ moment: Moment) {
    guard let clock = Clock(hour: moment.time.hour, minute: moment.time.minute, isOpen: false)
    else { return nil }
    self.init(date: moment.date, clock: clock)
  }
}
