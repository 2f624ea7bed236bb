import Civil

extension Rule {
  /// Ranges made of two days or open at one side.
  static let joinedSpans: [Rule] = [
    Rule("from <day> (to|until|till|til|through|thru|-|–|up to) <day>", .bothEnds) { match in
      joined(match.day(0), match.day(1), match)
    },
    Rule("<day> (to|until|till|til|through|thru|-|~) <day>", .bothEnds) { match in
      joined(match.day(0), match.day(1), match)
    },
    Rule("<day> (and|,|&|plus) the day before", .bothEnds) { match in
      match.day()?.date(in: match.scope).map { .span(Span(from: $0.adding(days: -1), to: $0)) }
    },
    Rule("between <day> (and|to|through|-) <day>", .bothEnds) { match in
      joined(match.day(0), match.day(1), match)
    },
    Rule("(from|between) <day> (to|and|until|till|through|-) <span>", .bothEnds) { match in
      guard let span = match.span(), let end = span.from, let day = match.day() else { return nil }
      let from: CivilDate? =
        if case .yearly(let yearly) = day { yearly.nearest(to: end, .past) } else {
          day.date(in: match.scope)
        }
      return from.flatMap { $0 < end ? .span(Span(from: $0, to: end.adding(days: -1))) : nil }
    },
    Rule("(from|between) <span> (to|and|until|till|through|-) <day>", .bothEnds) { match in
      guard let from = match.span()?.from, let to = match.day()?.date(after: from, in: match.scope)
      else { return nil }
      return .span(Span(from: from, to: to))
    },
    Rule("(from|between) <span> (to|and|until|till) the end of <span>", .bothEnds) { match in
      guard let from = match.span(0)?.from, let to = match.span(1)?.to, from < to else {
        return nil
      }
      return .span(Span(from: from, to: to))
    },
    Rule("(before|by|until|till) [the] end of [the] <span>") { match in
      match.span()?.to.map { .span(Span(from: nil, to: $0)) }
    },
    Rule("[the] year to date") { match in
      Span(year: match.scope.today.year)?.from.map {
        .span(Span(from: $0, to: match.scope.today))
      }
    },
    Rule("(until|till|to|up to) <day> from <day>", .bothEnds) { match in
      joined(match.day(1), match.day(0), match)
    },
    Rule("from [the] (<ordinal>|<n>) (to|until|till|til|through|-) [the] <ordinal>", .bothEnds) {
      match in
      joined(match)
    },
    Rule("the <ordinal> (to|until|till|til|through|-|and) [the] <ordinal>", .bothEnds) { match in
      match.says("and") ? nil : joined(match)
    },
    Rule("between the <ordinal> (and|to) [the] <ordinal>", .bothEnds) { match in joined(match) },
    Rule("from <day> (to|until|till|-) (now|date|present)", .bothEnds) { match in
      match.day()?.date(in: match.scope).map {
        .span(Span(from: $0, to: match.scope.today))
      }
    },
    Rule("(from|between) <span> (to|until|till|through|and|-) (now|date|present|today)", .bothEnds)
    { match in
      match.span()?.from.map { .span(Span(from: $0, to: match.scope.today)) }
    },
    Rule("between <day> and now") { match in
      match.day()?.date(in: match.scope).map { .span(Span(from: $0, to: match.scope.today)) }
    },
    Rule("[from|between] <span> (to|until|till|through|-|~) <span>", .bothEnds) { match in
      spans(match)
    },
    Rule("between <span> and <span>", .bothEnds) { match in spans(match) },
    Rule("[from|between] <month> (to|until|till|through|and|-) <month> [<year>]") { match in
      guard let first = match.month(0), let last = match.month(1),
        match.says("and") == match.says("between"),
        ["from", "between"].contains(match.first) || match.isAtStart || match.range.count > 3
          || !match.says("-")
      else { return nil }
      return months(first, last, year: match.year(), match)
    },
    Rule("since [about|around|the|like] [<ordinal>] <day>") { match in
      match.day()?.date(in: match.scope).map { since($0, match) }
    },
    Rule("since the <ordinal>") { match in
      guard let day = match.ordinal(), !match.words.counted.contains(match.next) else { return nil }
      return Day.ofMonth(day).date(in: match.scope).map { since($0, match) }
    },
    Rule("since <span>") { match in match.span()?.from.map { since($0, match) } },
    Rule("ever since <day>") { match in
      match.day()?.date(in: match.scope).map { since($0, match) }
    },
    Rule("(from|starting|beginning|starting on|starting from) <day> (on|onwards|onward|forward|)") {
      match in
      let isOpen =
        match.says("on") || match.says("onwards") || match.says("onward")
        || match.says("forward") || match.says("starting")
      guard isOpen, let day = match.day()?.date(in: match.scope) else { return nil }
      return .span(Span(from: day, to: nil))
    },
    Rule("<day> (and after|onwards|onward|or later|and later)") { match in
      match.day()?.date(in: match.scope).map { .span(Span(from: $0, to: nil)) }
    },
    Rule("(until|till|til|up to|up until) <day>") { match in
      match.day()?.date(in: match.deadline).map { .span(Span(from: nil, to: $0)) }
    },
    Rule("(by|before|no later than|not later than|earlier than|prior to) <day>") { match in
      guard !(match.says("before") && match.previous == "day") else { return nil }
      let scope = match.says("by") ? match.deadline : match.scope
      return match.day()?.date(in: scope).map {
        .span(Span(from: nil, to: match.says("by") || match.says("no") ? $0 : $0.adding(days: -1)))
      }
    },
    Rule("(after|later than) <day>") { match in
      guard match.previous != "day" else { return nil }
      return match.day()?.date(in: match.scope).map {
        .span(Span(from: $0.adding(days: 1), to: nil))
      }
    },
    Rule("(before|by|until|till) <span>") { match in
      match.span()?.from.map { .span(Span(from: nil, to: $0.adding(days: -1))) }
    },
    Rule("(after|later than) <span>") { match in
      match.span()?.to.map { .span(Span(from: $0.adding(days: 1), to: nil)) }
    },
    Rule("(more than|over) <duration> (before|prior to) <day>") { match in
      guard let day = match.day()?.date(in: match.scope) else { return nil }
      return match.duration()?.moved(from: day, sign: -1).map {
        .span(Span(from: nil, to: $0.adding(days: -1)))
      }
    },
    Rule("(more than|over) <duration> (after|from) <day>") { match in
      guard let day = match.day()?.date(in: match.scope) else { return nil }
      return match.duration()?.moved(from: day, sign: 1).map { .span(Span(from: $0, to: nil)) }
    },
  ]

  /// "since" closes at today in a sentence that looks back.
  private static func since(_ date: CivilDate, _ match: Match) -> Piece {
    let scope = match.scope
    let closes = scope.tense == .past && scope.isTenseSure && date <= scope.today
    return .span(Span(from: date, to: closes ? scope.today : nil))
  }

  private static func joined(_ match: Match) -> Piece? {
    let days = match.twoDays
    guard let first = days.0, let last = days.1 else { return nil }
    return joined(.ofMonth(first), .ofMonth(last), match)
  }

  /// A range of two days: the first near today, the second near the first.
  static func joined(_ first: Day?, _ last: Day?, _ match: Match) -> Piece? {
    guard let first, let last else { return nil }
    let scope = match.scope
    if case .fixed(let end) = last, case .yearly(let yearly) = first {
      return yearly.nearest(to: end, .past).map { .span(Span(from: $0, to: end, unit: .day)) }
    }
    guard var from = first.date(in: scope), var to = last.date(after: from, in: scope),
      from <= to
    else { return nil }
    if scope.tense == .past, to > scope.today, case .weekday = first, case .weekday = last {
      from = from.adding(days: -7)
      to = to.adding(days: -7)
    }
    return .span(Span(from: from, to: to, unit: .day))
  }

  /// "2014 to 2018", "Jan 2019 until March 2020": the second is named as the end, not passed.
  private static func spans(_ match: Match) -> Piece? {
    guard let first = match.span(0), let last = match.span(1), let from = first.from,
      let start = last.from, start > from, first.unit ?? .day >= .month, last.unit != nil,
      match.next != "-" || !match.message.touches(match.range.upperBound - 1)
    else { return nil }
    return .span(Span(from: from, to: start.adding(days: -1)))
  }

  /// The latest such stretch of months that has begun, or the earliest that has not ended.
  private static func nearest(_ first: Int, upTo last: Int, _ match: Match) -> Month? {
    let now = Month(of: match.scope.today)
    let length = (last - first + 12) % 12
    let steps = match.scope.tense == .past ? [0, -1] : [-1, 0, 1]
    return steps.lazy.compactMap { Month(year: now.year + $0, month: first) }.first {
      match.scope.tense == .past ? $0 <= now : $0.adding(months: length) >= now
    }
  }

  private static func months(_ first: Int, _ last: Int, year: Int?, _ match: Match) -> Piece? {
    guard first != last else { return nil }
    let begin: Month?
    if let year {
      begin = Month(year: first < last ? year : year - 1, month: first)
    } else {
      begin = nearest(first, upTo: last, match)
    }
    guard let begin else { return nil }
    let end = begin.adding(months: (last - first + 12) % 12)
    return .span(Span(from: begin.first, to: end.first.adding(days: -1)))
  }
}

extension Match {
  /// The scope of a day said with "by" or "until", which lies ahead unless the verbs look back.
  var deadline: Scope {
    scope.isTenseSure
      ? scope
      : Scope(now: scope.now, tense: .future, isTenseSure: true, order: scope.order)
  }
}
