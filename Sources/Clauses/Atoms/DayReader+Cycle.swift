import Civil

/// Days that are counted from the first day of a period.
extension DayReader {
  /// "cd 3", "day 5", "the third day".
  func cycleDay(_ start: Int) -> ClauseAtom? {
    if word(start).has(.cycleDay), let (value, end) = numbers.value(at: start + 1),
      let day = Int(exactly: value), (1...200).contains(day), isOfCycle(end)
    {
      return atom(start..<end, .cycle(day))
    }
    if word(start).has(.theWord), let (day, end) = numbers.ordinal(at: start + 1),
      word(end).has(.dayWord), isOfCycle(end + 1)
    {
      return atom(start..<end + 1, .nth(day))
    }
    return nil
  }

  /// Whether a counted day is none of something else: "day 3 of antibiotics".
  func isOfCycle(_ end: Int) -> Bool {
    guard word(end).has(.ofWord) else { return true }
    var place = end + 1
    while word(place).has(.theWord) || word(place).has(.thisWord) || word(place).has(.possessive) {
      place += 1
    }
    return word(place).has(.periodWord)
  }

  /// "the first two days", "first 3 days of it".
  func firstDays(_ start: Int) -> ClauseAtom? {
    var place = word(start).has(.theWord) ? start + 1 : start
    guard let (first, end) = numbers.ordinal(at: place), first == 1 else { return nil }
    place = end
    guard let (value, last) = numbers.value(at: place) ?? coupled(place),
      let count = Int(exactly: value), (2...7).contains(count), word(last).has(.dayWord),
      isOfCycle(last + 1)
    else { return nil }
    return atom(start..<last + 1, .firsts(count))
  }

  private func coupled(_ place: Int) -> (value: Double, end: Int)? {
    guard word(place).has(.coupling) else { return nil }
    return (2, word(place + 1).has(.ofWord) ? place + 2 : place + 1)
  }
}
