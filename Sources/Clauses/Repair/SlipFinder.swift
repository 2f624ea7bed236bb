/// Looks for what a message puts right itself, by the words that say so.
struct SlipFinder {
  let words: [ClauseWord]
  let atoms: [ClauseAtom]
  let cues: [ClauseCue]

  /// So many words behind what is not meant at most the words stand that say so.
  private static let reach = 14
  /// So many words may lead from there to what is meant.
  private static let mostLeads = 6
  private static let firm = "firm"

  private func word(_ place: Int) -> ClauseWord {
    words.indices.contains(place) ? words[place] : .absent
  }

  /// The slip whose words that say so begin at a place.
  func slip(at start: Int) -> SelfRepair? {
    guard start > 0, let cue = cue(at: start), let place = meant(after: cue.end, cue.isFirm),
      let repair = value(at: place, cue.isFirm),
      let reparandum = atoms.last(where: {
        $0.words.upperBound <= start && $0.words.lowerBound + Self.reach >= start
          && isAlike($0, repair)
      })
    else { return nil }
    let (first, last) = (noun(after: reparandum), noun(after: repair))
    let told = first?.words.upperBound ?? reparandum.words.upperBound
    if repair.kind != .day, tellsMore(between: told, and: start) { return nil }
    if isDated(from: reparandum.words.upperBound, to: start),
      isDated(from: repair.words.upperBound, to: repair.words.upperBound + Self.toDay),
      repair.kind != .day
    {
      return nil
    }
    if let first, let last, first.meaning != last.meaning {
      guard cue.isFirm, first.meaning?.type == last.meaning?.type,
        first.meaning?.measure == last.meaning?.measure
      else { return nil }
    }
    let end = last?.words.upperBound ?? repair.words.upperBound
    guard isOver(end) else { return nil }
    var said = reparandum.words
    if last != nil, let first { said = said.lowerBound..<first.words.upperBound }
    if reparandum.dayKind == .span, repair.dayKind != .span {
      guard let until = said.last(where: { word($0).has(.until) }), until + 1 < said.upperBound
      else { return nil }
      said = until + 1..<said.upperBound
    }
    var meant = repair.words.lowerBound..<end
    while meant.count > 1, word(meant.lowerBound).has(.article),
      !word(said.lowerBound).has(.article)
    {
      meant = meant.lowerBound + 1..<end
    }
    return SelfRepair(
      reparandum: said, interregnum: start..<(weekday(after: end) ?? end), repair: meant)
  }

  /// Whether something else is told before the words that say so: another thing, or another day after a
  /// mark.
  private func tellsMore(between end: Int, and start: Int) -> Bool {
    guard end < start else { return false }
    return atoms.contains { atom in
      guard (end..<start).contains(atom.words.lowerBound) else { return false }
      switch atom.kind {
      case .head: return true
      case .day: return (end..<atom.words.lowerBound).contains { words[$0].isMark }
      default: return false
      }
    }
  }

  /// Whether a day stands among some words.
  private func isDated(from start: Int, to end: Int) -> Bool {
    atoms.contains { $0.kind == .day && (start..<max(start, end)).contains($0.words.lowerBound) }
  }

  /// So many words lie between a value and its day at most.
  private static let toDay = 4

  /// Where the weekday ends that a date is said to be, ", a tuesday"; nil without one.
  private func weekday(after end: Int) -> Int? {
    word(end).isMark && word(end + 1).has(.article) && word(end + 2).entry.weekday != nil
      ? end + 3 : nil
  }

  /// The words at a place that say that what stands before is not meant.
  private func cue(at start: Int) -> (end: Int, isFirm: Bool)? {
    let all = 0..<words.count
    var best: (end: Int, isFirm: Bool)?
    for cue in cues {
      guard let end = cue.pattern.end(at: start, in: words, all, atoms) else { continue }
      let isFirm = cue.of == Self.firm
      if best.map({ (end, isFirm ? 1 : 0) > ($0.end, $0.isFirm ? 1 : 0) }) ?? true {
        best = (end, isFirm)
      }
    }
    return best
  }

  /// Where what is meant begins, behind more such words and those that lead to it.
  private func meant(after start: Int, _ isFirm: Bool) -> Int? {
    var (place, count) = (start, 0)
    while place < words.count {
      let word = words[place]
      if word.text == "?" { return nil }
      if word.isMark {
        place += 1
      } else if let next = cue(at: place) {
        place = next.end
      } else if value(at: place, isFirm) != nil {
        return place
      } else if isFirm ? leads(place, from: start) : word.has(.article), count < Self.mostLeads {
        count += 1
        place += 1
      } else {
        return isFirm ? named(after: place) : nil
      }
    }
    return nil
  }

  /// Where what is meant begins behind a few words of why: "hang on, wrong page, that was the 17th".
  private func named(after start: Int) -> Int? {
    let end = min(words.count, start + Self.reach)
    let mark = (start..<end).last {
      words[$0].isMark && words[$0].text != "?" && word($0 + 1).has(.repairLead)
        && (word($0 + 2).has(.copula) || word($0 + 2).has(.pastCopula))
    }
    guard let mark else { return nil }
    return (mark + 3..<min(words.count, mark + 3 + Self.mostLeads)).first {
      value(at: $0, true) != nil
    }
  }

  /// Whether a word only leads to what is meant: a small one, or one that is said over again.
  private func leads(_ place: Int, from start: Int) -> Bool {
    let text = words[place].text
    return words[place].has(.repairLead)
      || words[..<start].suffix(Self.reach).contains { $0.text == text }
  }

  /// What a slip may be made of that begins at a place.
  private func value(at place: Int, _ isFirm: Bool) -> ClauseAtom? {
    let index = word(place).atom
    guard atoms.indices.contains(index), atoms[index].words.lowerBound == place else { return nil }
    let atom = atoms[index]
    switch atom.kind {
    case .day, .number, .strokes, .time, .repeats: return atom
    case .value: return isFirm ? atom : nil
    case .word: return isOrdinal(place) ? ClauseAtom(.day, atom.words) : nil
    default: return nil
    }
  }

  /// Whether a word is a day of a month by its number alone: "17th".
  private func isOrdinal(_ place: Int) -> Bool {
    if case .ordinal = word(place).shape { true } else { false }
  }

  /// Whether one may have been said for the other.
  private func isAlike(_ first: ClauseAtom, _ second: ClauseAtom) -> Bool {
    switch (first.kind, second.kind) {
    case (.number, .number):
      first.unit == nil || second.unit == nil || first.unit == second.unit
    case (.day, .day), (.time, .time), (.strokes, .strokes), (.repeats, .repeats): true
    case (.time, .number): second.unit == nil && noun(after: second) == nil
    case (.value, .value):
      first.meaning?.type == second.meaning?.type
        && first.meaning?.measure == second.meaning?.measure
    default: false
    }
  }

  /// What a number counts or measures, where it is named behind it.
  private func noun(after atom: ClauseAtom) -> ClauseAtom? {
    guard atom.kind == .number || atom.kind == .strokes else { return nil }
    let index = word(atom.words.upperBound).atom
    guard atoms.indices.contains(index), [.head, .unit].contains(atoms[index].kind) else {
      return nil
    }
    return atoms[index]
  }

  /// Whether nothing goes on about what is meant.
  private func isOver(_ place: Int) -> Bool {
    guard place < words.count else { return true }
    let word = words[place]
    return word.isMark && word.text != "?" || word.has(.conjunction) || word.has(.filler)
      || word.has(.negator) || word.has(.beforeOrdinal) || word.has(.onWord)
      || !word.tags.isDisjoint(with: [.day, .time])
  }
}
