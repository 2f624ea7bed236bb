/// How to take back the last turns: the text of `NAME.undo`.
///
/// Each turn is a block: the word `turn`, then a line for each edit, in the order in which they
/// are to be applied: `- ` and a sealed entry to remove, `+ ` and one to add. The newest is last.
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
      text += "\nturn\n"
      for edit in turn {
        switch edit {
        case .add(let entry): text += "+ \(entry.sealedLine)\n"
        case .remove(let entry): text += "- \(entry.sealedLine)\n"
        }
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
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    guard lines.popFirst().map({ String(decoding: $0, as: UTF8.self) }) == Self.header,
      lines.popLast()?.isEmpty == true
    else { return }
    var isWhole = true
    for line in lines where !line.isEmpty {
      if String(decoding: line, as: UTF8.self) == "turn" {
        if turns.last?.isEmpty == true { isWhole = false }
        if !isWhole { turns = [] }
        isWhole = true
        turns.append([])
      } else if let edit = Self.edit(line), !turns.isEmpty {
        turns[turns.count - 1].append(edit)
      } else {
        isWhole = false
      }
    }
    if !isWhole || turns.last?.isEmpty == true { turns = [] }
  }

  private static func edit(_ line: ArraySlice<UInt8>) -> Edit? {
    let sealed = line.dropFirst(2)
    guard SealedBytes(sealed).seal == .sound,
      let entry = try? LineReader.entry(SealedBytes(sealed).body)
    else { return nil }
    if line.starts(with: "+ ".utf8) { return .add(entry) }
    if line.starts(with: "- ".utf8) { return .remove(entry) }
    return nil
  }
}
