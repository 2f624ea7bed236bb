/// Reads the first form of the undo file, which knew entries and not their places.
enum FirstUndoLog {
  private static let header = "# bloom undo 1"

  /// The turns, newest last; nil where this is no such file, or its last turn is damaged.
  static func steps(of bytes: [UInt8]) -> [UndoLog.Step]? {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.first.map({ String(decoding: $0, as: UTF8.self) }) == header,
      lines.last?.isEmpty == true
    else { return nil }
    var turns: [[Edit]] = []
    var missing = 0
    for line in lines.dropFirst() where !line.isEmpty {
      if let count = turn(line) {
        if missing != 0 { turns = [] }
        missing = count
        turns.append([])
      } else if let edit = edit(line), !turns.isEmpty {
        missing -= 1
        turns[turns.count - 1].append(edit)
      } else {
        missing = -1 - line.count
      }
    }
    return missing != 0 ? nil : turns.map { .turn(step($0)) }
  }

  private static func step(_ edits: [Edit]) -> UndoLog.Turn {
    var change = JournalChange()
    for edit in edits {
      let line = JournalChange.Line(Array(edit.entry.sealedLine.utf8), number: nil, above: 0)
      switch edit {
      case .remove: change.added.insert(line, at: 0)
      case .add: change.removed.append(line)
      }
    }
    return UndoLog.Turn(change: change, states: nil)
  }

  private static func turn(_ line: ArraySlice<UInt8>) -> Int? {
    let words = String(decoding: line.prefix(12), as: UTF8.self).split(separator: " ")
    guard words.count == 2, words[0] == "turn", let count = Int(words[1]), count > 0 else {
      return nil
    }
    return count
  }

  private static func edit(_ line: ArraySlice<UInt8>) -> Edit? {
    let parts = SealedBytes(line)
    guard parts.seal == .sound, let entry = try? LineReader.entry(parts.body.dropFirst(2))
    else { return nil }
    if line.starts(with: "+ ".utf8) { return .add(entry) }
    if line.starts(with: "- ".utf8) { return .remove(entry) }
    return nil
  }
}
