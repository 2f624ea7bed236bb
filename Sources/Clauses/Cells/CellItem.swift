/// What stands between two separators of a clause.
struct CellItem: Sendable {
  /// What stands before an item.
  enum Separator: Sendable {
    case none, comma, semicolon, joiner, with, also, clause, other
  }

  /// The atoms, by their places among all.
  var atoms: [Int]
  let clause: Int
  let sentence: Int
  var separator: Separator
  /// Whether its clause may write.
  let writes: Bool
  /// Whether its clause speaks of herself.
  let isHers: Bool
}

/// Cuts atoms into items, and joins those of which one only says the day of the other.
struct ItemReader {
  let words: [ClauseWord]
  let atoms: [ClauseAtom]
  let segments: [Segment]
  /// Which clauses may write, and which speak of herself.
  let writes: [Bool]
  let areHers: [Bool]

  private func word(_ place: Int) -> ClauseWord {
    words.indices.contains(place) ? words[place] : .absent
  }

  /// The items in order.
  var items: [CellItem] { joined(cut) }

  private var cut: [CellItem] {
    var items: [CellItem] = []
    var isOpen = false
    var separator = CellItem.Separator.none
    var clause = 0
    for (index, atom) in atoms.enumerated() {
      while clause + 1 < segments.count,
        atom.words.lowerBound >= segments[clause + 1].words.lowerBound
      {
        clause += 1
        isOpen = false
        if separator == .none { separator = .clause }
      }
      guard segments.indices.contains(clause) else { break }
      if atom.kind == .separator {
        let mark = word(atom.words.lowerBound)
        if mark.text == ":", isOpen, let last = items.last?.atoms.last,
          [.head, .day, .event].contains(atoms[last].kind)
        {
          continue
        }
        if mark.isMark || mark.has(.splitter) {
          isOpen = false
          separator = Self.separator(mark)
          continue
        }
      }
      if atom.kind == .quote { continue }
      if !isOpen {
        items.append(
          CellItem(
            atoms: [], clause: clause, sentence: segments[clause].sentence, separator: separator,
            writes: writes[clause], isHers: areHers[clause]))
        (isOpen, separator) = (true, .none)
      }
      items[items.count - 1].atoms.append(index)
    }
    return items
  }

  private static func separator(_ word: ClauseWord) -> CellItem.Separator {
    if word.text == ";" { return .semicolon }
    if word.text == "," { return .comma }
    if word.has(.joiner) { return .joiner }
    if word.has(.withWord) { return .with }
    return word.has(.alsoWord) ? .also : .other
  }

  private func isDay(_ index: Int) -> Bool {
    atoms[index].kind == .day && atoms[index].dayKind != .each
  }

  private func isFiller(_ index: Int) -> Bool {
    atoms[index].kind == .word && word(atoms[index].words.lowerBound).has(.wideFiller)
  }

  /// Whether a day goes on with another that leads its own values: "the 20th and 21st negative".
  private func isListed(_ items: [CellItem], after place: Int) -> Bool {
    guard items.indices.contains(place + 1) else { return false }
    let (item, next) = (items[place], items[place + 1])
    return next.sentence == item.sentence && next.separator == .joiner && next.writes
      && next.atoms.first.map(isDay) == true
      && next.atoms.dropFirst().contains { atoms[$0].kind == .value }
  }

  private func isDayOnly(_ item: CellItem) -> Bool {
    item.atoms.contains(where: isDay)
      && item.atoms.allSatisfy {
        atoms[$0].kind == .day || atoms[$0].kind == .time || isFiller($0)
      }
  }

  private func isValue(_ index: Int) -> Bool {
    switch atoms[index].kind {
    case .number, .value, .strokes, .negator, .event: true
    case .head: atoms[index].meaning?.bare == .yes || atoms[index].meaning?.bare == .did
    default: false
    }
  }

  private func joined(_ items: [CellItem]) -> [CellItem] {
    var out: [CellItem] = []
    var leads: Set<Int> = []
    var waiting: CellItem?
    for (place, item) in items.enumerated() {
      var item = item
      if let before = waiting {
        if before.sentence == item.sentence, item.separator != .semicolon,
          item.atoms.first.map(isDay) == true, item.writes
        {
          item.atoms = before.atoms + item.atoms
          item.separator = before.separator
        } else {
          out.append(before)
        }
        waiting = nil
      }
      if let last = out.last, last.sentence == item.sentence,
        !(isDayOnly(item) && isListed(items, after: place)),
        join(&item, to: &out, last, leads)
      {
        continue
      }
      if isDayOnly(item) {
        if items.indices.contains(place + 1), items[place + 1].sentence == item.sentence,
          items[place + 1].separator != .semicolon, items[place + 1].atoms.first.map(isDay) == true
        {
          waiting = item
          continue
        }
        leads.insert(item.sentence)
      }
      out.append(item)
    }
    return out + [waiting].compactMap(\.self)
  }

  /// Gives an item, or its day, to the one before; true where nothing of it is left.
  private func join(
    _ item: inout CellItem, to out: inout [CellItem], _ last: CellItem, _ leads: Set<Int>
  ) -> Bool {
    let index = out.count - 1
    let joins: [CellItem.Separator] = [.joiner, .clause]
    if joins.contains(item.separator), let first = item.atoms.first, isDay(first), last.writes,
      item.writes, let end = last.atoms.last, isDay(end), !atoms[end].dayKind.opens,
      atoms[end].dayKind != .now, move(&item, to: &out[index])
    {
      return true
    }
    if isDayOnly(item), [.comma, .joiner, .clause, .also].contains(item.separator) {
      let days = last.atoms.filter(isDay)
      let values = last.atoms.filter {
        isValue($0) || atoms[$0].kind == .head || atoms[$0].kind == .unit
      }
      let endsInDay = last.atoms.last.map(isDay) == true
      let endsInFiller =
        last.atoms.last.map(isFiller) == true && !values.isEmpty
        && (days.last ?? -1) > (values.last ?? .max)
      let hasNoDay =
        days.isEmpty && !values.isEmpty && !leads.contains(item.sentence)
        && [.comma, .clause].contains(item.separator)
      if !days.isEmpty && endsInDay || endsInFiller || hasNoDay {
        out[index].atoms += item.atoms
        return true
      }
    }
    return false
  }

  /// Moves a day between two items that are joined; true where the whole item moved.
  private func move(_ item: inout CellItem, to last: inout CellItem) -> Bool {
    let values = last.atoms.filter(isValue)
    let days = last.atoms.filter(isDay)
    let next = item.atoms.filter {
      isValue($0) || [.head, .unit].contains(atoms[$0].kind)
    }
    if days.count >= 2, let first = values.first, let end = values.last, !next.isEmpty,
      days[0] < first, end < days[days.count - 1], let day = last.atoms.popLast()
    {
      item.atoms.insert(day, at: 0)
      return false
    }
    if !values.contains(where: { atoms[$0].kind != .head }),
      last.atoms.contains(where: { atoms[$0].kind == .head }), next.count == 1,
      atoms[next[0]].kind == .number, atoms[next[0]].unit == nil
    {
      last.atoms += item.atoms
      return true
    }
    if next.isEmpty, item.atoms.filter(isDay).count > 1 {
      last.atoms.append(item.atoms.removeFirst())
    }
    return false
  }
}
