import Civil

/// What becomes of an item's values once they have their days.
extension Aligner {
  /// Adds values to the cells: one without a value takes the next of its measure, what is said over
  /// again replaces, what is the same is said once.
  mutating func take(_ drafts: [Draft], _ item: CellItem, at place: Int, _ days: [Int]) {
    giveDayBack(item, at: place, days, drafts)
    dropEarlier(drafts, item, days)
    let isRethought = segments[item.clause].words.prefix(4).contains { word($0).has(.rethinking) }
    for draft in drafts {
      var draft = draft
      draft.item = place
      if draft.measure.isEmpty {
        carried.pending.append(draft)
        continue
      }
      if draft.value == nil, nameWaiting(draft) { continue }
      if isRethought { replace(with: &draft, hasDay: !days.isEmpty) }
      if isShared(draft, item) { continue }
      if let index = openIndex(for: draft, hasDay: !days.isEmpty) {
        cells[index].value = draft.value
        cells[index].unit = draft.unit
        if !days.isEmpty { cells[index].days = draft.days }
        continue
      }
      if draft.value == nil,
        cells.contains(where: { $0.measure == draft.measure && $0.days == draft.days })
      {
        continue
      }
      cells.append(draft)
    }
  }

  /// Gives waiting values the measure that is named after them; false where none wait.
  private mutating func nameWaiting(_ named: Draft) -> Bool {
    let waiting = carried.pending
    carried.pending = []
    guard !waiting.isEmpty,
      waiting.allSatisfy({
        if case .number(let value) = $0.value {
          vocabulary.fits(named.type, value, nil)
        } else {
          false
        }
      })
    else { return false }
    for draft in waiting {
      var cell = Draft(
        measure: named.measure, value: draft.value, unit: named.head?.unit, place: draft.place,
        clause: draft.clause, type: named.type, head: named.head)
      cell.days = draft.days
      cell.isExplicit = true
      cells.append(cell)
    }
    return true
  }

  /// The values of an item without those that one of now replaces: "pain was 8 now its 3".
  func latest(_ drafts: [Draft], _ days: [Int]) -> [Draft] {
    guard days.count == 1, atoms[days[0]].dayKind == .now else { return drafts }
    let now = atoms[days[0]].words.lowerBound
    return drafts.filter { draft in
      draft.place > now
        || !drafts.contains { $0.measure == draft.measure && $0.isExplicit && $0.place > now }
    }
  }

  /// What is said of now replaces what was said of the same day before it in the sentence.
  private mutating func dropEarlier(_ drafts: [Draft], _ item: CellItem, _ days: [Int]) {
    guard days.count == 1, atoms[days[0]].dayKind == .now else { return }
    for draft in drafts where draft.isExplicit {
      cells.removeAll {
        $0.measure == draft.measure && $0.days == draft.days && $0.isOfToday
          && segments[$0.clause].sentence == item.sentence
      }
    }
  }

  /// A value joined to the next item takes the day that this one names.
  private mutating func giveDayBack(
    _ item: CellItem, at place: Int, _ days: [Int], _ drafts: [Draft]
  ) {
    guard days.count == 1, [.joiner, .with].contains(item.separator),
      ![.now, .since].contains(atoms[days[0]].dayKind),
      let first = drafts.first, first.place < atoms[days[0]].words.lowerBound,
      let given = first.days, !given.isEmpty
    else { return }
    for index in cells.indices
    where cells[index].isOfToday && cells[index].item == place - 1 && !cells[index].isExplicit {
      cells[index].days = given
      cells[index].isOfToday = false
    }
  }

  /// Puts a value in the place of the one it takes back: "7 no wait 8".
  private mutating func replace(with draft: inout Draft, hasDay: Bool) {
    guard draft.isExplicit,
      let index = cells.indices.suffix(3).last(where: {
        cells[$0].measure == draft.measure && cells[$0].isExplicit
          && draft.clause - cells[$0].clause <= 1 && (!hasDay || cells[$0].days == draft.days)
      })
    else { return }
    if !hasDay { draft.days = cells[index].days }
    cells.remove(at: index)
  }

  /// Gives one dose or length to all that were named before it: "both 400 mg".
  private mutating func isShared(_ draft: Draft, _ item: CellItem) -> Bool {
    guard draft.isExplicit, ["dose", "dur", "scale"].contains(draft.type),
      clause(item.clause, has: .eachWord),
      !item.atoms.contains(where: { atoms[$0].kind == .head })
    else { return false }
    let open = cells.indices.filter {
      cells[$0].value == nil && cells[$0].type == draft.type
        && segments[cells[$0].clause].sentence == item.sentence
    }
    guard open.count > 1 else { return false }
    for index in open {
      cells[index].value = draft.value
      cells[index].unit = draft.unit
    }
    return true
  }

  private func openIndex(for draft: Draft, hasDay: Bool) -> Int? {
    guard draft.value != nil, draft.row == nil else { return nil }
    return cells.indices.suffix(3).last {
      cells[$0].measure == draft.measure && cells[$0].value == nil
        && draft.clause - cells[$0].clause <= 2
        && (!hasDay || cells[$0].days == draft.days || cells[$0].isOfToday)
    }
  }

  /// What was told last, told again of another day: "thursday too".
  func repeated(_ item: CellItem) -> [Draft] {
    let isSame = item.atoms.contains { word(atoms[$0].words.lowerBound).has(.sameAgain) }
    guard isSame, let last = cells.last, last.clause >= item.clause - 1,
      !item.atoms.contains(where: { atoms[$0].kind == .negator }),
      !segments[item.clause].words.contains(where: { word($0).has(.periodEnds) })
    else { return [] }
    return cells.filter { $0.item == last.item && $0.clause == last.clause }.map { cell in
      var draft = Draft(
        measure: cell.measure, value: cell.value, unit: cell.unit,
        place: atoms[item.atoms[0]].words.lowerBound, clause: item.clause, type: cell.type,
        head: cell.head)
      draft.isExplicit = cell.isExplicit
      return draft
    }
  }

  /// A medicine named before that was taken on a day: "forgot my iron on tuesday, had it today".
  func takenAgain(_ item: CellItem) -> [Draft] {
    guard let dose = carried.heads.last, dose.type == "dose", dose.measure != "med",
      clause(item.clause, has: .takingVerb), clause(item.clause, has: .thingPronoun),
      item.atoms.allSatisfy({ [.day, .word, .time, .none].contains(atoms[$0].kind) })
    else { return [] }
    return [
      Draft(
        measure: dose.measure, place: atoms[item.atoms[0]].words.lowerBound, clause: item.clause,
        type: dose.type, head: dose)
    ]
  }

  /// The times of going to bed and waking.
  mutating func takeNight(_ item: CellItem, _ days: [Int], _ isOfNight: Bool) {
    let times = item.atoms.filter { atoms[$0].kind == .time && atoms[$0].time != nil }
    let nights =
      days.first.map { self.days(of: atoms[$0], item, isOfNight: isOfNight) }
      ?? carried.days ?? [today]
    func add(_ measure: String, _ index: Int) {
      guard let time = atoms[index].time else { return }
      var draft = Draft(
        measure: measure, value: .word(time.iso), place: atoms[index].words.lowerBound,
        clause: item.clause, type: "clock")
      draft.days = nights
      cells.append(draft)
    }
    if isOfNight, times.count == 2,
      item.atoms.contains(where: { atoms[$0].meaning?.type == "hours" })
    {
      add("bed", times[0])
      add("wake", times[1])
      return
    }
    for (place, index) in item.atoms.enumerated()
    where atoms[index].meaning?.type == "clock" && !atoms[index].isDenied {
      let measure = atoms[index].meaning?.measure ?? ""
      if times.isEmpty, item.atoms.indices.contains(place + 1),
        let hour = atoms[item.atoms[place + 1]].number.flatMap({ Int(exactly: $0) }),
        atoms[item.atoms[place + 1]].unit == nil, (0...24).contains(hour)
      {
        atoms[item.atoms[place + 1]].time = ClockTime(
          hour: (measure == "bed" && (6...12).contains(hour) ? hour + 12 : hour) % 24, minute: 0)
        add(measure, item.atoms[place + 1])
      } else if let time = times.first(where: { $0 > index }) ?? times.first {
        add(measure, time)
      }
    }
  }

  /// Nobody tells more in one message.
  private static let mostCells = 100

  /// The cells in order, each for one day, the same one once; none where there are too many.
  func finished(isGeneral: Bool) -> [(clause: Int, cell: Cell)] {
    let pain =
      isGeneral || cells.contains { $0.measure == "pelvic_pain" } ? "pelvic_pain" : "cramps"
    guard cells.reduce(0, { $0 + ($1.days?.count ?? 1) }) <= Self.mostCells else { return [] }
    var found: [(clause: Int, cell: Cell)] = []
    let isStartDated = cells.contains { $0.isStart && !$0.isOfToday }
    for draft in cells
    where !["test", "med"].contains(draft.measure)
      && !(isStartDated && draft.isStart && draft.isOfToday)
    {
      let measure = draft.measure == "pain" ? pain : draft.measure
      let days: [CivilDate?] = draft.days.map { $0.isEmpty ? [nil] : $0.map(\.self) } ?? [today]
      for day in days {
        if let day, day > today { continue }
        let cell = Cell(
          measure: measure, type: draft.type, value: draft.value, unit: draft.unit, day: day,
          time: draft.time, concept: draft.head.flatMap { $0.value.isEmpty ? nil : $0.value },
          range: word(draft.place).range)
        add(cell, draft, &found)
      }
    }
    return found
  }

  private func add(_ cell: Cell, _ draft: Draft, _ found: inout [(clause: Int, cell: Cell)]) {
    let isSaid = found.contains {
      $0.cell.measure == cell.measure && $0.cell.day == cell.day
        && ($0.cell.value == cell.value || cell.value == nil) && cell.type != "dose"
        && ($0.cell.time == cell.time || cell.type != "count")
    }
    let isTested =
      cell.type == "test"
      && found.contains { $0.cell.measure == cell.measure && $0.cell.day == cell.day }
    if isSaid || isTested { return }
    if cell.value != nil {
      found.removeAll {
        $0.cell.measure == cell.measure && $0.cell.day == cell.day && $0.cell.value == nil
      }
    }
    found.append((draft.clause, cell))
  }
}
