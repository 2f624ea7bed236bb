import Civil

/// Dates that share a month or a year with others of a list: "20 and 21 feb", "feb 24, 25 and 28".
extension DayReader {
  /// A day and its month with the year behind it, where one stands there.
  func dated(_ start: Int, _ day: Int, _ month: Int, _ end: Int) -> ClauseAtom? {
    if let year = word(end).digits, Self.years.contains(year) {
      guard let date = CivilDate(year: year, month: month, day: day) else { return nil }
      return atom(start..<end + 1, date <= today ? date : nil, date)
    }
    let (past, ahead) = near(day: day, month: month)
    return atom(start..<end, past, ahead)
  }

  /// Years that are said behind a date.
  private static let years = 1990...2100

  /// The month that the last date of a list names for those before it: "20, 21 and 22 feb"; nil
  /// where the number may be a score: "cramps 5 and 6 march".
  func listedMonth(of day: Int, at start: Int, after end: Int) -> Int? {
    let before = word(start - 1)
    let isDate =
      day > Self.highestScore || word(start).kind != .number || start == 0 || before.isMark
      || before.has(.beforeOrdinal) || before.has(.joiner)
    guard isDate else { return nil }
    var place = end
    for _ in 0..<Self.mostListed {
      guard let next = joined(place) else { return nil }
      place = next
      if word(place).has(.theWord) { place += 1 }
      guard let (_, after) = dayOfMonth(at: place) else { return nil }
      let named = word(after).has(.ofWord) ? after + 1 : after
      if let month = word(named).entry.month { return month }
      place = after
    }
    return nil
  }

  /// The month that a date before names for the days that follow it: "feb 24, 25 and 28".
  func leadingMonth(of day: Int, at start: Int, _ end: Int) -> Int? {
    guard isListed(end) else { return nil }
    var (place, later) = (start, day)
    for _ in 0..<Self.mostListed {
      guard let before = joiner(before: place) else { return nil }
      guard let earlier = word(before).digits, (1..<later).contains(earlier) else { return nil }
      if let month = word(before - 1).entry.month { return month }
      (place, later) = (before, earlier)
    }
    return nil
  }

  /// Whether a day of the month goes on with a list of days: "the 22nd and 23rd".
  func followsDay(_ start: Int) -> Bool {
    guard let before = joiner(before: start) else { return false }
    return numbers.ordinal(at: before) != nil || word(before).entry.month != nil
  }

  private static let mostListed = 8
  private static let highestScore = 10

  /// Whether nothing that a number counts stands behind it.
  private func isListed(_ end: Int) -> Bool {
    let next = word(end)
    return end >= words.count || next.isMark || next.has(.joiner) || next.has(.testWord)
  }

  /// The place behind "and" or a comma.
  private func joined(_ place: Int) -> Int? {
    guard word(place).text == "," || word(place).has(.joiner) else { return nil }
    return word(place).text == "," && word(place + 1).has(.joiner) ? place + 2 : place + 1
  }

  /// The place before "and" or a comma.
  private func joiner(before place: Int) -> Int? {
    guard word(place - 1).text == "," || word(place - 1).has(.joiner) else { return nil }
    return word(place - 2).text == "," ? place - 3 : place - 2
  }

  private func dayOfMonth(at place: Int) -> (day: Int, end: Int)? {
    if let ordinal = numbers.ordinal(at: place) { return ordinal }
    return word(place).digits.flatMap { (1...31).contains($0) ? ($0, place + 1) : nil }
  }
}
