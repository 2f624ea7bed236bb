/// How to take back the last turns: the text of `NAME.undo`.
///
/// Each turn is a block: `turn` and the number of its edits, then a line for each edit, in the order in which they
/// are to be applied: `- ` and an entry to remove, `+ ` and one to add, sealed like a line of the journal. The newest
/// turn is last.
public struct UndoLog: Hashable, Sendable {
  /// How many turns are kept.
  public static let limit = 50

  private static let header = "# bloom undo 1"

  /// The edits that take back each turn, newest last.
  public private(set) var turns: [[Edit]]

  /// A log of no turn.
  public init() { turns = [] }

  /// Notes how to take back edits that were made in one turn.
  public mutating func note(_ edits: [Edit]) {
    guard !edits.isEmpty else { return }
    turns = (turns + [edits.reversed().map(\.inverse)]).suffix(Self.limit)
  }

  /// The edits that take back the last turn, which the log then forgets; nil when there is none.
  public mutating func takeLast() -> [Edit]? { turns.popLast() }

  /// The bytes of the undo file.
  public var bytes: [UInt8] {
    var text = Self.header + "\n"
    for turn in turns {
      text += "\nturn \(turn.count)\n"
      for edit in turn {
        let sign =
          switch edit {
          case .add: "+"
          case .remove: "-"
          }
        text += SealedBytes.sealing("\(sign) \(edit.entry.line)") + "\n"
      }
    }
    return Array(text.utf8)
  }

  /// Reads an undo file.
  ///
  /// Turns up to and with a damaged one are left out: what is undone is always the true last
  /// turn, or nothing.
  public init(parsing bytes: [UInt8]) {
    self.init()
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.first.map({ String(decoding: $0, as: UTF8.self) }) == Self.header,
      lines.last?.isEmpty == true
    else { return }
    var missing = 0
    for line in lines.dropFirst() where !line.isEmpty {
      if let count = Self.turn(line) {
        if missing != 0 { turns = [] }
        missing = count
        turns.append([])
      } else if let edit = Self.edit(line), !turns.isEmpty {
        missing -= 1
        turns[turns.count - 1].append(edit)
      } else {
        missing = -1 - line.count
      }
    }
    if missing != 0 { turns = [] }
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
