import Civil

extension Journal {
  /// What taking in another journal did.
  public struct Merging: Hashable, Sendable {
    /// How many lines were added, comments and lines that cannot be read among them.
    public var added = 0
    /// The entries that were added, in the order of the other file.
    public var entries: [Entry] = []
    /// How many lines took over a seal that only the other journal had.
    public var sealed = 0

    /// Whether both journals said the same.
    public var isEmpty: Bool { added == 0 && sealed == 0 }
  }

  /// Takes in every line of another journal that this one does not hold as often.
  ///
  /// Lines are held against each other by what they say, whether sealed or not; a line that only the
  /// other journal has sealed takes over its seal. A new line goes below the line it stands below
  /// in the other journal; where both have new lines there, the earlier day goes first. A last line that
  /// may be cut short is left out.
  @discardableResult
  public mutating func merge(_ other: Journal) -> Merging {
    var merging = Merging()
    let theirs = other.lines.filter { line in
      if case .torn = line.content { false } else { !line.isHeader }
    }
    guard !theirs.isEmpty else { return merging }
    let own = self
    endLastLine()
    var mine = Array(lines)
    let places = Dictionary(grouping: mine.indices) { mine[$0].claim }
    let plan = Plan(of: theirs, into: mine, at: places)
    for place in plan.sealed { mine[place] = mine[place].sealed }
    merging.sealed = plan.sealed.count
    var seen: [ArraySlice<UInt8>: Int] = [:]
    var shared: Set<Int> = []
    var arrivals: [Int: [JournalLine]] = [:]
    var below = mine.first?.isHeader == true ? 1 : 0
    var first = plan.sealed.min() ?? mine.count
    for (number, line) in theirs.enumerated() {
      let count = seen[line.claim, default: 0]
      if !plan.new.contains(number), let known = places[line.claim], known.indices.contains(count) {
        seen[line.claim] = count + 1
        shared.insert(known[count])
        below = known[count] + 1
        continue
      }
      let new = line.ending == .none ? line.ended(isFirst: false) : line
      arrivals[below, default: []].append(new)
      first = min(first, below)
      merging.added += 1
      if let entry = new.entry { merging.entries.append(entry) }
    }
    guard !merging.isEmpty else {
      self = own
      return merging
    }
    replaceLines(from: first, with: Self.woven(mine, arrivals, shared, from: first))
    return merging
  }

  /// Which lines of another journal are new, and which lines here take over a seal: of equal claims
  /// there are then as many as in the journal with more, and as many sealed as in the one with more.
  private struct Plan {
    /// The places of the new lines in the other journal.
    var new: Set<Int> = []
    /// The places of the lines here that get a seal.
    var sealed: [Int] = []

    init(
      of theirs: [JournalLine], into mine: [JournalLine], at places: [ArraySlice<UInt8>: [Int]]
    ) {
      for (claim, there) in Dictionary(grouping: theirs.indices, by: { theirs[$0].claim }) {
        let here = places[claim] ?? []
        let sound = there.filter { theirs[$0].isSound }
        let lacking = max(sound.count - here.count { mine[$0].isSound }, 0)
        let added = max(there.count - here.count, 0)
        let arriving = min(lacking, added)
        new.formUnion(sound.suffix(arriving))
        new.formUnion(there.filter { !theirs[$0].isSound }.suffix(added - arriving))
        sealed += here.filter { mine[$0].isSealable }.prefix(lacking - arriving)
      }
    }
  }

  /// The lines from a place on with those that arrive at their places.
  private static func woven(
    _ mine: [JournalLine], _ arrivals: [Int: [JournalLine]], _ shared: Set<Int>, from first: Int
  ) -> [JournalLine] {
    var woven: [JournalLine] = []
    var place = first
    while true {
      if let arriving = arrivals[place] {
        let own = mine[place...].indices.prefix { !shared.contains($0) }
        woven += byDay(own.map { mine[$0] }, arriving)
        place += own.count
      }
      guard place < mine.count else { return woven }
      woven.append(mine[place])
      place += 1
    }
  }

  /// Two runs of lines as one, each in its own order, the earlier day first.
  private static func byDay(_ mine: [JournalLine], _ theirs: [JournalLine]) -> [JournalLine] {
    let (days, others) = (effectiveDays(of: mine), effectiveDays(of: theirs))
    var merged: [JournalLine] = []
    var place = 0
    for (line, day) in zip(theirs, others) {
      while place < mine.count, days[place] <= day {
        merged.append(mine[place])
        place += 1
      }
      merged.append(line)
    }
    return merged + mine[place...]
  }

  /// The day that each line belongs to: a comment's is that of the entry below it.
  private static func effectiveDays(of lines: [JournalLine]) -> [CivilDate] {
    var day = lines.last { $0.entry != nil }?.entry?.date ?? .earliest
    return lines.reversed().map { line in
      if let own = line.entry?.date { day = own }
      return day
    }.reversed()
  }
}

extension JournalLine {
  /// What the line says apart from a seal that fits.
  fileprivate var claim: ArraySlice<UInt8> {
    switch content {
    case .entry(_, .sound), .entry(_, .missing): SealedBytes(bytes).body
    default: bytes
    }
  }

  /// Whether it is an entry with a seal that fits.
  fileprivate var isSound: Bool {
    if case .entry(_, .sound) = content { true } else { false }
  }
}
