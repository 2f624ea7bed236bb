import Civil

/// The days of values.
extension Aligner {
  /// The days that an atom names, with what was told before.
  func days(of atom: ClauseAtom, _ item: CellItem, isOfNight: Bool) -> [CivilDate] {
    var days = named(by: atom)
    if atom.dayKind == .each {
      let before = item.atoms.filter {
        atoms[$0].kind == .day && atoms[$0].words.lowerBound < atom.words.lowerBound
      }.flatMap { atoms[$0].days }
      if before.count > 1 { days = before }
    }
    if atom.dayKind == .that,
      let before = item.atoms.last(where: {
        atoms[$0].kind == .day && atoms[$0].words.lowerBound < atom.words.lowerBound
          && !atoms[$0].days.isEmpty
      })
    {
      days = atoms[before].days
    }
    guard atom.isNight else { return days }
    let isAfter = (atom.words.lowerBound - 3..<atom.words.lowerBound).contains {
      word($0).has(.afterWord)
    }
    let isEarly = item.atoms.contains {
      atoms[$0].time.map { $0.hour < 6 } ?? false
    }
    let moves =
      isOfNight ? atom.dayKind == .lastNight || isAfter : isEarly && atom.dayKind != .lastNight
    return moves ? days.map { $0 + 1 } : days
  }

  private func named(by atom: ClauseAtom) -> [CivilDate] {
    switch atom.dayKind {
    case .that: return carried.days ?? [carried.last ?? today]
    case .before: return [(carried.last ?? today) - 1]
    case .after: return [(carried.last ?? today) + 1]
    case .each: return carried.series ?? carried.days ?? [today]
    case .sinceThen:
      guard let last = carried.last, last < today, today - last < 60 else { return [today] }
      return (1...(today - last)).map { last + $0 }
    case .nth(let day):
      if let series = carried.series, series.count >= day { return [series[day - 1]] }
      return start(countedBy: atom).map { [$0 + (day - 1)].filter { $0 <= today } } ?? []
    case .cycle(let day):
      return start(countedBy: atom).map { [$0 + (day - 1)].filter { $0 <= today } } ?? []
    case .cycleSpan(let first, let last):
      return start(countedBy: atom).map { start in
        (first...max(first, last)).map { start + ($0 - 1) }.filter { $0 <= today }
      } ?? []
    case .firsts(let count):
      return start(countedBy: atom).map { start in
        (0..<count).map { start + $0 }.filter { $0 <= today }
      } ?? []
    case .month, .monthSince, .lastWeek: return []
    case .weekend:
      let saturday = today - (today.weekday.place + 2) % 7
      return [saturday, saturday + 1]
    default:
      guard carried.isOfLastWeek, atom.isWeekday else { return atom.days }
      let monday = today - (today.weekday.place + 7)
      return atom.days.map { monday + $0.weekday.place }
    }
  }

  private struct Place {
    let word: Int
    /// The day's atom; nil for a value.
    let day: Int?
    let draft: Int?
  }

  /// Gives each value its days; true where a day stands first.
  ///
  /// One day holds for all values, and so do several side by side. Days between values go by which
  /// kind comes first. Values without a day take those told before, else today.
  func giveDays(
    _ drafts: inout [Draft], _ item: CellItem, _ days: [Int], _ isOfNight: Bool
  ) -> Bool {
    giveRows(&drafts)
    drafts.removeAll { $0.isStroke && $0.row == nil }
    for index in drafts.indices {
      drafts[index].time = item.atoms.lazy.compactMap { atoms[$0].time }.first
    }
    var days = days
    if days.count > 1, days.contains(where: { atoms[$0].dayKind != .each }) {
      days.removeAll { atoms[$0].dayKind == .each }
    }
    guard !days.isEmpty else {
      for index in drafts.indices where drafts[index].days == nil {
        var days = carried.days ?? daysOfSame(drafts[index], item)
        if carried.isOfLastNight, drafts[index].type == "hours" { days = days?.map { $0 + 1 } }
        drafts[index].days = days ?? [today]
        drafts[index].isOfToday = days == nil
      }
      return true
    }
    let places =
      (days.map { Place(word: atoms[$0].words.lowerBound, day: $0, draft: nil) }
      + drafts.indices.map { Place(word: drafts[$0].place, day: nil, draft: $0) }
      + empties(item)).sorted {
        ($0.word, $0.day == nil ? 1 : 0) < ($1.word, $1.day == nil ? 1 : 0)
      }
    let isDayFirst = places.first?.day != nil
    if days.count == 1 || areAdjacent(places) {
      var all: [CivilDate] = []
      for day in days { all += self.days(of: atoms[day], item, isOfNight: isOfNight) }
      for index in drafts.indices where drafts[index].days == nil { drafts[index].days = all }
    } else if isDayFirst {
      giveAfter(places, &drafts, item, isOfNight)
    } else {
      giveBefore(places, &drafts, item, isOfNight)
    }
    return isDayFirst
  }

  /// Whether an item tells how it went on after what was told before it: "then light".
  func goesOn(_ item: CellItem) -> Bool {
    let first = item.atoms.first.map { atoms[$0].words.lowerBound } ?? 0
    return (first - 1...first).contains { word($0).has(.goesOn) || word($0).has(.afterWord) }
      || item.atoms.contains {
        word(atoms[$0].words.lowerBound).has(.goesOn)
          || word(atoms[$0].words.lowerBound).has(.afterWord)
      }
  }

  /// The days of a period after its first ones.
  var daysThereafter: [CivilDate] {
    guard let last = carried.last, let start = carried.start ?? periodStart, last < today else {
      return []
    }
    let end = min(today, start + Self.lastOfPeriod)
    return last < end ? (1...(end - last)).map { last + $0 } : []
  }

  /// No later day of a period is taken from words that name none, counted from its first.
  private static let lastOfPeriod = 5

  /// The days of the activity or medicine that a further figure belongs to: "swam 20 lengths
  /// yesterday, 35 min".
  private func daysOfSame(_ draft: Draft, _ item: CellItem) -> [CivilDate]? {
    guard ["dur", "dose"].contains(draft.type), let last = cells.last, last.type == draft.type,
      last.measure == draft.measure, last.unit != draft.unit,
      segments[last.clause].sentence == item.sentence,
      !item.atoms.contains(where: { atoms[$0].kind == .head })
    else { return nil }
    return last.days
  }

  /// Words such as "none", which stand as a value and write nothing.
  private func empties(_ item: CellItem) -> [Place] {
    item.atoms.filter {
      atoms[$0].kind == .negator && word(atoms[$0].words.lowerBound).has(.emptiness)
    }.map { Place(word: atoms[$0].words.lowerBound, day: nil, draft: nil) }
  }

  private func areAdjacent(_ places: [Place]) -> Bool {
    guard let first = places.firstIndex(where: { $0.day != nil }),
      let last = places.lastIndex(where: { $0.day != nil })
    else { return true }
    return places[first...last].allSatisfy { $0.day != nil }
  }

  private func giveAfter(
    _ places: [Place], _ drafts: inout [Draft], _ item: CellItem, _ isOfNight: Bool
  ) {
    var group: [CivilDate] = []
    var hasValue = false
    for place in places {
      if let day = place.day {
        if hasValue { group = [] }
        hasValue = false
        group += days(of: atoms[day], item, isOfNight: isOfNight)
      } else {
        hasValue = true
        if let draft = place.draft, drafts[draft].days == nil { drafts[draft].days = group }
      }
    }
  }

  private func giveBefore(
    _ places: [Place], _ drafts: inout [Draft], _ item: CellItem, _ isOfNight: Bool
  ) {
    var waiting: [Int] = []
    var group: [CivilDate] = []
    func give(_ fallback: [CivilDate]) {
      for draft in waiting where drafts[draft].days == nil {
        drafts[draft].days = group.isEmpty ? fallback : group
      }
      waiting = []
      group = []
    }
    for place in places {
      if let day = place.day {
        group += days(of: atoms[day], item, isOfNight: isOfNight)
      } else {
        if !group.isEmpty { give([today]) }
        if let draft = place.draft { waiting.append(draft) }
      }
    }
    give([today])
  }

  /// Gives the values of a row their days.
  private func giveRows(_ drafts: inout [Draft]) {
    for index in drafts.indices {
      guard let row = drafts[index].row else { continue }
      if let day = row.day {
        drafts[index].days = [day]
      } else if let series = carried.series, series.count == row.count {
        drafts[index].days = [series[row.place]]
      } else {
        drafts[index].row = nil
      }
    }
  }

  /// Keeps the days of an item for those after it that name none.
  mutating func carry(
    _ item: CellItem, _ days: [Int], _ isDayFirst: Bool, _ drafts: [Draft], _ isOfNight: Bool
  ) {
    guard let first = days.first, let last = days.last else { return }
    carried.isOfFirsts = atoms[last].dayKind.isOfFirsts
    var all = days.flatMap { self.days(of: atoms[$0], item, isOfNight: isOfNight) }
    let isMixed = drafts.contains {
      atoms[first].words.lowerBound < $0.place && $0.place < atoms[last].words.lowerBound
    }
    if days.count > 1, isMixed {
      all = self.days(of: atoms[last], item, isOfNight: isOfNight)
    }
    guard let end = all.last else {
      if case .cycle = atoms[last].dayKind { carried.days = nil }
      return
    }
    carried.last = end
    carried.isOfLastNight = !isOfNight && atoms[last].dayKind == .lastNight
    let numberFirst = drafts.contains {
      $0.isExplicit && $0.place < atoms[first].words.lowerBound && $0.type != "event"
    }
    let keeps =
      (isDayFirst || !numberFirst) && !atoms[last].dayKind.opens && atoms[last].dayKind != .month
    carried.days = keeps ? all : nil
    let named = Set(days.flatMap { self.days(of: atoms[$0], item, isOfNight: isOfNight) })
    if named.count > 1 {
      carried.series = named.sorted()
      carried.running = []
    } else {
      if carried.running.last.map({ $0 > end }) == true { carried.running = [] }
      if carried.running.last != end { carried.running.append(end) }
      if carried.running.count > 1 { carried.series = carried.running }
    }
  }
}
