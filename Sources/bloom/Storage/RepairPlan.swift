import Journal

/// What can be mended in a journal that is not whole, step by step; nothing is done before a yes.
struct RepairPlan {
  /// One thing to mend.
  struct Step: Equatable {
    enum Action: Equatable {
      /// One bit was turned over: the line as it was takes its place.
      case putRight([UInt8])
      /// The line is sealed as it stands.
      case seal
      /// The last line may be cut short: it goes into a file of its own.
      case setAside
      /// The line stands twice: this one goes.
      case dropDouble
      /// Lines that are missing and known go back to their places: their numbers and bytes.
      case putBack([Missing])
      /// The lines stand as they are from now on.
      case accept
    }

    struct Missing: Equatable {
      /// From 1.
      let number: Int?
      let bytes: [UInt8]
    }

    /// The line, from 0; nil where it is about all.
    let place: Int?
    let action: Action
  }

  let steps: [Step]
  private let journal: Journal

  /// Reckons what could be done.
  init(_ reading: JournalFile.Reading, count: SealCount?, undoLog: UndoLog, isUndoChanged: Bool) {
    journal = reading.journal
    var steps: [Step] = []
    for (place, line) in journal.lines.enumerated() {
      if let bytes = LineMending.mended(line) {
        steps.append(Step(place: place, action: .putRight(bytes)))
      } else if line.isSealable {
        steps.append(Step(place: place, action: .seal))
      } else if case .torn = line.content {
        steps.append(Step(place: place, action: .setAside))
      }
    }
    if let count, !reading.doubts.isEmpty {
      if let place = count.doubled(in: journal) {
        steps.append(Step(place: place, action: .dropDouble))
      }
      let missing = Self.missing(count, journal, undoLog)
      if !missing.isEmpty { steps.append(Step(place: nil, action: .putBack(missing))) }
    }
    if !reading.doubts.isEmpty || isUndoChanged { steps.append(Step(place: nil, action: .accept)) }
    self.steps = steps
  }

  private static func missing(
    _ count: SealCount, _ journal: Journal, _ log: UndoLog
  ) -> [Step.Missing] {
    let damaged = journal.lines.compactMap { LineMending.mended($0) }
    return count.linesMissing(from: journal, knownBy: log)
      .filter { !damaged.contains($0.bytes) }
      .map { Step.Missing(number: $0.number, bytes: $0.bytes) }
  }

  /// The journal with some of the steps done.
  func journal(doing done: [Step]) -> Journal {
    var lines: [[UInt8]?] = journal.lines.map { Array($0.bytes) + $0.ending.rawValue.utf8 }
    for step in done {
      guard let place = step.place else { continue }
      let ending = Array(journal.lines[place].ending.rawValue.utf8)
      switch step.action {
      case .putRight(let bytes): lines[place] = bytes + ending
      case .seal:
        var sealed = Journal(parsing: lines[place] ?? [])
        _ = sealed.seal()
        lines[place] = sealed.bytes
      case .setAside, .dropDouble: lines[place] = nil
      case .putBack, .accept: break
      }
    }
    var whole = lines.compactMap(\.self)
    for step in done {
      guard case .putBack(let missing) = step.action else { continue }
      for line in missing {
        let place = min(max((line.number ?? whole.count + 1) - 1, 1), whole.count)
        whole.insert(line.bytes + [UInt8(ascii: "\n")], at: place)
      }
    }
    return Journal(parsing: Array(whole.joined()))
  }
}
