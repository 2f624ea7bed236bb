import Civil

extension Rule {
  /// Weeks, months, years and their parts.
  static let calendarSpans: [Rule] = [
    Rule("<which> [calendar] <unit>") { match in
      guard let which = match.which(), let unit = match.unit() else { return nil }
      if unit.unit == .day, unit.count == 1 { return nil }
      return calendar(unit, plus: which, match).map { .span($0) }
    },
    Rule("[the] <which> weekend") { match in
      match.which().map { .span(weekend(plus: $0, match)) }
    },
    Rule("[the|at the|over the] <weekend>") { match in
      .span(weekend(plus: match.scope.tense == .past && match.scope.isTenseSure ? -1 : 0, match))
    },
    Rule("weekend before last") { match in .span(weekend(plus: -2, match)) },
    Rule("[the] <unit> before last") { match in
      match.unit().flatMap { calendar($0, plus: -2, match) }.map { .span($0) }
    },
    Rule("[the] <unit> after [the] next") { match in
      match.unit().flatMap { calendar($0, plus: 2, match) }.map { .span($0) }
    },
    Rule("[the] weekend after [the] next") { match in .span(weekend(plus: 2, match)) },
    Rule("(the|that|the same|same) <unit>") { match in
      guard let unit = match.unit(), unit.unit >= .month, unit.count == 1,
        match.says("same") || match.says("that") || match.isAtEnd
      else { return nil }
      return calendar(unit, plus: 0, match).map { .span($0) }
    },
    Rule("[the] year [of] <year>") { match in
      match.year().flatMap { Span(year: $0) }.map { .span($0) }
    },
    Rule(reading: "<year>") { match in
      guard let year = match.year(), let span = Span(year: year) else { return nil }
      let isSure =
        ["in", "since", "from", "until", "before", "after", "of", "during", "by", "till"]
        .contains(match.previous) && (1_900...2_100).contains(year)
      return Reading(piece: .span(span), isLatent: !isSure)
    },
    Rule("[the] week (of|beginning|starting|commencing|starting on|containing) [the] <day>") {
      match in
      match.day()?.date(in: match.scope).map { .span(week(of: $0)) }
    },
    Rule("[the] <ordinal> week of <span>") { match in
      guard let nth = match.ordinal(), let span = match.span() else { return nil }
      return week(nth, of: span).map { .span($0) }
    },
    Rule("[the] last week of <span>") { match in
      guard let span = match.span(), span.unit == .month, let last = span.to else { return nil }
      return .span(week(of: last.onOrBefore(.thursday)))
    },
    Rule("[the] (rest|remainder) [of] [the|this|current|my] <unit>") { match in
      guard let unit = match.unit(), let span = calendar(unit, plus: 0, match) else { return nil }
      return .span(Span(from: match.scope.today, to: span.to))
    },
    Rule("(early|earlier) [in] [the] <span>") { match in
      match.span().flatMap { part($0, .first, match) }.map { .span($0) }
    },
    Rule("[the] (beginning|start) of [the] <span>") { match in
      match.span().flatMap { part($0, .first, match) }.map { .span($0) }
    },
    Rule("(mid|middle of|the middle of) [-] [the] <span>") { match in
      match.span().flatMap { part($0, .middle, match) }.map { .span($0) }
    },
    Rule("(late|later) [in] [the] <span>") { match in
      match.span().flatMap { part($0, .last, match) }.map { .span($0) }
    },
    Rule("[the] end of [the] <span>") { match in
      match.span().flatMap { part($0, .last, match) }.map { .span($0) }
    },
    Rule("(earlier|early) in the <unit>") { match in
      match.unit().flatMap { calendar($0, plus: 0, match) }
        .flatMap { part($0, .first, match) }.map { .span($0) }
    },
    Rule("(later|late) in the <unit>") { match in
      match.unit().flatMap { calendar($0, plus: 0, match) }
        .flatMap { part($0, .last, match) }.map { .span($0) }
    },
    Rule("[the] end of the <unit>") { match in
      guard let unit = match.unit(), unit.unit == .week || unit.unit == .year else { return nil }
      return calendar(unit, plus: 0, match).flatMap { part($0, .last, match) }.map { .span($0) }
    },
    Rule("<month> [between|from] <n> (-|to|and|until|till|through) <n>", .bothEnds) { match in
      between(match.month(), match.plainDay(0), match.plainDay(1), match)
    },
    Rule(
      "[from|between] [the] (<n>|<ordinal>) (-|to|and|until|till|through) [the] (<n>|<ordinal>) [of] <month>",
      .bothEnds
    ) {
      match in
      let (low, high) = match.twoDays
      if match.says("and"), !match.says("between") { return nil }
      return between(match.month(), low, high, match)
    },
    Rule(
      "[from|between] [the] (<n>|<ordinal>) (-|to|and|until|till|through) [the] (<n>|<ordinal>) [of] [the] <which> month",
      .bothEnds
    ) {
      match in
      guard let which = match.which(), case (let low?, let high?) = match.twoDays, low < high
      else { return nil }
      let month = Month(of: match.scope.today).adding(months: which)
      guard let from = CivilDate(year: month.year, month: month.month, day: low),
        let to = CivilDate(year: month.year, month: month.month, day: high)
      else { return nil }
      return .span(Span(from: from, to: to))
    },
    Rule("<span> [,] <year>") { match in
      guard let span = match.span(), let year = match.year(), let from = span.from,
        let to = span.to, span.unit == .day, to - from < 40, match.range.count > 3,
        let first = CivilDate(year: year, month: from.month, day: from.day),
        let last = CivilDate(year: year, month: to.month, day: to.day)
      else { return nil }
      return .span(Span(from: first, to: last, unit: .day))
    },
  ]

  enum Third { case first, middle, last }

  /// The first, middle or last part of a week, month or year, bounded by today for "earlier" and
  /// "later".
  private static func part(_ span: Span, _ third: Third, _ match: Match) -> Span? {
    guard let from = span.from, let to = span.to, let unit = span.unit else { return nil }
    let today = match.scope.today
    let cut: (CivilDate, CivilDate)
    switch unit {
    case .week: cut = (from.adding(days: 2), from.adding(days: 3))
    case .month: cut = (from.adding(days: 14), from.adding(days: 15))
    case .year: cut = (from.adding(months: 6).adding(days: -1), from.adding(months: 6))
    default: return nil
    }
    switch third {
    case .first:
      let isEarlier = match.says("earlier") && (from...cut.0).contains(today)
      return Span(from: from, to: isEarlier ? max(from, today) : cut.0)
    case .last:
      let isLater = match.says("later") && (cut.1...to).contains(today)
      return Span(from: isLater ? today : cut.1, to: to)
    case .middle:
      switch unit {
      case .week: return Span(from: from.adding(days: 1), to: from.adding(days: 4))
      case .month: return Span(from: from.adding(days: 9), to: from.adding(days: 19))
      default:
        return Span(from: from.adding(months: 4), to: from.adding(months: 8).adding(days: -1))
      }
    }
  }

  private static func between(_ month: Int?, _ low: Int?, _ high: Int?, _ match: Match) -> Piece? {
    guard let month, let low, let high, low < high,
      let first = Yearly.monthDay(month: month, day: low)
        .nearest(to: match.scope.today, match.scope.tense),
      let last = CivilDate(year: first.year, month: month, day: high)
    else { return nil }
    return .span(Span(from: first, to: last, unit: .day))
  }

  private static func week(of date: CivilDate) -> Span {
    let monday = Weekday.monday.inWeek(of: date)
    return Span(from: monday, to: monday.adding(days: 6), unit: .week)
  }

  /// The `nth` week of a month or year; its first week is the one with its first Thursday.
  private static func week(_ nth: Int, of span: Span) -> Span? {
    guard let from = span.from, let to = span.to, (1...53).contains(nth),
      span.unit == .month || span.unit == .year
    else { return nil }
    let thursday = from.onOrAfter(.thursday).adding(days: 7 * (nth - 1))
    return thursday <= to ? week(of: thursday) : nil
  }

  static func weekend(plus weeks: Int, _ match: Match) -> Span {
    let saturday = Weekday.saturday.inWeek(of: match.scope.today, plus: weeks)
    return Span(from: saturday, to: saturday.adding(days: 1), unit: .day)
  }

  static func calendar(_ unit: Length, plus steps: Int, _ match: Match) -> Span? {
    let today = match.scope.today
    let count = Int(clamping: unit.count)
    switch unit.unit {
    case .week where count == 1: return week(of: today.adding(days: 7 * steps))
    case .month where count == 1:
      return Span(Month(of: today).adding(months: steps))
    case .month where count == 3:
      let first = Month(of: today).adding(months: 3 * steps - (today.month - 1) % 3)
      return Span(from: first.first, to: first.adding(months: 2).last)
    case .year where count == 1: return Span(year: today.year + steps)
    case .year where count <= 100:
      let first = (today.year / count + steps) * count
      guard let from = Span(year: first)?.from, let to = Span(year: first + count - 1)?.to else {
        return nil
      }
      return Span(from: from, to: to)
    default: return nil
    }
  }
}

extension Span {
  init(_ month: Month) {
    self.init(from: month.first, to: month.last, unit: .month)
  }

  init?(year: Int) {
    guard let from = CivilDate(year: year, month: 1, day: 1),
      let to = CivilDate(year: year, month: 12, day: 31)
    else { return nil }
    self.init(from: from, to: to, unit: .year)
  }
}

extension Match {
  /// The two day numbers of "from the 3rd to 7".
  var twoDays: (Int?, Int?) {
    let days = pieces.compactMap { piece -> Int? in
      switch piece {
      case .ordinal(let value, _): value
      case .number(let number) where number.decimals == 0 && number.digits <= 2: number.whole
      default: nil
      }
    }.filter { (1...31).contains($0) }
    return days.count == 2 ? (days[0], days[1]) : (nil, nil)
  }
}
