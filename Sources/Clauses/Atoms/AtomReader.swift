import Civil

/// Cuts the words of a message into atoms, from the left the first that fits.
struct AtomReader {
  let vocabulary: ClauseVocabulary
  var words: [ClauseWord]
  var atoms: [ClauseAtom] = []
  /// The meanings that the lexicon gives to the words at a place, the longest.
  private let named: [Int: (meaning: CellMeaning, end: Int)]
  let days: DayReader
  private let clocks: ClockReader
  let numbers: NumberWords
  let isSpoken: Bool
  private let pieces: SleepPieces
  var place = 0

  init(
    _ words: [ClauseWord], named: [Int: (meaning: CellMeaning, end: Int)],
    _ vocabulary: ClauseVocabulary,
    today: CivilDate
  ) {
    self.words = words
    self.vocabulary = vocabulary
    self.named = named
    days = DayReader(words, today: today, phrases: vocabulary.days)
    isSpoken = Self.isSpoken(words)
    numbers = NumberWords(words: words, isSpoken: isSpoken)
    pieces = SleepPieces(words, vocabulary.meanings)
    clocks = ClockReader(words) { place in
      guard words.indices.contains(place) else { return false }
      return named[place] != nil || vocabulary.meanings.form(at: place, in: words) != nil
    }
    while place < words.count { read() }
    tag()
  }

  func word(_ place: Int) -> ClauseWord { words.indices.contains(place) ? words[place] : .absent }

  /// What the words at a place are for a cell, and where they end.
  func meaning(at place: Int) -> (meaning: CellMeaning, end: Int)? {
    guard words.indices.contains(place) else { return nil }
    let own = vocabulary.meanings.form(at: place, in: words)
    guard let known = named[place], known.end > own?.end ?? 0 else { return own }
    return known
  }

  mutating func add(_ atom: ClauseAtom) {
    atoms.append(atom)
    place = atom.words.upperBound
  }

  private mutating func read() {
    if readQuote() { return }
    if let piece = pieces.atom(at: place) { return add(piece) }
    let found = meaning(at: place)
    let isDay = word(place).entry.day != nil || word(place).entry.weekday != nil
    if let found, found.end - place >= 2, !isDay { return add(found) }
    if readSince() { return }
    if let time = clocks.time(at: place) { return add(time) }
    if let day = days.day(at: place) {
      add(day)
      if readNightHour() { return }
      return readSpan()
    }
    if readNumber() { return }
    if let found { return add(found) }
    let word = word(place)
    let kind: ClauseAtom.Kind =
      if word.has(.negator) {
        .negator
      } else if word.isMark || word.has(.conjunction) {
        .separator
      } else {
        .word
      }
    add(ClauseAtom(kind, place..<place + 1))
  }

  private mutating func add(_ found: (meaning: CellMeaning, end: Int)) {
    add(ClauseAtom(Self.kind(of: found.meaning.role), place..<found.end, meaning: found.meaning))
  }

  private static func kind(of role: CellMeaning.Role) -> ClauseAtom.Kind {
    switch role {
    case .head: .head
    case .value: .value
    case .unit: .unit
    case .event: .event
    case .subject: .subject
    case .clinician: .clinician
    case .part: .part
    case .condition: .condition
    case .none: .none
    }
  }

  private mutating func readQuote() -> Bool {
    guard Self.quotes.contains(word(place).text),
      let end = words[(place + 1)...].firstIndex(where: { Self.quotes.contains($0.text) })
    else { return false }
    add(ClauseAtom(.quote, place..<end + 1))
    return true
  }

  private static let quotes: Set<String> = ["\"", "“", "”"]

  /// "since friday", "from the 3rd", "since then".
  private mutating func readSince() -> Bool {
    guard word(place).has(.since) else { return false }
    let isSince = word(place).has(.fullSince)
    var next = place + 1
    while next < place + 4, word(next).has(.sinceLead), days.day(at: next) == nil { next += 1 }
    if isSince, let year = word(next).digits, (Self.firstYear...days.today.year).contains(year) {
      var atom = ClauseAtom(.day, place..<next + 1)
      atom.dayKind = .monthSince
      add(atom)
      return true
    }
    if let day = days.day(at: next), day.dayKind != .now {
      var day = day
      day.words = place..<day.words.upperBound
      if day.dayKind == .month {
        day.dayKind = .monthSince
      } else if isSince {
        day.dayKind = .since
      } else if word(place).has(.starting) {
        day.dayKind = .starting
      }
      add(day)
      readSpan()
      return true
    }
    guard isSince, word(place + 1).isMark || word(place + 1).has(.conjunction) else { return false }
    var atom = ClauseAtom(.day, place..<place + 1)
    atom.dayKind = .sinceThen
    add(atom)
    return true
  }

  /// A smaller number after "since" is no year.
  private static let firstYear = 1950

  /// The hour after a night: "last night about 11".
  private mutating func readNightHour() -> Bool {
    guard let last = atoms.last, last.isNight, word(place).has(.clockLead),
      let (value, end) = numbers.value(at: place + 1), let hour = Int(exactly: value),
      (1...12).contains(hour), word(end).entry.unit == nil
    else { return false }
    var atom = ClauseAtom(.time, place..<end)
    atom.time = ClockTime(hour: (6..<12).contains(hour) ? hour + 12 : hour % 12, minute: 0)
    add(atom)
    return true
  }

  /// A day up to another one.
  private mutating func readSpan() {
    if readCycleSpan() { return }
    if isSpoken, word(place).entry.heard != nil, isListed { return }
    guard let day = atoms.last, let start = day.days.first ?? nil,
      word(place).has(.until) || word(place).has(.upward) && word(place + 1).has(.toWord)
    else { return }
    let next = place + (word(place).has(.upward) ? 2 : 1)
    guard let end = days.day(at: next) ?? bareDay(at: next, after: day),
      let last = end.days.first
    else { return }
    var first = start
    if first > last { first = first - 7 }
    guard (0...60).contains(last - first) else { return }
    var span = day
    span.days = (0...(last - first)).map { first + $0 }
    span.dayKind = .span
    span.words = day.words.lowerBound..<end.words.upperBound
    atoms.removeLast()
    add(span)
  }

  /// "day 3 to 7", "cd 3 - cd 7".
  private mutating func readCycleSpan() -> Bool {
    guard let day = atoms.last, case .cycle(let first) = day.dayKind,
      word(place).has(.until) || word(place).text == "-"
    else { return false }
    var next = place + 1
    if word(next).has(.cycleDay) { next += 1 }
    guard let (value, end) = numbers.value(at: next), let last = Int(exactly: value),
      (first...first + Self.mostCycleDays).contains(last), days.isOfCycle(end)
    else { return false }
    var span = day
    span.dayKind = .cycleSpan(first, last)
    span.words = day.words.lowerBound..<end
    atoms.removeLast()
    add(span)
    return true
  }

  /// A longer stretch of the days of a cycle is none that is told day by day.
  private static let mostCycleDays = 20

  /// The day of a month that was named before: "march 3 to 7".
  private func bareDay(at place: Int, after day: ClauseAtom) -> ClauseAtom? {
    guard let digits = word(place).digits, (1...31).contains(digits), let first = day.days.first,
      day.words.contains(where: { word($0).entry.month != nil }),
      let date = CivilDate(year: first.year, month: first.month, day: digits)
    else { return nil }
    var atom = ClauseAtom(.day, place..<place + 1)
    atom.days = [date]
    return atom
  }

  private mutating func tag() {
    for (index, atom) in atoms.enumerated() {
      for place in atom.words {
        words[place].atom = index
        words[place].tags.formUnion(atom.tags)
      }
    }
    for index in words.indices {
      if words[index].text == "?" { words[index].tags.insert(.questionMark) }
      if words[index].isCapital, words[index].tags.isEmpty, words[index].entry.id < 0,
        words[index].entry.classes.isEmpty, index > 0, !words[index - 1].isMark
      {
        words[index].tags.insert(.name)
      }
    }
  }
}

extension ClauseAtom {
  fileprivate var tags: Tags {
    var tags: Tags =
      switch kind {
      case .head: .head
      case .value: .value
      case .unit: [.unit, .head]
      case .number, .strokes: .number
      case .day: .day
      case .time: .time
      case .event: .event
      case .subject: .subject
      case .clinician: .clinician
      case .part: .part
      case .condition: .condition
      case .negator: .negator
      case .repeats, .length, .quote, .separator, .word, .none: []
      }
    if meaning?.type == "dose" { tags.insert(.medicine) }
    return tags
  }
}
