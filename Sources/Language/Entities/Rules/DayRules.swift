import Civil

extension Rule {
  /// Days counted from today or from another day.
  static let days: [Rule] = [
    Rule("<duration> (ago|back|bk|previously|earlier)") { match in
      guard let length = match.duration(), match.says("ago") || match.previous != "each" else {
        return nil
      }
      return moved(length, -1, match)
    },
    Rule("(there are|there is|theres) <duration>") { match in
      guard let length = match.duration(), length.isOfDays, length.upper == nil,
        !Self.remaining.contains(match.next)
      else { return nil }
      return moved(length, -1, match)
    },
    Rule(reading: "since [about|around|the] [last|past] <duration>") { match in
      guard let length = match.duration(), length.isOfDays, length.upper == nil,
        match.words.forms[match.next] == nil, match.next != "ago",
        let day = length.moved(from: match.scope.today, sign: -1)
      else { return nil }
      return Reading(piece: .day(.fixed(day)), lead: 1)
    },
    Rule("<duration> (later|from now|hence|from today|after today)") { match in
      match.duration().flatMap { moved($0, 1, match) }
    },
    Rule("in [about|around|exactly|less than|like] <duration> [time]") { match in
      guard let length = match.duration(), length.upper == nil,
        length.seconds < 60 * 31_536_000,
        !["all", "whole", "full", "entire"].contains(where: match.says)
      else { return nil }
      let isAhead = match.scope.tense == .future || match.isAlone
      guard length.isOfDays || isAhead else { return nil }
      return moved(length, 1, match)
    },
    Rule("<duration> (from|after|since|following) <day>") { match in
      guard let length = match.duration(), length.isOfDays, !(match.next == "to") else {
        return nil
      }
      return match.day()?.date(near: match.scope.today, anchorTense(match))
        .flatMap { length.moved(from: $0, sign: 1) }.map { .day(.fixed($0)) }
    },
    Rule("(a week|1 week) on <weekday>") { match in
      guard !(match.scope.tense == .past && match.scope.isTenseSure) else { return nil }
      return match.weekday().map {
        .day(.fixed((match.scope.today + 1).onOrAfter($0).adding(days: 7)))
      }
    },
    Rule("<duration> (before|prior to) <day>") { match in
      guard let length = match.duration(), length.isOfDays else { return nil }
      return match.day()?.date(near: match.scope.today, anchorTense(match))
        .flatMap { length.moved(from: $0, sign: -1) }.map { .day(.fixed($0)) }
    },
    Rule("<duration> ago (yesterday|today|tomorrow)") { match in
      guard let length = match.duration(), length.isOfDays else { return nil }
      let offset = match.says("yesterday") ? -1 : match.says("tomorrow") ? 1 : 0
      return length.moved(from: match.scope.today.adding(days: offset), sign: -1)
        .map { .day(.fixed($0)) }
    },
    Rule("(a week|1 week) (yesterday|tomorrow|today)") { match in
      let offset = match.says("yesterday") ? -8 : match.says("tomorrow") ? 8 : 7
      return .day(.fromToday(offset))
    },
    Rule("[the] day before <day>") { match in
      match.day()?.date(in: match.scope).map { .day(.fixed($0.adding(days: -1))) }
    },
    Rule("[the] day after <day>") { match in
      match.day()?.date(in: match.scope).map { .day(.fixed($0.adding(days: 1))) }
    },
    Rule("(the other day before|the day before)") { match in
      match.isAtEnd ? .day(.fromToday(-1)) : nil
    },
    Rule("(the day after|the next day|next day|the following day)") { match in
      match.isAtEnd ? .day(.fromToday(1)) : nil
    },
    Rule("[the] (last|past|previous) day") { match in
      match.isAtEnd ? .day(.fromToday(-1)) : nil
    },
    Rule("(this day|the day)") { match in
      match.isAtEnd && (match.previous == "of" || match.scope.isTenseSure || match.says("this"))
        && match.previous != "during" && match.previous != "in" && match.previous != "through"
        ? .day(.fromToday(0)) : nil
    },
    Rule("end of [the|this] month") { match in
      .day(.fixed(Month(of: match.scope.today).last))
    },
    Rule("[the] (end|last day) of [the] last month") { match in
      .day(.fixed(Month(of: match.scope.today).adding(months: -1).last))
    },
    Rule("[the] (last|first|final) day (of|in) [the] <span>") { match in
      guard let span = match.span(), span.unit == .month || span.unit == .week else { return nil }
      return (match.says("first") ? span.from : span.to).map { .day(.fixed($0)) }
    },
    Rule("[the] (start|beginning|first day|1st) of (the|this) month") { match in
      .day(.fixed(Month(of: match.scope.today).first))
    },
    Rule("<day> <year>") { match in
      guard case .yearly(let yearly)? = match.day(), let year = match.year() else { return nil }
      return yearly.date(in: year).map { .day(.fixed($0)) }
    },
    Rule("<which> <day>") { match in
      guard case .yearly(let yearly)? = match.day(), let which = match.which() else { return nil }
      let today = match.scope.today
      let date =
        switch which {
        case -1: yearly.nearest(to: today.adding(days: -1), .past)
        case 1: yearly.nearest(to: today.adding(days: 1), .future)
        default: yearly.date(in: today.year)
        }
      return date.map { .day(.fixed($0)) }
    },
    Rule("<day> (last year|this year|next year)") { match in
      guard case .yearly(let yearly)? = match.day() else { return nil }
      let year = match.scope.today.year + (match.says("last") ? -1 : match.says("next") ? 1 : 0)
      return yearly.date(in: year).map { .day(.fixed($0)) }
    },
    Rule(reading: "<slash>", .easilyMistyped) { match in
      guard let (day, mark) = match.slash() else { return nil }
      let isSure = isDate(mark, match)
      if !isSure, mark == "/", match.last == "10" { return nil }
      return Reading(piece: .day(day), isLatent: !isSure)
    },
  ]

  /// Words after a length that is still to come or is of something: "there are 5 days left".
  private static let remaining: WordSet = [
    "until", "till", "til", "to", "left", "remaining", "of", "before", "each", "in", "between",
    "for",
  ]

  /// A day reached from a day said with "from", "after" or "before" looks the way the length does.
  private static func anchorTense(_ match: Match) -> Tense {
    match.scope.isTenseSure ? match.scope.tense : .future
  }

  /// The day or, for hours and minutes, the moment a length away from the reference.
  private static func moved(_ length: Length, _ sign: Int, _ match: Match) -> Piece? {
    let now = match.scope.now
    if let upper = length.upper {
      guard length.isOfDays,
        let near = length.moved(from: now.date, sign: sign),
        let far = Length(upper, length.unit).moved(from: now.date, sign: sign)
      else { return nil }
      return .span(Span(from: min(near, far), to: max(near, far)))
    }
    guard length.unit < .day else {
      return length.moved(from: now.date, sign: sign).map { .day(.fixed($0)) }
    }
    let coarse = length.terms.filter { $0.unit >= .day }
    var date = now.date
    if !coarse.isEmpty {
      var days = length
      days.terms = coarse
      guard let moved = days.moved(from: date, sign: sign) else { return nil }
      date = moved
    }
    let seconds = length.terms.filter { $0.unit < .day }
      .reduce(0) { $0 + $1.count * $1.unit.seconds }
    guard seconds < 1e9 else { return nil }
    let moment = Moment(date: date, time: now.time)
      .adding(minutes: sign * Int(clamping: (seconds / 60).rounded()))
    return Clock(hour: moment.time.hour, minute: moment.time.minute, isOpen: false)
      .map { .moment(moment.date, $0) }
  }

  /// Whether a word right before two numbers makes them a rating: "energy: 2/5".
  private static func isRating(_ match: Match) -> Bool {
    let before = (1...2).map { match.text(at: match.range.lowerBound - $0) }
    guard [":", "=", "is", "level", "was"].contains(before[0]) else {
      return match.isPreceded(by: .rating)
    }
    return match.words.isBefore(.rating, before[1])
  }

  /// Whether the point after two numbers is no full stop: "9.3.: swam", "on 28.3.?", "to 6.3.".
  private static func isPointedAt(_ match: Match) -> Bool {
    let after = match.text(at: match.range.upperBound + 1)
    let isBroken = [":", "?", ",", "-", "to", "until", "till", "at", "="].contains(after)
    return isBroken || ["to", "-", "until", "till", "vs", "the"].contains(match.previous)
  }

  /// Whether a unit follows two numbers with a point between, which are one number then: "7.5 hours".
  private static func isCounted(_ match: Match) -> Bool {
    match.words.forms[match.next]?.contains {
      $0.rest.isEmpty && [.unit, .measure].contains($0.piece.sort)
    } ?? false
  }

  /// Whether two numbers with a mark between them are a date here.
  private static func isDate(_ mark: String, _ match: Match) -> Bool {
    let tokens = match.message.tokens
    let (day, month) = (
      match.text(at: match.range.lowerBound), match.text(at: match.range.upperBound - 1)
    )
    if mark == "." {
      if isCounted(match) { return false }
      let isPadded =
        day.utf8.count == 2 && month.utf8.count == 2 && (day.first == "0" || month.first == "0")
      let endsInPoint = match.next == "." && match.message.touches(match.range.upperBound - 1)
      return isDatedBy(match) || isPadded && (tokens.count == 3 || endsInPoint)
        || endsInPoint && isPointedAt(match)
    }
    if day == "24", month == "7" { return false }
    if month == "5", isRating(match) { return false }
    if isDatedBy(match) { return true }
    if tokens.indices.contains(match.range.upperBound),
      match.message.touches(match.range.upperBound - 1),
      tokens[match.range.upperBound].kind == .word
    {
      return false
    }
    if month == "10" { return false }
    if match.range.lowerBound > 0, tokens[match.range.lowerBound - 1].kind == .number {
      return false
    }
    return true
  }
}
