import Civil

/// Reads one day: by a phrase, a weekday, a date, a day of the cycle.
struct DayReader {
  let words: [ClauseWord]
  let today: CivilDate
  let phrases: [DayPhrase]
  let numbers: NumberWords

  init(_ words: [ClauseWord], today: CivilDate, phrases: [DayPhrase]) {
    self.words = words
    self.today = today
    self.phrases = phrases
    numbers = NumberWords(words: words)
  }

  func word(_ place: Int) -> ClauseWord {
    words.indices.contains(place) ? words[place] : .absent
  }

  /// The day that begins at a place.
  func day(at start: Int) -> ClauseAtom? {
    relative(start) ?? ago(start) ?? phrase(start) ?? firstDays(start) ?? weekday(start)
      ?? month(start) ?? date(start) ?? cycleDay(start)
  }

  func atom(_ words: Range<Int>, _ past: CivilDate?, _ ahead: CivilDate?) -> ClauseAtom? {
    guard past != nil || ahead != nil else { return nil }
    var atom = ClauseAtom(.day, words)
    atom.days = past.map { [$0] } ?? []
    atom.ahead = ahead ?? past
    return atom
  }

  func atom(_ words: Range<Int>, _ kind: ClauseAtom.DayKind) -> ClauseAtom {
    var atom = ClauseAtom(.day, words)
    atom.dayKind = kind
    return atom
  }

  /// "yesterday", with the part of the day behind it.
  private func relative(_ start: Int) -> ClauseAtom? {
    guard let offset = word(start).entry.day, longestPhrase(start) == nil else { return nil }
    let end = word(start + 1).has(.dayPart) ? start + 2 : start + 1
    var atom = atom(start..<end, today + offset, today + offset)
    atom?.isNight = end > start + 1 && word(start + 1).has(.nightWord)
    if offset > 0 { atom?.dayKind = .ahead }
    return atom
  }

  /// "3 days ago", "a couple of weeks back", "two weeks ago on monday".
  private func ago(_ start: Int) -> ClauseAtom? {
    if let (value, end) = numbers.value(at: start), let count = Int(exactly: value),
      (1...60).contains(count), let weekday = word(end).entry.weekday, word(end + 1).has(.ago)
    {
      let last = latest(weekday) == today ? today - 7 : latest(weekday)
      return atom(start..<end + 2, last - 7 * (count - 1), nil)
    }
    guard let (days, isOfWeeks, end) = distance(start) else { return nil }
    let place = word(end).has(.beforeOrdinal) || word(end).has(.backward) ? end + 1 : end
    if isOfWeeks, let weekday = word(place).entry.weekday {
      return atom(start..<place + 1, latest(weekday) - days, nil)
    }
    return atom(start..<end, today - days, nil)
  }

  /// The last such day of the week up to today.
  private func latest(_ weekday: Int) -> CivilDate {
    today - (today.weekday.place - weekday + 7) % 7
  }

  /// How many days back "3 days ago" is, whether weeks are counted, and where it ends.
  private func distance(_ start: Int) -> (days: Int, isOfWeeks: Bool, end: Int)? {
    let first = word(start)
    var count = numbers.value(at: start)
    if count == nil, first.has(.article) || first.has(.coupling) {
      count = (first.has(.coupling) || word(start + 1).has(.coupling) ? 2 : 1, start + 1)
    }
    guard let (value, after) = count, let number = Int(exactly: value), number < 400 else {
      return nil
    }
    var place = after
    while word(place).has(.coupling) || word(place).has(.ofWord) { place += 1 }
    let unit = word(place)
    guard unit.has(.dayWord) || unit.has(.nightWord) || unit.has(.weekWord),
      word(place + 1).has(.ago)
    else { return nil }
    return (number * (unit.has(.weekWord) ? 7 : 1), unit.has(.weekWord), place + 2)
  }

  private func longestPhrase(_ start: Int) -> (meaning: DayPhrase.Sense, end: Int)? {
    var best: (meaning: DayPhrase.Sense, end: Int)?
    for phrase in phrases {
      if let end = phrase.pattern.end(at: start, in: words, start..<words.count, []),
        end > best?.end ?? start
      {
        best = (phrase.meaning, end)
      }
    }
    return best
  }

  private func phrase(_ start: Int) -> ClauseAtom? {
    guard let (meaning, end) = longestPhrase(start) else { return nil }
    switch meaning {
    case .offset(let days, let isNight):
      var atom = atom(start..<end, today + days, today + days)
      atom?.isNight = isNight
      return atom
    case .kind(let kind):
      var atom = atom(start..<end, kind)
      switch kind {
      case .lastNight:
        atom.days = [today - 1]
        atom.isNight = true
      case .now, .tonight: atom.days = [today]
      default: break
      }
      return atom
    }
  }

  private func weekday(_ start: Int) -> ClauseAtom? {
    var place = start
    var (isLast, isNext) = (false, false)
    if word(place).has(.theWord), word(place + 1).has(.backward) { place += 1 }
    if word(place).has(.backward) || word(place).has(.forward) || word(place).has(.thisWord) {
      guard word(place + 1).entry.weekday != nil else { return nil }
      (isLast, isNext) = (word(place).has(.backward), word(place).has(.forward))
      if place > start { isLast = false }
      place += 1
    }
    guard let weekday = word(place).entry.weekday, !word(place + 1).has(.afterSunNoDay) else {
      return nil
    }
    let now = today.weekday.place
    var past = today - (now - weekday + 7) % 7
    var ahead = today + (weekday - now + 7) % 7
    if isLast, past == today { past = past - 7 }
    if isNext, ahead == today { ahead = ahead + 7 }
    place += 1
    let isNight = word(place).has(.nightWord)
    if word(place).has(.dayPart) { place += 1 }
    if word(place).has(.ofWord), word(place + 1).has(.backward), word(place + 2).has(.weekWord) {
      past = today - (now + 7 - weekday)
      place += 3
    } else if word(place).has(.backward), word(place + 1).has(.weekWord) {
      past = today - (now + 7 - weekday)
      place += 2
    }
    if let (days, isOfWeeks, end) = distance(place), isOfWeeks {
      return atom(start..<end, latest(weekday) - days, nil)
    }
    if let (dated, end) = dated(weekday, from: place) {
      return atom(start..<end, dated <= today ? dated : nil, dated)
    }
    var atom = atom(start..<place, past, ahead)
    atom?.isNight = isNight
    atom?.isWeekday = true
    if isNext {
      atom?.dayKind = .next
      atom?.days = []
    }
    return atom
  }

  /// A date behind a weekday that falls on it: "tuesday the 3rd", "sat 28/3", "mon 2 march", "fri 15:".
  private func dated(_ weekday: Int, from start: Int) -> (CivilDate, Int)? {
    var place = start
    if word(place).text == "," { place += 1 }
    if word(place).has(.theWord) { place += 1 }
    guard let found = date(place) ?? month(place) ?? bareOrdinal(place) ?? bareNumber(place),
      let day = [found.days.first, found.ahead].compactMap(\.self).first(where: {
        $0.weekday.place == weekday
      })
    else { return nil }
    return (day, found.words.upperBound)
  }

  private func bareOrdinal(_ place: Int) -> ClauseAtom? {
    guard let (day, end) = numbers.ordinal(at: place) else { return nil }
    let (past, ahead) = near(day: day)
    return atom(place..<end, past, ahead)
  }

  /// A day of the month that heads what is told of it, or is no score.
  private func bareNumber(_ place: Int) -> ClauseAtom? {
    guard let day = word(place).digits, (1...31).contains(day) else { return nil }
    let next = word(place + 1)
    guard next.text == ":" || day > 10 && next.entry.unit == nil && !next.has(.counted) else {
      return nil
    }
    let (past, ahead) = near(day: day)
    return atom(place..<place + 1, past, ahead)
  }

  /// The dates nearest to today that have this day of the month.
  private func near(day: Int) -> (CivilDate?, CivilDate?) {
    let month = Month(of: today)
    let days = (-13...13).compactMap { offset -> CivilDate? in
      let month = month.adding(months: offset)
      return CivilDate(year: month.first.year, month: month.first.month, day: day)
    }
    return (days.last { $0 <= today }, days.first { $0 >= today })
  }

  /// The dates nearest to today with this day and month.
  func near(day: Int, month: Int) -> (CivilDate?, CivilDate?) {
    let days = (-2...2).compactMap { CivilDate(year: today.year + $0, month: month, day: day) }
    return (days.last { $0 <= today }, days.first { $0 >= today })
  }

  /// "march 3", "march the third", "in march".
  private func month(_ start: Int) -> ClauseAtom? {
    guard let month = word(start).entry.month else { return nil }
    let place = word(start + 1).has(.theWord) ? start + 2 : start + 1
    var day: (day: Int, end: Int)? = numbers.ordinal(at: place)
    if day == nil, let digits = word(place).digits, (1...31).contains(digits) {
      day = (digits, place + 1)
    }
    if let (day, end) = day {
      return dated(start, day, month, end)
    }
    guard !word(start).has(.riskyMonth) || word(start - 1).has(.beforeMonth) else { return nil }
    return atom(start..<start + 1, .month)
  }

  /// "3 march", "the 3rd of march", "the 3rd", "28/3", "2026-03-28".
  private func date(_ start: Int) -> ClauseAtom? {
    if case .date(let date) = word(start).shape {
      return atom(start..<start + 1, date <= today ? date : nil, date)
    }
    if case .strokes(let parts) = word(start).shape { return strokes(parts, start) }
    let place = word(start).has(.theWord) ? start + 1 : start
    var found = numbers.ordinal(at: place)
    let isOrdinal = found != nil
    if found == nil, let digits = word(place).digits, (1...31).contains(digits) {
      found = (digits, place + 1)
    }
    guard let (day, end) = found else { return nil }
    let monthPlace = word(end).has(.ofWord) ? end + 1 : end
    if let month = word(monthPlace).entry.month,
      !(word(monthPlace).has(.riskyMonth) && !isOrdinal && word(monthPlace + 1).has(.afterRisky))
    {
      return dated(start, day, month, monthPlace + 1)
    }
    if let month = listedMonth(of: day, at: start, after: end) {
      return dated(start, day, month, end)
    }
    if !isOrdinal, let month = leadingMonth(of: day, at: start, end) {
      return dated(start, day, month, end)
    }
    guard isOrdinal,
      place > start || word(start - 1).has(.beforeOrdinal) || followsDay(start),
      !word(end).has(.counted), !word(end).has(.dayWord), word(end).digits == nil
    else { return nil }
    let (past, ahead) = near(day: day)
    return atom(start..<end, past, ahead)
  }

  /// A day and a month with a stroke, where words or other dates beside it show that.
  private func strokes(_ parts: [Double], _ start: Int) -> ClauseAtom? {
    let whole = parts.compactMap { Int(exactly: $0) }
    guard whole.count == parts.count, whole.count == 2,
      (1...12).contains(whole[1]), (1...31).contains(whole[0]), whole[1] != 10,
      word(start - 1).has(.beforeStrokes) || word(start - 1).entry.weekday != nil
        || word(start - 1).text == "," || isStrokes(start - 1)
    else { return nil }
    let (past, ahead) = near(day: whole[0], month: whole[1])
    return atom(start..<start + 1, past, ahead)
  }

  private func isStrokes(_ place: Int) -> Bool {
    if case .strokes = word(place).shape { true } else { false }
  }
}

extension Weekday {
  /// 0 for Monday to 6 for Sunday.
  var place: Int { rawValue - 1 }
}
