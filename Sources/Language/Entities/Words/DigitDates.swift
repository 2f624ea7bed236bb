import Civil

extension DigitShapes {
  /// "2026-03-11", "14.02.2026", "3/4", "12/2015", "20170302"
  static func dates(_ run: Run, order: SlashOrder) -> [(Piece, Int)] {
    guard !run.isContinued(by: "./:,"), let first = run.digits(0) else { return [] }
    if run.isContinued, run.text(1) != "/" { return [] }
    if run.length(0) == 8, !run.runsOn(after: 0) || !run.message.touches(run.index - 1) {
      let day = CivilDate(year: first / 10_000, month: first / 100 % 100, day: first % 100)
      guard let day, (1_900...2_100).contains(day.year) else { return [] }
      return [(.day(.fixed(day)), run.index + 1)]
    }
    if let spaced = spacedISO(run) { return [spaced] }
    guard run.isMark(1, "/-.~"), run.length(0) <= 4, let second = run.digits(2),
      run.length(2) <= 4
    else { return slashWithSpaces(run) }
    let mark = run.text(1)
    if run.text(3) == mark, run.isMark(3, mark), let third = run.digits(4) {
      return three(run, first, second, third, order: order)
    }
    if let span = yearMonth(run, first, second, mark) { return [(.span(span), run.index + 3)] }
    return two(run, first, second, mark: mark, order: order)
  }

  /// "2016 10 16"
  private static func spacedISO(_ run: Run) -> (Piece, Int)? {
    guard run.length(0) == 4, let year = run.digits(0), run.length(1) == 2,
      let month = run.digits(1), run.length(2) == 2, let day = run.digits(2),
      (1_900...2_100).contains(year)
    else { return nil }
    return CivilDate(year: year, month: month, day: day).map {
      (.day(.fixed($0)), run.index + 3)
    }
  }

  /// "2016 / 11", "11 - 2016", "11- 2016"
  private static func slashWithSpaces(_ run: Run) -> [(Piece, Int)] {
    guard ["/", "-"].contains(run.text(1)), let first = run.digits(0), let second = run.digits(2),
      let span = yearMonth(run, first, second, run.text(1))
    else { return [] }
    return [(.span(span), run.index + 3)]
  }

  /// "12/2015", "2015-12"
  private static func yearMonth(_ run: Run, _ first: Int, _ second: Int, _ mark: String) -> Span? {
    guard mark == "/" || mark == "-" else { return nil }
    let (year, month) = run.length(0) == 4 ? (first, second) : (second, first)
    let lengths = (run.length(0), run.length(2))
    guard lengths.0 == 4 && lengths.1 <= 2 || lengths.1 == 4 && lengths.0 <= 2,
      (1_900...2_100).contains(year), let named = Month(year: year, month: month)
    else { return nil }
    return Span(from: named.first, to: named.last, unit: .month)
  }

  private static func three(
    _ run: Run, _ a: Int, _ b: Int, _ c: Int, order: SlashOrder
  ) -> [(Piece, Int)] {
    let end = run.index + 5
    if run.length(0) == 4 {
      return CivilDate(year: a, month: b, day: c).map { [(.day(.fixed($0)), end)] } ?? []
    }
    guard run.length(4) == 4 || run.length(4) == 2 else { return [] }
    let year = run.length(4) == 4 ? c : century(c)
    let monthFirst = CivilDate(year: year, month: a, day: b)
    let dayFirst = CivilDate(year: year, month: b, day: a)
    switch (monthFirst, dayFirst, run.text(1) == "." ? order.withPoints : order) {
    case (let date?, nil, _), (let date?, _, .monthFirst): return [(.day(.fixed(date)), end)]
    case (nil, let date?, _), (_, let date?, .dayFirst): return [(.day(.fixed(date)), end)]
    case (let one?, let other?, .open):
      return [(.day(one == other ? .fixed(one) : .eitherDate(one, other)), end)]
    case (nil, nil, _): return []
    }
  }

  /// Two digits of a year: 1930 to 2029.
  static func century(_ two: Int) -> Int { two < 30 ? 2_000 + two : 1_900 + two }

  private static func two(
    _ run: Run, _ a: Int, _ b: Int, mark: String, order: SlashOrder
  ) -> [(Piece, Int)] {
    guard mark == "/" || mark == ".", run.length(0) <= 2, run.length(2) <= 2,
      !run.runsOn(after: 2, by: mark == "/" ? "./:" : "./:-")
    else { return [] }
    let monthFirst = Yearly.monthDay(month: a, day: b)
    let dayFirst = Yearly.monthDay(month: b, day: a)
    let isClock = mark == "." && order != .monthFirst && b > 12
    let day: Day? =
      switch (
        isClock ? nil : monthFirst.date(in: 2_024), dayFirst.date(in: 2_024),
        mark == "." ? order.withPoints : order
      ) {
      case (nil, nil, _): nil
      case (_?, nil, _), (_?, _, .monthFirst): .yearly(monthFirst)
      case (nil, _?, _), (_, _?, .dayFirst): .yearly(dayFirst)
      case (_?, _?, .open): a == b ? .yearly(monthFirst) : .either(monthFirst, dayFirst)
      }
    return day.map { [(.slash($0, mark: mark), run.index + 3)] } ?? []
  }
}
