import Civil

/// Finds the cells of a message: each value with its measure, unit, day and time.
struct Aligner {
  let words: [ClauseWord]
  var atoms: [ClauseAtom]
  let segments: [Segment]
  let vocabulary: ClauseVocabulary
  let today: CivilDate
  /// The start of the last period in the diary.
  let periodStart: CivilDate?
  /// Whether bleeding is told, so that counted days are those of a period.
  let speaksOfPeriod: Bool
  private(set) var items: [CellItem] = []
  var carried = Carried()
  var cells: [Draft] = []
  /// For each number of a row its place, the length of the row and its day.
  var rows: [Int: [(place: Int, count: Int, day: CivilDate?)]] = [:]

  init(
    _ words: [ClauseWord], _ atoms: [ClauseAtom], _ segments: [Segment], writes: [Bool],
    areHers: [Bool],
    _ vocabulary: ClauseVocabulary, today: CivilDate, periodStart: CivilDate?, ofPeriods: Bool
  ) {
    (self.words, self.atoms, self.segments) = (words, atoms, segments)
    (self.vocabulary, self.today) = (vocabulary, today)
    items =
      ItemReader(words: words, atoms: atoms, segments: segments, writes: writes, areHers: areHers)
      .items
    carried.start = atoms.first { $0.kind == .day && $0.dayKind == .starting }?.days.first
    self.periodStart = periodStart
    speaksOfPeriod =
      words.contains { $0.has(.periodWord) }
      || atoms.contains { atom in
        atom.kind == .event && atom.meaning?.measure == Self.period
          || atom.meaning.map { Self.ofPeriods.contains($0.measure) } ?? false
      }
    carried.listsPeriods = ofPeriods
    findRows()
    for place in items.indices { align(place) }
  }

  static let period = "period"
  /// Measures that are told by the days of a period.
  private static let ofPeriods: Set<String> = ["flow", "clots", "product", "cramps"]

  /// The day that a counted day counts from: the start that is told beside it, else that of the last
  /// period where a period or a day of the cycle is spoken of.
  func start(countedBy atom: ClauseAtom) -> CivilDate? {
    if let own = carried.start { return own }
    let isOfCycle = atom.words.contains { word($0).has(.cycleDay) && !word($0).has(.dayWord) }
    return speaksOfPeriod || isOfCycle ? periodStart : nil
  }

  func word(_ place: Int) -> ClauseWord { words.indices.contains(place) ? words[place] : .absent }

  /// Whether a word of a class stands in a clause.
  func clause(_ clause: Int, has wordClass: WordClass) -> Bool {
    segments[clause].words.contains { word($0).has(wordClass) }
  }

  private func sentence(_ sentence: Int, has wordClass: WordClass) -> Bool {
    segments.indices.contains {
      segments[$0].sentence == sentence && clause($0, has: wordClass)
    }
  }

  private mutating func align(_ place: Int) {
    let item = items[place]
    guard item.writes else { return pass(item) }
    begin(item)
    if item.atoms.contains(where: { atoms[$0].dayKind == .lastWeek }) {
      carried.isOfLastWeek = true
    }
    deny(item)
    takeParts(item)
    namePains(item)
    for index in item.atoms {
      if let meaning = atoms[index].meaning, meaning.type == "test", atoms[index].kind == .head {
        carried.test = meaning.measure == "test" ? carried.test ?? "test" : meaning.measure
      }
    }
    let days = item.atoms.filter { atoms[$0].kind == .day && !atoms[$0].isDenied }
    let isOfNight = isOfSleep(item)
    var drafts = values(of: item)
    takeBare(item, &drafts)
    takePeriods(item, days, &drafts)
    if drafts.isEmpty, !days.isEmpty { drafts = repeated(item) }
    if drafts.isEmpty, !days.isEmpty { drafts = takenAgain(item) }
    drafts = latest(drafts, days)
    if days.isEmpty, carried.isOfFirsts, goesOn(item) { carried.days = daysThereafter }
    let order = giveDays(&drafts, item, days, isOfNight)
    closePeriod(item, &drafts)
    carry(item, days, order, drafts, isOfNight)
    take(drafts, item, at: place, days)
    takeNight(item, days, isOfNight)
  }

  /// What a clause of hers that does not write leaves for the next: its measures.
  private mutating func pass(_ item: CellItem) {
    guard item.isHers else { return }
    for index in item.atoms {
      let atom = atoms[index]
      if atom.kind == .head, let meaning = atom.meaning,
        !["appt", "cycle", "lab"].contains(meaning.type)
      {
        carried.heads.append(meaning)
      }
    }
  }

  /// A new sentence is about today unless it goes on with a story of another day.
  private mutating func begin(_ item: CellItem) {
    guard item.sentence != carried.sentence else { return }
    let first = item.atoms.first.map { word(atoms[$0].words.lowerBound) } ?? .absent
    if carried.sentence != nil, !first.has(.goesOn),
      !(carried.isLed && clause(item.clause, has: .pastVerb)
        && !sentence(item.sentence, has: .nowWord))
    {
      carried.days = nil
    }
    let leading = item.atoms.first {
      [.day, .number, .value, .head, .event].contains(atoms[$0].kind)
    }
    let isLed = leading.map { atoms[$0].kind == .day && atoms[$0].dayKind != .now } ?? false
    carried.isLed = isLed || carried.isLed && carried.days != nil
    carried.sentence = item.sentence
    carried.dose = nil
  }

  /// Marks what is denied within an item: from the negator to the next day.
  private mutating func deny(_ item: CellItem) {
    var isDenied = false
    var passed = 0
    var isOfVerb = false
    let opensWithRefusal =
      item.atoms.first.map {
        atoms[$0].kind == .negator && word(atoms[$0].words.lowerBound).has(.refusal)
          && word(atoms[$0].words.upperBound).has(.afterRefusal)
      } ?? false
    for (place, index) in item.atoms.enumerated() {
      let first = word(atoms[index].words.lowerBound)
      switch atoms[index].kind {
      case .negator:
        if place == 0, opensWithRefusal || first.has(.emptiness) { continue }
        if !first.has(.emptiness) {
          (isDenied, passed, isOfVerb) = (true, 0, first.has(.verbNegator))
        }
      case .word where first.has(.clearing): isDenied = false
      case .word where isDenied && !first.has(.wideFiller) && !first.has(.filler):
        passed += 1
        if passed > (isOfVerb ? 0 : 1) { isDenied = false }
      case .head, .value, .number, .day, .event, .unit, .condition:
        if atoms[index].kind == .day { isDenied = false }
        atoms[index].isDenied = isDenied
      default: break
      }
    }
    correctDays(item)
  }

  /// "tuesday no it was monday": the later day counts.
  private mutating func correctDays(_ item: CellItem) {
    let days = item.atoms.filter { atoms[$0].kind == .day }
    for (first, second) in zip(days, days.dropFirst()) {
      let between =
        atoms[first].words
        .upperBound..<max(
          atoms[first].words.upperBound, atoms[second].words.lowerBound)
      if between.contains(where: { word($0).has(.rethinking) }),
        !between.contains(where: {
          !word($0).tags.isDisjoint(with: [.number, .value, .head, .event])
        })
      {
        atoms[first].isDenied = true
        atoms[second].isDenied = false
      }
    }
  }

  /// A part of the body that hurts is a symptom of its own.
  private mutating func takeParts(_ item: CellItem) {
    let hurting = item.atoms.filter {
      atoms[$0].kind == .part && atoms[$0].meaning?.type == "hurt"
        || atoms[$0].kind == .head && ["pain", "soreness"].contains(atoms[$0].meaning?.measure)
    }
    for index in item.atoms where atoms[index].meaning?.type == "part" {
      let isHers = word(atoms[index].words.lowerBound - 1).has(.possessive)
      let isRated = item.atoms.contains { atoms[$0].kind == .number }
      guard !hurting.isEmpty || isHers && isRated, let meaning = atoms[index].meaning else {
        continue
      }
      atoms[index].kind = .head
      atoms[index].meaning = CellMeaning(.head, meaning.measure, "scale", bare: .yes)
      for other in hurting where atoms[other].kind == .head { atoms[other].kind = .word }
    }
  }

  /// Pain with a word of its own before it is a symptom by that name: "pile pain".
  private mutating func namePains(_ item: CellItem) {
    for index in item.atoms where atoms[index].kind == .head {
      guard let meaning = atoms[index].meaning, meaning.measure == "pain" else { continue }
      let before = word(atoms[index].words.lowerBound - 1)
      let start = atoms[index].words.lowerBound
      guard start > segments[item.clause].words.lowerBound, before.kind == .word,
        before.tags.isEmpty, !before.has(.wideFiller), !before.has(.filler),
        !before.has(.auxiliary), !before.has(.painGrade), before.text.utf8.count > 2
      else { continue }
      atoms[index].meaning = CellMeaning(
        .head, before.text + "_" + meaning.measure, "scale", bare: .yes)
    }
  }

  /// Whether an item is about a night.
  private func isOfSleep(_ item: CellItem) -> Bool {
    let heads = item.atoms.filter { atoms[$0].kind == .head }
    if heads.contains(where: { atoms[$0].meaning?.type == "hours" }) { return true }
    return heads.isEmpty && carried.heads.last?.type == "hours"
  }
}
