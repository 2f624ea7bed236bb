/// How many sealed lines a journal holds and in which order, as it stands beside the journal in
/// `NAME.seals`, so that a line that is gone, moved or there twice is found.
///
/// One line of a fixed length, so that it is written over in place: the lines there were, the lines that
/// the turn under way leads to, the undo file's size and check value, and whether all was well.
public struct SealCount: Hashable, Sendable {
  static let header = "# bloom seals 1"

  private let kept: JournalState
  private let next: JournalState
  /// How many bytes of the undo file are known.
  public let undoSize: Int
  private let undoCheck: UInt32
  /// Whether lines were missing or others before the last turns, and nobody has said why.
  public let isInDoubt: Bool

  /// What is kept of a journal, of the one that a turn under way makes of it, and of the undo file.
  public init(
    of journal: Journal, leadingTo next: Journal? = nil, undo: [UInt8], isInDoubt: Bool
  ) {
    kept = journal.state
    self.next = (next ?? journal).state
    undoSize = undo.count
    undoCheck = CRC32C.checksum(undo[...])
    self.isInDoubt = isInDoubt
  }

  /// Reads the file; nil where it is not as it was written.
  public init?(parsing bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count == 3, lines[0].elementsEqual(Self.header.utf8), lines[2].isEmpty else {
      return nil
    }
    let parts = SealedBytes(lines[1])
    let words = String(decoding: parts.body, as: UTF8.self).split(separator: " ")
    guard parts.seal == .sound, words.count == 5, let kept = JournalState(words[1]),
      let next = JournalState(words[2]), ["whole", "doubt"].contains(words[4])
    else { return nil }
    let undo = words[3].split(separator: "-")
    guard undo.count == 2, let size = Int(undo[0]), let check = UInt32(undo[1], radix: 16) else {
      return nil
    }
    (self.kept, self.next, undoSize, undoCheck) = (kept, next, size, check)
    isInDoubt = words[4] == "doubt"
  }

  /// The bytes of the file, always as many.
  public var bytes: [UInt8] {
    let undo = Self.filled("\(undoSize)", 10) + "-" + Self.filled(String(undoCheck, radix: 16), 8)
    let body =
      "seals \(kept.filledText) \(next.filledText) \(undo) \(isInDoubt ? "doubt" : "whole")"
    return Array("\(Self.header)\n\(SealedBytes.sealing(body))\n".utf8)
  }

  fileprivate static func filled(_ digits: String, _ width: Int) -> String {
    String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Whether a journal holds what it held, or what the turns noted since have made of it, the last of
  /// which may have been broken off.
  ///
  /// The undo file is read only where that is not so at first sight.
  public func fits(_ journal: Journal, undo: () -> [UInt8]) -> Bool {
    if journal.state == kept || journal.state == next { return true }
    let bytes = undo()
    let log = UndoLog(parsing: bytes)
    guard begins(bytes) else {
      let states = log.states
      guard let known = states.firstIndex(of: kept), let now = states.lastIndex(of: journal.state)
      else { return false }
      return now >= known && now >= states.count - 2
    }
    let known = UndoLog(parsing: Array(bytes[..<undoSize])).steps.count
    return leads(log.steps.dropFirst(known), to: journal.state)
  }

  /// Whether turns lead from what was kept to a state, made all or all but the last.
  private func leads(_ steps: ArraySlice<UndoLog.Step>, to state: JournalState) -> Bool {
    guard case .turn(let last) = steps.last, let ends = last.states,
      state == ends.before || state == ends.after
    else { return false }
    var reached: Set<JournalState> = [kept, next]
    for step in steps {
      guard case .turn(let turn) = step, let ends = turn.states else {
        reached = []
        continue
      }
      if !reached.isEmpty, !reached.contains(ends.before) { return false }
      reached = [ends.after]
    }
    return true
  }

  /// Whether an undo file begins with what is known of it.
  private func begins(_ bytes: [UInt8]) -> Bool {
    bytes.count >= undoSize && CRC32C.checksum(bytes[..<undoSize]) == undoCheck
  }

  /// Whether the undo file begins with what is known of it, or was written for the next turn.
  public func fits(undo bytes: [UInt8]) -> Bool {
    if begins(bytes) { return true }
    let states = UndoLog(parsing: bytes).states
    return kept != next || states.count > 1 && states[states.count - 2] == kept
  }

  /// How many sealed lines are missing, or below zero how many are there more than were written.
  func missing(from journal: Journal) -> Int { kept.count - journal.state.count }

  /// The lines that are missing, as far as the turns in the undo file tell them, oldest first.
  public func linesMissing(
    from journal: Journal, knownBy log: UndoLog
  ) -> [(number: Int?, bytes: [UInt8])] {
    log.lines(missingFrom: journal).suffix(isInDoubt ? .max : max(0, missing(from: journal)))
      .map { ($0.number, $0.bytes) }
  }

  /// A line that stands twice and once before, from 0; nil where there is none.
  public func doubled(in journal: Journal) -> Int? {
    guard missing(from: journal) == -1 else { return nil }
    var seen: Set<ArraySlice<UInt8>> = []
    let twice = journal.lines.indices.filter { place in
      journal.lines[place].standingSeal != nil && !seen.insert(journal.lines[place].bytes).inserted
    }
    return twice.suffix(Self.attempts).reversed().first { place in
      var state = JournalState()
      for other in journal.lines.indices where other != place { state.append(journal.lines[other]) }
      return state == kept
    }
  }

  /// How many lines are tried; each costs a look at all.
  private static let attempts = 16
}

extension JournalState {
  /// The text with as many digits for any journal.
  fileprivate var filledText: String {
    let parts = text.split(separator: "-").map(String.init)
    return SealCount.filled(parts[0], 10) + "-" + SealCount.filled(parts[1], 16)
  }
}

extension UndoLog {
  /// Which sealed lines the journal held at each step, oldest first, as far back as that is known.
  var states: [JournalState] {
    var states: [JournalState] = []
    for step in steps {
      guard case .turn(let turn) = step, let own = turn.states else {
        states = []
        continue
      }
      if states.isEmpty { states.append(own.before) }
      states.append(own.after)
    }
    return states
  }

  /// Whether its last turn left this journal, made or broken off; true where it does not say.
  public func mayLead(to journal: Journal) -> Bool {
    let states = states
    return states.count < 2 || states.suffix(2).contains(journal.state)
  }

  /// The sealed lines that noted turns have put into a journal and that are not there, oldest first.
  func lines(missingFrom journal: Journal) -> [JournalChange.Line] {
    var held: [[UInt8]: Int] = [:]
    for line in journal.lines { held[Array(line.bytes), default: 0] += 1 }
    var wanted: [JournalChange.Line] = []
    for case .turn(let turn) in steps {
      for line in turn.change.removed {
        if let place = wanted.lastIndex(where: { $0.bytes == line.bytes }) {
          wanted.remove(at: place)
        }
      }
      wanted += turn.change.added
    }
    return wanted.filter { line in
      let count = held[line.bytes, default: 0]
      held[line.bytes] = count - 1
      return count <= 0
    }
  }
}
