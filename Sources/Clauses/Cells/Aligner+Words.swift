import Civil

/// Values that are words, events, and measures told without a value.
extension Aligner {
  /// Takes a word that is a value of some measure.
  mutating func takeWord(
    _ atom: ClauseAtom, _ place: Int, _ head: CellMeaning?, _ item: CellItem,
    _ drafts: inout [Draft]
  ) {
    guard let meaning = atom.meaning else { return }
    func add(_ measure: String, _ type: String, head: CellMeaning? = nil) {
      drafts.append(
        Draft(
          measure: measure, value: .word(meaning.value), place: atom.words.lowerBound,
          clause: item.clause, type: type, head: head))
    }
    switch meaning.measure {
    case "severity":
      let next = item.atoms[(place + 1)...].prefix(2).compactMap { atoms[$0].meaning }
        .first { $0.type == "scale" && $0.role == .head }
      let rated = head?.type == "scale" ? head : next
      if let rated, !item.atoms.contains(where: { atoms[$0].kind == .number }) {
        add(rated.measure, "scale", head: rated)
      }
    case "mood":
      guard isMood(atom, head, item) else { return }
      add("mood", "mood")
      if carried.heads.last?.type != "mood" {
        carried.heads.append(CellMeaning(.head, "mood", "mood"))
      }
    case "opk", "pregnancy_test":
      guard let test = carried.test else {
        if meaning.measure == "opk" { return }
        return clause(item.clause, has: .plainTest) ? add("pregnancy_test", "test") : ()
      }
      add(test == "opk" ? "opk" : "pregnancy_test", "test")
    case "skin" where !clause(item.clause, has: .skinWord): break
    case "discharge" where meaning.value == "dry" && !clause(item.clause, has: .dischargeWord):
      break
    case "color":
      if hasFlow(beside: item) { add("color", "word") }
    case "flow":
      if let graded = gradedSymptom(atom, item) {
        drafts.append(
          Draft(
            measure: graded.measure, value: Self.grades[meaning.value].map { .word($0) },
            place: atom.words.lowerBound, clause: item.clause, type: "scale", head: graded))
      } else if isFlow(atom, item, drafts) {
        add("flow", "word")
      }
    default: add(meaning.measure, "word")
    }
  }

  /// Takes a word behind the name of a mood that Knowledge does not know, as she says it.
  func takeOwnMood(
    _ atom: ClauseAtom, _ place: Int, _ head: CellMeaning?, _ item: CellItem,
    _ drafts: inout [Draft]
  ) {
    let word = word(atom.words.lowerBound)
    guard head?.type == "mood", place > 0, atoms[item.atoms[place - 1]].kind == .head,
      word.kind == .word, !word.has(.wideFiller), !word.has(.filler), word.text.utf8.count > 2,
      !drafts.contains(where: { $0.measure == "mood" })
    else { return }
    drafts.append(
      Draft(
        measure: "mood", value: .word(word.text), place: atom.words.lowerBound,
        clause: item.clause, type: "mood"))
  }

  /// Whether a colour is one of bleeding: it stands beside it, or goes on with it.
  private func hasFlow(beside item: CellItem) -> Bool {
    item.atoms.contains { atoms[$0].kind == .value && atoms[$0].meaning?.measure == "flow" }
      || cells.last?.measure == "flow"
        && cells.last.map { segments[$0.clause].sentence == item.sentence } == true
  }

  /// Whether a word of mood tells hers: behind its name or a verb of feeling, or going on with one.
  private func isMood(_ atom: ClauseAtom, _ head: CellMeaning?, _ item: CellItem) -> Bool {
    if atom.words.contains(where: { word($0).has(.moodName) }) || head?.type == "mood" {
      return true
    }
    let others = item.atoms.count {
      atoms[$0].kind == .word && !word(atoms[$0].words.lowerBound).has(.wideFiller)
    }
    if carried.heads.last?.type == "mood", others <= 1 { return true }
    if isListed(item), !word(atom.words.lowerBound).has(.vagueMood) { return true }
    let before = word(atom.words.lowerBound - 1)
    return clause(item.clause, has: .feelingVerb) && before.has(.beforeMood)
      && !word(atom.words.lowerBound).has(.vagueMood)
  }

  /// Whether an item is one word in a list of facts.
  private func isListed(_ item: CellItem) -> Bool {
    item.separator == .comma || item.separator == .joiner
      ? item.atoms.allSatisfy {
        atoms[$0].kind == .value
          || atoms[$0].kind == .word && word(atoms[$0].words.lowerBound).has(.wideFiller)
      } && !cells.isEmpty
        && cells.last.map { segments[$0.clause].sentence == item.sentence } == true
      : false
  }

  /// Whether a word of flow is one of bleeding: not "a light lunch".
  private func isFlow(_ atom: ClauseAtom, _ item: CellItem, _ drafts: [Draft]) -> Bool {
    let next = word(atom.words.upperBound)
    let isOfFlow = item.atoms.contains {
      atoms[$0].kind == .head && atoms[$0].meaning?.type == "flow"
    }
    let isGraded = atom.words.count == 1 && word(atom.words.lowerBound).has(.gradeWord)
    if isGraded, !isOfFlow, next.kind == .word, !next.has(.afterNumber), !next.has(.afterFlow) {
      let kind = atoms.indices.contains(next.atom) ? atoms[next.atom].kind : .word
      if kind == .word || kind == .subject { return false }
    }
    let isSecond = drafts.contains { draft in
      draft.measure == "flow" && draft.place < atom.words.lowerBound
        && !item.atoms.contains {
          atoms[$0].kind == .day
            && (draft.place..<atom.words.lowerBound).contains(atoms[$0].words.lowerBound)
        }
    }
    return !(isSecond && word(atom.words.lowerBound - 1).has(.beforeSecondFlow))
  }

  /// The symptom that a word of flow grades where no number does: "light headache", "cramps are
  /// lighter".
  private func gradedSymptom(_ atom: ClauseAtom, _ item: CellItem) -> CellMeaning? {
    guard atom.words.count == 1, word(atom.words.lowerBound).has(.gradeWord),
      !item.atoms.contains(where: {
        atoms[$0].kind == .head && atoms[$0].meaning?.type == "flow"
      }), let place = item.atoms.firstIndex(where: { atoms[$0].words == atom.words })
    else { return nil }
    func symptom(_ index: Int) -> CellMeaning? {
      atoms[index].kind == .head && atoms[index].meaning?.type == "scale"
        ? atoms[index].meaning : nil
    }
    if place + 1 < item.atoms.count, let next = symptom(item.atoms[place + 1]),
      atoms[item.atoms[place + 1]].words.lowerBound == atom.words.upperBound
    {
      let isRated =
        place + 2 < item.atoms.count && atoms[item.atoms[place + 2]].kind == .number
      return isRated ? nil : next
    }
    guard let before = item.atoms[..<place].reversed().first(where: { atoms[$0].kind != .word }),
      let graded = symptom(before),
      (atoms[before].words.upperBound..<atom.words.lowerBound).contains(where: {
        word($0).has(.auxiliary)
      })
    else { return nil }
    return graded
  }

  /// What a grade of flow is as the strength of a symptom.
  private static let grades = ["light": "mild", "medium": "moderate", "heavy": "severe"]

  /// Takes the begin or end of a period.
  mutating func takeEvent(_ atom: ClauseAtom, _ item: CellItem, _ drafts: inout [Draft]) {
    guard let meaning = atom.meaning else { return }
    if clause(item.clause, has: .otherEvent), !clause(item.clause, has: .periodWord) { return }
    if item.atoms.contains(where: {
      atoms[$0].kind == .head && ["dose", "dur"].contains(atoms[$0].meaning?.type)
    }) {
      return
    }
    drafts.append(
      Draft(
        measure: meaning.measure, value: .word(meaning.value), place: atom.words.lowerBound,
        clause: item.clause, type: "event"))
  }

  /// Takes measures that are told without a value.
  mutating func takeBare(_ item: CellItem, _ drafts: inout [Draft]) {
    let segment = segments[item.clause]
    let sentenceWords = segments.filter { $0.sentence == segment.sentence }.map(\.words)
    let isTaken = sentenceWords.contains { $0.contains { word($0).has(.takingVerb) } }
    let isNone = item.atoms.contains {
      atoms[$0].kind == .negator && word(atoms[$0].words.lowerBound).has(.emptiness)
    }
    guard !isNone else { return }
    for index in item.atoms {
      let atom = atoms[index]
      guard [.head, .unit].contains(atom.kind), !atom.isDenied, let meaning = atom.meaning,
        !["cycle", "appt"].contains(meaning.type),
        !item.atoms.contains(where: { atoms[$0].bound == index }),
        !drafts.contains(where: { $0.head == meaning || $0.measure == meaning.measure })
      else { continue }
      let isTold: Bool =
        switch meaning.bare {
        case .yes: !(meaning.type == "dose" && clause(item.clause, has: .missing))
        case .took: isTaken
        case .did:
          (word(atom.words.upperBound - 1).has(.doneVerb) || clause(item.clause, has: .doingVerb)
            || item.atoms.contains { atoms[$0].kind == .day })
            && !clause(item.clause, has: .skipping)
        case .never: false
        }
      guard isTold else { continue }
      drafts.append(
        Draft(
          measure: meaning.measure, place: atom.words.lowerBound, clause: item.clause,
          type: meaning.type, head: meaning))
    }
  }
}
