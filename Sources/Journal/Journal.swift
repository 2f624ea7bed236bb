public import Civil

/// What she told Bloom: lines of text, each with one fact.
///
/// A journal keeps every byte it was read from: comments, blank lines and lines it cannot read
/// are printed as they were. Reading cannot fail; `issues(file:)` says what to look at.
public struct Journal: Hashable, Sendable {
  /// The version of the format this Bloom writes.
  public static let version = 1

  /// The first line of a journal, without its ending.
  public static let header = "\(LineReader.headerPrefix)\(version)"

  /// The lines in the order of the file.
  public private(set) var lines: Pages<JournalLine>

  /// The entries in the order of the file.
  public private(set) var entries: Pages<Entry>

  private var index: EntryIndex

  private var tallies = LineTallies()

  /// Which sealed lines there are.
  var state: JournalState { tallies.whole.state }

  /// A journal without a line.
  public init() {
    lines = Pages()
    entries = Pages()
    index = EntryIndex()
  }

  /// A journal of the given entries, in this order.
  public init(_ entries: some Sequence<Entry>) {
    self.init()
    for entry in entries { apply(.add(entry)) }
  }

  /// What is made of each entry, to be looked things up in: it has no lines, so it is never written.
  package func reading(_ make: (Entry) -> Entry?) -> Journal {
    var reading = Journal()
    reading.entries = Pages(entries.lazy.compactMap(make))
    reading.index = EntryIndex(reading.entries)
    return reading
  }

  /// Reads the bytes of a journal file.
  public init(parsing bytes: [UInt8]) {
    lines = Pages(LineReader.lines(of: bytes))
    entries = Pages(lines.lazy.compactMap(\.entry))
    index = EntryIndex(entries)
    tallies = LineTallies(lines)
  }

  /// Reads the text of a journal file.
  public init(parsing text: String) {
    self.init(parsing: Array(text.utf8))
  }

  /// The bytes of the journal file.
  public var bytes: [UInt8] {
    bytes(after: 0)
  }

  /// How many bytes the journal file has.
  public var byteCount: Int { tallies.whole.bytes }

  /// The bytes of the journal file without its first `count`.
  public func bytes(after count: Int) -> [UInt8] {
    let size = byteCount
    guard count < size else { return [] }
    var first = lines.pageCount - 1
    while first > 0, bytes(abovePage: first) > count { first -= 1 }
    var bytes: [UInt8] = []
    var above = self.bytes(abovePage: first)
    bytes.reserveCapacity(size - max(above, count))
    for page in first..<lines.pageCount {
      lines.readPage(page) { line in
        let skipped = min(max(count - above, 0), line.byteCount)
        above += line.byteCount
        guard skipped == 0 else {
          bytes += (line.bytes + line.ending.bytes).dropFirst(skipped)
          return
        }
        bytes += line.bytes
        bytes += line.ending.bytes
      }
    }
    return bytes
  }

  private func bytes(abovePage page: Int) -> Int {
    tallies.above(page * Pages<JournalLine>.size, in: lines).bytes
  }

  /// Whether the first line names a later version of the format than this Bloom writes.
  public var isOfLaterVersion: Bool {
    if case .header(let version) = lines.first?.content { version > Self.version } else { false }
  }

  /// Adds an entry at the end, or removes the last one that is equal.
  ///
  /// Returns false, and changes nothing, when there is no such entry to remove.
  @discardableResult
  public mutating func apply(_ edit: Edit) -> Bool {
    switch edit {
    case .add(let entry): append(entry)
    case .remove(let entry):
      guard let line = lines.indices.last(where: { lines[$0].holds(entry) }) else { return false }
      lines.remove(at: line)
      tallies.update(lines, from: line)
      if let place = entries.lastIndex(of: entry) {
        entries.remove(at: place)
        index.update(entries, from: place)
      }
    }
    return true
  }

  mutating func append(_ entry: Entry) {
    endLastLine()
    let line = JournalLine(
      entry.sealedLine.utf8Slice, ending: .newline, content: .entry(entry, .sound))
    lines.append(line)
    tallies.append(line)
    entries.append(entry)
    index.append(entries)
  }

  /// Makes room for a line behind the last one: that one is ended, and there is a header.
  mutating func endLastLine() {
    if let last = lines.last, last.ending == .none {
      replaceLines(from: lines.count - 1, with: [last.ended(isFirst: lines.count == 1)])
    }
    if lines.isEmpty {
      let header = JournalLine(
        Self.header.utf8Slice, ending: .newline, content: .header(version: Self.version))
      lines.append(header)
      tallies.append(header)
    }
  }

  /// Puts other lines in the place of all from a place on.
  mutating func replaceLines(from place: Int, with new: some Collection<JournalLine>) {
    let kept = tallies.above(place, in: lines).entries
    lines.replace(from: place, with: new)
    tallies.update(lines, from: place)
    entries.replace(from: kept, with: new.compactMap(\.entry))
    index.update(entries, from: kept)
  }

  /// Goes through the facts that shape how others are read, such as periods and modes, in the order
  /// of the file.
  func readMarks(_ take: (Entry) -> Void) {
    for place in index.marks { take(entries[place]) }
  }

  /// Where the entries that `signs` is made of stand, in the order of the file.
  var signPlaces: [Int] { index.signs }

  /// The last of the entries that are wanted, by date and then by their order in the file.
  public func latest(where isWanted: (Entry) -> Bool) -> Entry? {
    index.last(in: entries, where: isWanted)
  }

  /// The last of the entries of some kinds that is wanted, by date and then by their order in the
  /// file.
  package func latest(of kinds: [FactKind], where isWanted: (Entry) -> Bool) -> Entry? {
    index.places(of: kinds, from: .earliest, upTo: .latest).places.last { isWanted(entries[$0]) }
      .map { entries[$0] }
  }

  /// The last of the marks, such as periods, modes and factors, that is wanted.
  public func latestMark(where isWanted: (Entry) -> Bool) -> Entry? {
    var found: Entry?
    readMarks { entry in
      if found.map({ $0.date <= entry.date }) ?? true && isWanted(entry) { found = entry }
    }
    return found
  }

  /// Whether the entries stand in the order of their dates.
  package var isOrdered: Bool { index.isOrdered }

  /// Goes through the entries from one day to another, in the order of the file.
  public func read(
    from first: CivilDate = .earliest, upTo last: CivilDate = .latest, _ take: (Entry) -> Void
  ) {
    for (page, isWhole) in index.pages(from: first, upTo: last) {
      entries.readPage(page) { entry in
        if isWhole || first <= entry.date && entry.date <= last { take(entry) }
      }
    }
  }

  /// Goes through the entries of some kinds from one day to another, by date; those of one day in the
  /// order of the file.
  @usableFromInline
  package func read(
    _ kinds: [FactKind], from first: CivilDate = .earliest, upTo last: CivilDate = .latest,
    _ take: (Entry) -> Void
  ) {
    entries.read(index.places(of: kinds, from: first, upTo: last).places, take)
  }

  /// Gives every line that can be read and is wanted a fitting seal, and returns how many needed one.
  public mutating func seal(where isWanted: (JournalLine) -> Bool = { _ in true }) -> Int {
    let sealed = lines.map { $0.isSealable && isWanted($0) ? $0.sealed : $0 }
    let count = zip(lines, sealed).count { $0.bytes != $1.bytes }
    lines = Pages(sealed)
    tallies = LineTallies(lines)
    entries = Pages(lines.lazy.compactMap(\.entry))
    index = EntryIndex(entries)
    return count
  }

  /// Takes the last line away if it is not ended and may be cut short, and returns its bytes.
  public mutating func removeTornLine() -> [UInt8]? {
    guard let last = lines.last, case .torn = last.content else { return nil }
    lines.removeLast()
    tallies.update(lines, from: lines.count)
    return Array(last.bytes)
  }
}

extension String {
  fileprivate var utf8Slice: ArraySlice<UInt8> { Array(utf8)[...] }
}
