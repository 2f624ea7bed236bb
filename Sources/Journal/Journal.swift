import Civil

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

  /// Reads the bytes of a journal file.
  public init(parsing bytes: [UInt8]) {
    lines = Pages(LineReader.lines(of: bytes))
    entries = Pages(lines.lazy.compactMap(\.entry))
    index = EntryIndex(entries)
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
  public var byteCount: Int {
    lines.indices.reduce(0) { $0 + lines[$1].byteCount }
  }

  /// The bytes of the journal file without its first `count`.
  public func bytes(after count: Int) -> [UInt8] {
    let size = byteCount
    guard count < size else { return [] }
    var left = size - count
    var first = lines.count
    while left > 0 {
      first -= 1
      left -= lines[first].byteCount
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size - count - left)
    for place in first..<lines.count {
      bytes += lines[place].bytes
      bytes += lines[place].ending.bytes
    }
    return left < 0 ? Array(bytes[(-left)...]) : bytes
  }

  /// The bytes of the last lines, where the edits take away just these; nil otherwise.
  public func tail(of edits: [Edit]) -> [UInt8]? {
    var wanted: [Entry: Int] = [:]
    for edit in edits {
      guard case .remove(let entry) = edit else { return nil }
      wanted[entry, default: 0] += 1
    }
    guard !edits.isEmpty, edits.count <= lines.count else { return nil }
    var size = 0
    for line in lines.suffix(edits.count) {
      guard let entry = line.entry, let count = wanted[entry], count > 0 else { return nil }
      wanted[entry] = count - 1
      size += line.byteCount
    }
    return bytes(after: byteCount - size)
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
      if let place = entries.lastIndex(of: entry) {
        entries.remove(at: place)
        index.update(entries, from: place)
      }
    }
    return true
  }

  /// Makes the edits in their order and says of each whether it was made.
  @discardableResult
  public mutating func apply(_ edits: [Edit]) -> [Bool] {
    let removed = edits.compactMap { if case .remove(let entry) = $0 { entry } else { nil } }
    guard removed.count > 1, removed.count == edits.count else { return edits.map { apply($0) } }
    var wanted: [Entry: Int] = [:]
    for entry in removed { wanted[entry, default: 0] += 1 }
    var missing = wanted
    var left = removed.count
    var first = lines.count
    var kept: [JournalLine] = []
    while left > 0, first > 0 {
      first -= 1
      if let entry = lines[first].entry, let count = missing[entry], count > 0 {
        missing[entry] = count - 1
        left -= 1
      } else {
        kept.append(lines[first])
      }
    }
    let (found, after) = (removed.count - left, kept.reversed().compactMap(\.entry))
    lines.replace(from: first, with: kept.reversed())
    let place = entries.count - found - after.count
    entries.replace(from: place, with: after)
    index.update(entries, from: place)
    for (entry, count) in missing { wanted[entry, default: 0] -= count }
    return removed.map { entry in
      defer { wanted[entry, default: 0] -= 1 }
      return wanted[entry, default: 0] > 0
    }
  }

  private mutating func append(_ entry: Entry) {
    if let last = lines.last, last.ending == .none {
      var facts = FactMemory()
      let ended = LineReader.line(
        last.bytes, ending: .newline, isFirst: lines.count == 1, facts: &facts)
      lines.replaceLast(with: ended)
      if ended.entry != last.entry { readEntries() }
    }
    if lines.isEmpty {
      lines.append(
        JournalLine(
          Self.header.utf8Slice, ending: .newline, content: .header(version: Self.version)))
    }
    let line = JournalLine(
      entry.sealedLine.utf8Slice, ending: .newline, content: .entry(entry, .sound))
    lines.append(line)
    entries.append(entry)
    index.append(entries)
  }

  private mutating func readEntries() {
    entries = Pages(lines.lazy.compactMap(\.entry))
    index = EntryIndex(entries)
  }

  /// The facts that shape how others are read, such as periods and modes, in the order of the file.
  var marks: some Sequence<Entry> { index.marks.lazy.map { entries[$0] } }

  /// Where the entries that `signs` is made of stand, in the order of the file.
  var signPlaces: [Int] { index.signs }

  /// The place of the last of the entries that are wanted, by date and then by their order.
  func lastPlace(where isWanted: (Int) -> Bool) -> Int? {
    index.last(in: entries, where: isWanted)
  }

  /// Where the entries from one day to another stand, in the order of the file.
  func places(from first: CivilDate, upTo last: CivilDate) -> some Sequence<Int> {
    index.places(from: first, upTo: last).lazy.filter {
      first <= entries[$0].date && entries[$0].date <= last
    }
  }

  /// Gives every line that was read a fitting seal, and returns how many needed one.
  public mutating func seal() -> Int {
    let count = lines.count { $0.isSealable }
    lines = Pages(lines.lazy.map(\.sealed))
    return count
  }

  /// Takes the last line away if it is not ended and may be cut short, and returns its bytes.
  public mutating func removeTornLine() -> [UInt8]? {
    guard let last = lines.last, case .torn = last.content else { return nil }
    lines.removeLast()
    return Array(last.bytes)
  }
}

extension String {
  fileprivate var utf8Slice: ArraySlice<UInt8> { Array(utf8)[...] }
}
