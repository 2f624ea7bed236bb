/// What one turn changed in a journal, line by line, with all that puts it back as it was.
public struct JournalChange: Hashable, Sendable {
  /// A line with the place it has, or had, in the file.
  struct Line: Hashable, Sendable {
    /// The line as it stood, without its newline.
    let bytes: [UInt8]
    /// Its number, from 1; nil where an older Bloom noted the change.
    let number: Int?
    /// The check value of the line above it.
    let above: UInt32

    init(_ bytes: [UInt8], number: Int?, above: UInt32) {
      self.bytes = bytes
      self.number = number
      self.above = above
    }

    /// A line of a journal at its place.
    init(of lines: some RandomAccessCollection<JournalLine>, at place: Int) {
      let line = lines[lines.index(lines.startIndex, offsetBy: place)]
      bytes = Array(line.bytes) + (line.ending == .returnAndNewline ? [0x0D] : [])
      number = place + 1
      above =
        place == 0
        ? 0 : CRC32C.checksum(lines[lines.index(lines.startIndex, offsetBy: place - 1)].bytes)
    }

    /// The line as a journal has it.
    var line: JournalLine {
      var facts = FactMemory()
      let hasReturn = bytes.last == 0x0D
      return LineReader.line(
        hasReturn ? bytes.dropLast() : bytes[...],
        ending: hasReturn ? .returnAndNewline : .newline, isFirst: false, facts: &facts)
    }
  }

  /// The lines that were added, with their places after the turn, in the order of the file.
  var added: [Line] = []
  /// The lines that were taken out, with their places before the turn, in the order of the file.
  var removed: [Line] = []

  init() {}

  /// What tells an edited journal from the one before, where what is in both keeps its order.
  public init(from old: Journal, to new: Journal) {
    let (before, after) = (Array(old.lines), Array(new.lines))
    removed = Self.places(in: before, missingFrom: after).map { Line(of: before, at: $0) }
    added = Self.places(in: after, missingFrom: before).map { Line(of: after, at: $0) }
    let (taken, put) = (Set(removed.map(\.number)), Set(added.map(\.number)))
    let kept = before.enumerated().filter { !taken.contains($0.offset + 1) }.map(\.element.bytes)
    let stay = after.enumerated().filter { !put.contains($0.offset + 1) }.map(\.element.bytes)
    guard kept != stay else { return }
    let same = zip(before, after).prefix { $0.bytes == $1.bytes }.count
    removed = (same..<before.count).map { Line(of: before, at: $0) }
    added = (same..<after.count).map { Line(of: after, at: $0) }
  }

  /// The places of the lines that another file does not hold, as often as it does not.
  private static func places(in lines: [JournalLine], missingFrom others: [JournalLine]) -> [Int] {
    var held: [ArraySlice<UInt8>: Int] = [:]
    for line in others { held[line.bytes, default: 0] += 1 }
    return lines.indices.filter { place in
      let count = held[lines[place].bytes, default: 0]
      held[lines[place].bytes] = count - 1
      return count <= 0
    }
  }

  /// Whether no line is another.
  public var isEmpty: Bool { added.isEmpty && removed.isEmpty }

  /// The edits that take the turn back, in their order; a line that only moved is none.
  public var inverse: [Edit] {
    let (put, taken) = (added.compactMap(\.line.entry), removed.compactMap(\.line.entry))
    guard !put.isEmpty, !taken.isEmpty else {
      return put.reversed().map(Edit.remove) + taken.map(Edit.add)
    }
    var moved: [Entry: Int] = [:]
    for entry in put where taken.contains(entry) { moved[entry, default: 0] += 1 }
    for (entry, count) in moved { moved[entry] = min(count, taken.count { $0 == entry }) }
    return Self.leaving(moved, out: put).reversed().map(Edit.remove)
      + Self.leaving(moved, out: taken).map(Edit.add)
  }

  private static func leaving(_ moved: [Entry: Int], out entries: [Entry]) -> [Entry] {
    var left = moved
    return entries.filter { entry in
      guard let count = left[entry], count > 0 else { return true }
      left[entry] = count - 1
      return false
    }
  }
}
