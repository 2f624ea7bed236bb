import Civil

/// Reads what a message puts right off its atoms and the cues of `clauses/cues.rec` whose sort is
/// `revise`.
struct RevisionReader {
  private let words: [ClauseWord]
  private let atoms: [ClauseAtom]
  private let cues: CueTable
  private let bounds: Range<Int>

  init(_ words: [ClauseWord], _ atoms: [ClauseAtom], _ cues: CueTable) {
    (self.words, self.atoms, self.cues) = (words, atoms, cues)
    bounds = 0..<words.count
  }

  /// Nil where nothing in the words puts anything right.
  var revision: Revision? {
    guard !words.contains(where: { $0.tags.contains(.questionMark) }) else { return nil }
    var revision = Revision()
    revision.equates = has(.equate)
    revision.isAll = has(.all)
    revision.goesOn = has(.more)
    revision.isList = has(.list)
    revision.movesDay = has(.move)
    revision.namesMeasure = atoms.contains { $0.kind == .head }
    if has(.restore) {
      revision.deed = .restore
    } else if has(.remove) {
      revision.deed = .remove
    } else if has(.replace) || revision.movesDay {
      revision.deed = .replace
    }
    read(into: &revision)
    let isValued = !revision.new.isEmpty || !revision.marks.isEmpty
    revision.isOpen =
      has(.open) || (isValued || !revision.days.isEmpty) && has(.slip)
      || isValued && has(.refusal)
    return revision.isPlain || revision.equates || revision.goesOn || revision.spansPeriod
      ? revision : nil
  }

  /// What a cue shows.
  enum Sense: String {
    case open, slip, refusal, equate, all, more, list, move, restore, remove, replace, taken, given,
      lack
  }

  private func has(_ sense: Sense) -> Bool { !places(of: sense).isEmpty }

  private func places(of sense: Sense) -> [Range<Int>] {
    cues.revisions.filter { $0.of == sense.rawValue }
      .compactMap { $0.pattern.first(in: words, bounds, atoms) }
  }

  private func read(into revision: inout Revision) {
    let taken = places(of: .taken)
    let given = places(of: .given)
    let lacking = places(of: .lack)
    var isOld = false
    var mark: String?
    for (index, atom) in atoms.enumerated() {
      let start = atom.words.lowerBound
      if taken.contains(where: { $0.lowerBound == start })
        || atom.kind == .negator && start > 0 && isDenying(index)
      {
        isOld = true
        continue
      }
      if isOld, given.contains(where: { $0.lowerBound == start }) { isOld = false }
      if lacking.contains(where: { $0.contains(start) }) {
        if atom.kind == .unit || atom.kind == .word, let unit = words[start].entry.unit {
          revision.lacks.append(unit)
        }
        continue
      }
      if atom.kind == .event {
        mark = atom.meaning?.value
        revision.events += [atom.meaning?.value].compactMap(\.self)
        continue
      }
      if let span = period(at: index), !isOld {
        revision.marks += span
        continue
      }
      if let day = atom.days.last, atom.kind == .day {
        take(day, mark: &mark, isOld: isOld, into: &revision)
        continue
      }
      guard let value = value(of: index) else { continue }
      if isOld { revision.old.append(value) } else { revision.new.append(value) }
    }
  }

  /// The begin and the end of a period that is named with both: "period from 14 to 16 February".
  private func period(at index: Int) -> [Revision.Mark]? {
    let atom = atoms[index]
    guard atom.kind == .day, atom.dayKind == .span, let first = atom.days.first,
      let last = atom.days.last,
      atoms[..<index].last(where: { $0.kind == .head })?.meaning?.type == "cycle"
    else { return nil }
    return [Revision.Mark(name: "start", day: first), Revision.Mark(name: "end", day: last)]
  }

  private func take(
    _ day: CivilDate, mark: inout String?, isOld: Bool, into revision: inout Revision
  ) {
    if isOld {
      revision.oldDays.append(day)
    } else if let name = mark {
      revision.marks.append(Revision.Mark(name: name, day: day))
      mark = nil
    } else {
      revision.days.append(day)
    }
  }

  /// Whether what follows a negator is a value, a day or a measure that is taken back.
  private func isDenying(_ index: Int) -> Bool {
    atoms[(index + 1)...].prefix(3).contains { atom in
      switch atom.kind {
      case .number, .strokes, .value, .day, .length: true
      default: false
      }
    }
  }

  private func value(of index: Int) -> Revision.Value? {
    let atom = atoms[index]
    switch atom.kind {
    case .number, .length:
      guard let number = atom.number else { return nil }
      return Revision.Value(
        value: .number(number), unit: atom.unit ?? unit(after: index), measure: "", type: "")
    case .strokes:
      guard atom.numbers.count == 2 else { return nil }
      if let first = atom.numbers.first, atom.numbers.last == 10 {
        return Revision.Value(value: .number(first), unit: nil, measure: "", type: "")
      }
      let pair = atom.numbers.map { "\(Int($0.rounded()))" }.joined(separator: "/")
      return Revision.Value(value: .word(pair), unit: nil, measure: "", type: "bp")
    case .value:
      guard let meaning = atom.meaning, !meaning.value.isEmpty else { return nil }
      return Revision.Value(
        value: .word(meaning.value), unit: nil, measure: meaning.measure, type: meaning.type)
    default: return nil
    }
  }

  /// The unit that stands right behind a number.
  private func unit(after index: Int) -> String? {
    guard atoms.indices.contains(index + 1) else { return nil }
    let next = atoms[index + 1]
    return next.kind == .unit ? next.unit ?? next.meaning?.unit : nil
  }
}
