extension Journal {
  /// What making edits did.
  public struct Making: Sendable {
    /// Whether each edit was made, in their order.
    public var isMade: [Bool]
    /// What takes them back.
    public var change: JournalChange
    /// The first line that is another now, from 0; the lines above it stand as they were.
    public var start: Int
  }

  /// Makes the edits in their order: what is added stands at the end, and of equal entries the last
  /// is removed.
  @discardableResult
  public mutating func make(_ edits: [Edit]) -> Making {
    var added: [Entry] = []
    var wanted: [Entry: Int] = [:]
    for edit in edits {
      switch edit {
      case .add(let entry): added.append(entry)
      case .remove(let entry): wanted[entry, default: 0] += 1
      }
    }
    if !added.isEmpty { endLastLine() }
    guard !wanted.isEmpty else {
      return Making(
        isMade: edits.map { _ in true }, change: appending(added), start: lines.count - added.count)
    }
    var places = self.places(of: wanted)
    added = []
    var removed: [Int] = []
    let isMade = edits.map { edit in
      switch edit {
      case .add(let entry): added.append(entry)
      case .remove(let entry):
        if let place = added.lastIndex(of: entry) {
          added.remove(at: place)
        } else if let place = places[entry]?.popLast() {
          removed.append(place)
        } else {
          return false
        }
      }
      return true
    }
    var change = JournalChange()
    change.removed = removed.sorted().map { JournalChange.Line(of: lines, at: $0) }
    let start = removed.min() ?? lines.count
    if !removed.isEmpty {
      let gone = Set(removed)
      let kept = (start..<lines.count).filter { !gone.contains($0) }.map { lines[$0] }
      replaceLines(from: start, with: kept)
    }
    change.added = appending(added).added
    return Making(isMade: isMade, change: change, start: start)
  }

  /// Makes the edits in their order and says of each whether it was made.
  @discardableResult
  public mutating func apply(_ edits: [Edit]) -> [Bool] { make(edits).isMade }

  private mutating func appending(_ entries: [Entry]) -> JournalChange {
    var change = JournalChange()
    for entry in entries {
      append(entry)
      change.added.append(JournalChange.Line(of: lines, at: lines.count - 1))
    }
    return change
  }

  /// Where the last of the wanted entries stand, as many as are wanted, the last one last.
  private func places(of wanted: [Entry: Int]) -> [Entry: [Int]] {
    var (found, missing) = ([Entry: [Int]](), wanted)
    var left = wanted.values.reduce(0, +)
    let days = Set(wanted.keys.map(\.date))
    for place in lines.indices.reversed() where left > 0 {
      guard let entry = lines[place].entry, days.contains(entry.date),
        let count = missing[entry], count > 0
      else { continue }
      missing[entry] = count - 1
      left -= 1
      found[entry, default: []].insert(place, at: 0)
    }
    return found
  }

  /// Takes a turn back: the lines it added go, those it took out stand where they stood.
  ///
  /// Where the file was changed by hand since, a line that was taken out goes under the line it stood
  /// under, else to its date. Returns the first line that is another now, from 0; nil, and changes
  /// nothing, where a line the turn added is no longer there.
  public mutating func takeBack(_ change: JournalChange) -> Int? {
    guard let gone = places(of: change.added) else { return nil }
    if lines.isEmpty, !change.removed.isEmpty { endLastLine() }
    let lost = Set(gone)
    // Lines above the first that may be another are not looked at.
    let numbers = change.removed.map { ($0.number ?? 1) - 1 }
    let top = max(0, ([lines.count - 1] + gone + numbers).min() ?? 0)
    var first = gone.min() ?? lines.count
    var (whole, offset) = ([JournalLine](), top)
    if let merged = merged(lines(from: top, without: lost), change.removed, from: top) {
      whole = merged
      first = numbers.first.map { min(first, $0) } ?? first
    } else {
      (whole, offset) = (lines(from: 0, without: lost), 0)
      for line in change.removed {
        let place = Self.place(for: line, in: whole)
        whole.insert(line.line, at: place)
        first = min(first, place)
      }
    }
    for place in whole.indices.dropLast() where whole[place].ending == .none {
      whole[place] = whole[place].ended(isFirst: place + offset == 0)
      first = min(first, place + offset)
    }
    replaceLines(from: first, with: whole[(first - offset)...])
    return first
  }

  private func lines(from first: Int, without lost: Set<Int>) -> [JournalLine] {
    (first..<max(first, lines.count)).filter { !lost.contains($0) }.map { lines[$0] }
  }

  /// Where the lines that were added stand now; nil where one of them does not.
  func places(of added: [JournalChange.Line]) -> [Int]? {
    var taken: Set<Int> = []
    var shift = 0
    var below = lines.count
    for wanted in added.reversed() {
      let line = wanted.line
      func isFree(_ place: Int) -> Bool { !taken.contains(place) && lines.indices.contains(place) }
      let guess = wanted.number.map { $0 - 1 + shift }
      let place =
        if let guess, isFree(guess), lines[guess].bytes == line.bytes {
          guess
        } else {
          (0..<below).last { isFree($0) && lines[$0].bytes == line.bytes }
            ?? lines.indices.last { isFree($0) && lines[$0].bytes == line.bytes }
            ?? lines.indices.last {
              isFree($0) && line.entry != nil && lines[$0].entry == line.entry
            }
        }
      guard let place else { return nil }
      taken.insert(place)
      below = place
      if let number = wanted.number { shift = place - (number - 1) }
    }
    return taken.sorted()
  }

  /// The lines from a place on with those that were taken out at their places; nil where one does not
  /// stand under the line it stood under.
  private func merged(
    _ kept: [JournalLine], _ removed: [JournalChange.Line], from top: Int
  ) -> [JournalLine]? {
    var whole: [JournalLine] = []
    whole.reserveCapacity(kept.count + removed.count)
    var rest = kept[...]
    for line in removed {
      guard let number = line.number, top + whole.count < number else { return nil }
      let count = number - 1 - top - whole.count
      guard count <= rest.count else { return nil }
      whole += rest.prefix(count)
      rest = rest.dropFirst(count)
      let above = whole.last ?? (top > 0 ? lines[top - 1] : nil)
      guard line.above == (above.map { CRC32C.checksum($0.bytes) } ?? 0) else { return nil }
      whole.append(line.line)
    }
    return whole + rest
  }

  /// Where a line goes that does not fit where it stood.
  private static func place(for line: JournalChange.Line, in lines: [JournalLine]) -> Int {
    if let number = line.number, line.above != 0 {
      let near = lines.indices.filter { CRC32C.checksum(lines[$0].bytes) == line.above }
        .min { abs($0 + 2 - number) < abs($1 + 2 - number) }
      if let near { return near + 1 }
    }
    guard let date = line.line.entry?.date else {
      return line.number.map { min($0 - 1, lines.count) } ?? lines.count
    }
    if let last = lines.lastIndex(where: { $0.entry.map { $0.date <= date } ?? false }) {
      return last + 1
    }
    return lines.firstIndex { $0.entry != nil } ?? lines.count
  }

  /// Whether the lines that a turn took out stand where they stood.
  func holds(_ removed: [JournalChange.Line]) -> Bool {
    removed.allSatisfy { line in
      guard let number = line.number, lines.indices.contains(number - 1) else { return false }
      return lines[number - 1].bytes == line.line.bytes
    }
  }
}
