import Civil

/// The values of an item, each with its measure.
extension Aligner {
  /// Finds the values of an item; their days are found after.
  mutating func values(of item: CellItem) -> [Draft] {
    var drafts: [Draft] = []
    var head: CellMeaning?
    let bound = bind(item)
    for (place, index) in item.atoms.enumerated() {
      let atom = atoms[index]
      switch atom.kind {
      case .head, .unit:
        if let next = named(atom, item, bound.contains(index)) { head = next }
      case .number where !atom.isDenied:
        take(atom, index, place, head, item, &drafts)
      case .word: takeOwnMood(atom, place, head, item, &drafts)
      case .strokes: takeRow(atom, index, head, item, &drafts)
      case .repeats: takeRepeats(atom, head, item, &drafts)
      case .value where !atom.isDenied: takeWord(atom, place, head, item, &drafts)
      case .event where !atom.isDenied: takeEvent(atom, item, &drafts)
      default: break
      }
    }
    return drafts
  }

  private func draft(
    _ measure: String, _ type: String, _ value: Cell.Value?, _ unit: String?, at place: Int,
    _ item: CellItem, head: CellMeaning? = nil
  ) -> Draft {
    Draft(
      measure: measure, value: value, unit: unit, place: place, clause: item.clause, type: type,
      head: head)
  }

  /// The measure that the values after it belong to.
  private mutating func named(_ atom: ClauseAtom, _ item: CellItem, _ isBound: Bool) -> CellMeaning?
  {
    guard let meaning = atom.meaning, !["cycle", "appt"].contains(meaning.type) else {
      return nil
    }
    if atom.isDenied || isBound {
      if atom.kind == .head { carried.heads.append(meaning) }
      return nil
    }
    if atom.kind == .unit {
      if meaning.measure == "med" { return nil }
      let counts = item.atoms.contains {
        atoms[$0].kind == .head && ["count", "volume"].contains(atoms[$0].meaning?.type)
      }
      if counts { return nil }
    }
    carried.heads.append(meaning)
    return meaning
  }

  /// A number right before what it counts belongs to that: "2 coffees", "a six for pain".
  private mutating func bind(_ item: CellItem) -> Set<Int> {
    var bound: Set<Int> = []
    let numbers = item.atoms.filter { atoms[$0].kind == .number }
    for (place, index) in item.atoms.enumerated()
    where atoms[index].kind == .number && !atoms[index].isDenied {
      guard let value = atoms[index].number else { continue }
      var next = place + 1
      while next < item.atoms.count, next - place <= 4, atoms[item.atoms[next]].kind == .word,
        word(atoms[item.atoms[next]].words.lowerBound).has(.beforeCounted)
      {
        next += 1
      }
      guard next < item.atoms.count, let meaning = atoms[item.atoms[next]].meaning,
        [.head, .unit].contains(atoms[item.atoms[next]].kind), !atoms[item.atoms[next]].isDenied
      else { continue }
      let hasWay = next > place + 1
      let isFollowed =
        next + 1 < item.atoms.count && atoms[item.atoms[next + 1]].kind == .number
      let unit = atoms[index].unit
      let isPreceded = item.atoms[..<place].contains {
        atoms[$0].kind == .head
          && vocabulary.fits(atoms[$0].meaning?.type ?? "", value, unit)
      }
      if atoms[item.atoms[next]].kind == .unit,
        isPreceded
          || item.atoms[(next + 1)...].prefix(2).contains(where: { atoms[$0].kind == .head })
      {
        continue
      }
      let isVessel = unit.map(Self.vessels.contains) ?? false
      guard
        vocabulary.fits(
          meaning.unit == Self.times ? Self.times : meaning.type, value, isVessel ? nil : unit),
        meaning.type != "count" || value * 4 == (value * 4).rounded()
      else { continue }
      let isCount =
        (Self.counts.contains(meaning.type) || meaning.unit == Self.times && unit == nil)
        && !(isFollowed && isPreceded)
      let isReached = hasWay && !isFollowed && !isPreceded
      let isRated =
        meaning.type == "scale" && !isFollowed && !isPreceded && !hasWay && index == numbers.first
        && !(next + 1 < item.atoms.count && atoms[item.atoms[next + 1]].kind == .day)
      if isCount || isReached || isRated {
        atoms[index].bound = item.atoms[next]
        bound.insert(item.atoms[next])
      }
    }
    return bound
  }

  /// The unit of what is named by its strength and taken as one: "Evorel 50".
  private static let strength = "strength"
  /// The unit of what is counted over a day.
  private static let times = "times"
  private static let vessels: Set<String> = ["glass", "cup", "can", "bottle", "pint", "tablet"]
  private static let counts: Set<String> = [
    "count", "dose", "times", "volume", "steps", "kcal", "protein", "rate",
  ]

  private mutating func take(
    _ atom: ClauseAtom, _ index: Int, _ place: Int, _ head: CellMeaning?, _ item: CellItem,
    _ drafts: inout [Draft]
  ) {
    if isOvertaken(place, in: item) { return }
    guard var meaning = self.head(for: index, place, head, item) else {
      return hold(atom, index, item, &drafts)
    }
    if Self.unnumbered.contains(meaning.type) { return }
    if meaning.measure == "med" {
      guard let dose = carried.heads.last(where: { $0.type == "dose" && $0.measure != "med" })
      else {
        return
      }
      meaning = dose
    }
    if atom.number == 0, meaning.type == "count" { return }
    if meaning.unit == Self.strength, atom.unit == nil { return }
    let value: Cell.Value =
      atom.pair.map(Cell.Value.word) ?? .number(atom.number ?? 0)
    let unit =
      atom.unit.flatMap { $0 == ClauseAtom.ofTen ? nil : $0 }
      ?? (atom.isOfTen && meaning.unit == Self.times
        ? nil : atom.number.flatMap { self.unit(of: meaning, $0) })
    if meaning.type == "dose", let number = atom.number {
      carried.dose = (meaning.measure, number, unit)
    }
    if carried.heads.last != meaning, meaning.measure != "pain" { carried.heads.append(meaning) }
    var draft = draft(
      meaning.measure, meaning.type, value, unit, at: atom.words.lowerBound, item, head: meaning)
    draft.isExplicit = true
    draft.row = rows[index]?.first
    drafts.append(draft)
  }

  /// Keeps a number with a day for a measure that is named after: "mon 8 tue 7. cramps".
  private func hold(_ atom: ClauseAtom, _ index: Int, _ item: CellItem, _ drafts: inout [Draft]) {
    guard let value = atom.number, atom.unit == nil || atom.isOfTen,
      item.atoms.contains(where: { atoms[$0].kind == .day && !atoms[$0].isDenied }),
      item.atoms.allSatisfy({
        [.day, .number, .time].contains(atoms[$0].kind)
          || atoms[$0].kind == .word && word(atoms[$0].words.lowerBound).has(.wideFiller)
      })
    else { return }
    var draft = draft("", "", .number(value), nil, at: atom.words.lowerBound, item)
    draft.isExplicit = true
    drafts.append(draft)
  }

  private static let unnumbered: Set<String> = [
    "cycle", "flow", "dis", "test", "appt", "event", "word", "lab",
  ]

  /// Whether a later number of a span counts: "7 to 4".
  private func isOvertaken(_ place: Int, in item: CellItem) -> Bool {
    guard atoms[item.atoms[place]].unit == nil else { return false }
    let next = item.atoms[(place + 1)...].prefix(2).first { atoms[$0].kind == .number }
    return next.map {
      word(atoms[$0].words.lowerBound - 1).has(.toWord)
        && atoms[$0].words.lowerBound - atoms[item.atoms[place]].words.upperBound == 1
    } ?? false
  }

  /// The unit of a bare number of a measure.
  private func unit(of meaning: CellMeaning, _ value: Double) -> String? {
    let usual = vocabulary.ranges[meaning.type]?.first { $0.low <= value && value <= $0.high }?.unit
    var unit =
      ["temp", "volume"].contains(meaning.type) ? usual ?? meaning.unit : meaning.unit ?? usual
    if meaning.type == "dose" {
      if value >= 20, unit == nil || unit == "tablets" || unit == "tablet" { unit = "mg" }
      if value < 20, unit == "mg" || unit == "mcg", meaning.measure != "testosterone" {
        unit = "tablets"
      }
    }
    return unit
  }

  private func takeRow(
    _ atom: ClauseAtom, _ index: Int, _ head: CellMeaning?, _ item: CellItem,
    _ drafts: inout [Draft]
  ) {
    guard let row = rows[index], let first = atom.numbers.first,
      let meaning = head ?? carried.heads.last(where: { vocabulary.fits($0.type, first, nil) })
    else { return }
    for (value, place) in zip(atom.numbers, row) {
      var draft = draft(
        meaning.measure, meaning.type, .number(value), meaning.unit, at: atom.words.lowerBound,
        item, head: meaning)
      draft.row = place
      draft.isStroke = true
      draft.isExplicit = true
      drafts.append(draft)
    }
  }

  /// "400 mg twice", "ibuprofen x2".
  private func takeRepeats(
    _ atom: ClauseAtom, _ head: CellMeaning?, _ item: CellItem, _ drafts: inout [Draft]
  ) {
    guard let count = atom.number.flatMap({ Int(exactly: $0) }) else { return }
    let place = atom.words.lowerBound
    let others = item.atoms.count {
      atoms[$0].kind == .word && !word(atoms[$0].words.lowerBound).has(.wideFiller)
    }
    guard others <= 1 else { return }
    if let dose = carried.dose, dose.value >= 20 || atom.isOneMore,
      head == nil || head?.type == "dose"
    {
      let isFirstSaid = drafts.contains { draft in
        draft.type == "dose"
          && !item.atoms.contains {
            atoms[$0].kind == .day && (draft.place..<place).contains(atoms[$0].words.lowerBound)
          }
      }
      for _ in 0..<max(0, count - (isFirstSaid && !atom.isOneMore ? 1 : 0)) {
        drafts.append(
          draft(dose.measure, "dose", .number(dose.value), dose.unit, at: place, item))
      }
    } else if let head, head.type == "dose" || head.type == "times",
      !drafts.contains(where: { $0.head == head && $0.type == "dose" })
    {
      drafts.append(
        draft(
          head.measure, head.type, .number(Double(count)),
          head.type == "dose" ? "tablets" : "times", at: place, item, head: head))
    }
  }
}
