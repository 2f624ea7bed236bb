import Civil

extension Rule {
  /// Months by their names.
  static let monthSpans: [Rule] = [
    Rule(reading: "<month>") { match in
      guard case .month(let month, let isRisky)? = match.pieces.first else { return nil }
      let isImpossibleDay = Int(match.next).map { $0 <= 31 && $0 > 29 } ?? false
      return span(ofMonth: month, match).map {
        Reading(piece: .span($0), isLatent: isImpossibleDay || isRisky && !isSafeMonth(match))
      }
    },
    Rule("month of <month>") { match in
      match.month().flatMap { span(ofMonth: $0, match) }.map { .span($0) }
    },
    Rule("<month> [of|,|-|/|in] <year>") { match in
      guard let month = match.month(), let year = match.year() else { return nil }
      return Month(year: year, month: month).map { .span(Span($0)) }
    },
    Rule("<year> [,|-|/] <month>") { match in
      guard let month = match.month(), let year = match.year() else { return nil }
      return Month(year: year, month: month).map { .span(Span($0)) }
    },
    Rule("<month> of <n>") { match in
      guard let month = match.month(), let number = match.number(), number.digits == 2,
        let year = number.whole
      else { return nil }
      return Month(year: DigitShapes.century(year), month: month).map { .span(Span($0)) }
    },
    Rule("<which> <month>") { match in
      guard let month = match.month(), let which = match.which() else { return nil }
      let today = match.scope.today
      let year: Int =
        switch which {
        case -1: month < today.month ? today.year : today.year - 1
        case 1: month > today.month ? today.year : today.year + 1
        default: today.year
        }
      return Month(year: year, month: month).map { .span(Span($0)) }
    },
    Rule("<month> <which> year") { match in
      guard let month = match.month(), let which = match.which() else { return nil }
      return Month(year: match.scope.today.year + which, month: month).map { .span(Span($0)) }
    },
    Rule("<which> year <month>") { match in
      guard let month = match.month(), let which = match.which() else { return nil }
      return Month(year: match.scope.today.year + which, month: month).map { .span(Span($0)) }
    },
  ]

  /// The nearest such month that has begun (past), or that has not (future).
  static func span(ofMonth month: Int, _ match: Match) -> Span? {
    let today = match.scope.today
    func nearest(_ tense: Tense) -> Month? {
      let isBehind = tense == .past ? month > today.month : month >= today.month
      let isThisYear = tense == .past ? !isBehind : isBehind
      return Month(
        year: isThisYear ? today.year : today.year + (tense == .past ? -1 : 1), month: month)
    }
    guard let found = nearest(match.scope.tense) else { return nil }
    if !match.scope.isTenseSure, let ahead = nearest(.future),
      2 * (ahead.first - today) < today - found.last
    {
      return Span(ahead)
    }
    return Span(found)
  }

  private static func isSafeMonth(_ match: Match) -> Bool {
    if match.isPreceded(by: .name) { return false }
    if match.last == "may", match.words.isAfter(.verb, match.next) { return false }
    if match.isPreceded(by: .month) || match.isAlone { return true }
    let words = ["may", "march", "mar"]
    return !words.contains(match.text(at: match.range.lowerBound)) && match.isAtEnd
      && !match.isAtStart && match.scope.isTenseSure
  }
}
