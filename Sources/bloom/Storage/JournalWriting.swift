import Journal

extension JournalFile {
  /// Makes the edits of one turn on disk; on return they are safe.
  ///
  /// `reading` saves reading the file again when nothing else has changed it; otherwise the edits
  /// are made in the journal as it is now. When it throws, the journal on disk is as it was.
  func commit(
    _ edits: [Edit], after reading: Reading? = nil
  ) throws(StorageError) -> Commit {
    for case .add(let entry) in edits {
      if let fault = entry.fault { throw .unwritable(line: entry.line, fault) }
    }
    guard !edits.isEmpty else { return Commit(reading: try self.read()) }
    try home.create()
    let file = try locked(.creatingToAppend)
    var commit = Commit(reading: try current(file, reading))
    try commit.setTornAside(by: self)
    let before = commit.reading.journal
    let making = commit.reading.journal.make(edits)
    for (edit, isMade) in zip(edits, making.isMade) {
      if isMade { commit.made.append(edit) } else { commit.missing.append(edit) }
    }
    try write(making.change, at: making.start, from: before, to: file, &commit)
    return commit
  }

  /// Takes back the last turn; nil when there is none.
  ///
  /// Where `expected` are not the edits that take it back, or it is not known for certain which turn was
  /// the last, it throws and nothing is changed.
  func undo(
    _ expected: [Edit]? = nil, after reading: Reading? = nil
  ) throws(StorageError) -> Commit? {
    guard try exists() else { return nil }
    let file = try locked(.appending)
    var commit = Commit(reading: try current(file, reading))
    let torn = commit.reading.journal.removeTornLine()
    let before = commit.reading.journal
    var log = UndoFile(undoPath, in: home.folder, disk: disk)
    let seals = SealFile(of: self, before: before, undo: log.bytes)
    guard seals.isFollowed(by: log.bytes) else { throw .unknownTurn(path) }
    switch log.log.last(of: before) {
    case .nothing: return nil
    case .unknown: throw .unknownTurn(path)
    case .turn(let change):
      guard expected == nil || expected == change.inverse else { throw .writtenMeanwhile(path) }
      guard let start = commit.reading.journal.takeBack(change) else { throw .unknownTurn(path) }
      commit.made = change.inverse
      commit.torn = torn
      if let torn { try keepTorn(torn) }
      var left = log.log
      left.takeLast(of: before)
      try seals.prepare(before, leadingTo: commit.reading.journal, undo: left.bytes)
      let written = try write(commit.reading.journal, at: start, from: before, to: file)
      log.takeLast(of: before)
      seals.confirm(commit.reading.journal, undo: log.bytes)
      finish(&commit, written, instead: file)
      return commit
    }
  }

  /// Seals the lines that were typed or changed by hand, after she has said that they are right.
  func seal(
    where isWanted: (JournalLine) -> Bool = { _ in true }
  ) throws(StorageError) -> Commit {
    guard try exists() else { return Commit(reading: try self.read()) }
    let file = try locked(.appending)
    var commit = Commit(reading: try current(file, nil))
    let before = commit.reading.journal
    commit.sealed = commit.reading.journal.seal(where: isWanted)
    guard commit.sealed > 0 else { return commit }
    try follow(before, in: file, &commit)
    return commit
  }

  /// Writes a journal where there is none yet, with its comments; one that only begins or is made up
  /// is no turn to take back.
  func restore(_ journal: Journal, isTurn: Bool = true) throws(StorageError) -> Commit {
    try home.create()
    let file = try locked(.creatingToAppend)
    var commit = Commit(reading: try current(file, nil))
    let before = commit.reading.journal
    guard before.lines.isEmpty else { throw .inTheWay(path) }
    commit.reading.journal = journal
    commit.made = journal.entries.map(Edit.add)
    let header = Journal(parsing: Journal.header + "\n")
    let change = isTurn ? JournalChange(from: header, to: journal) : nil
    try write(change, at: 0, from: before, to: file, &commit)
    return commit
  }

  /// Puts an edited journal in the place of the one that was read, if that is still there.
  func replace(
    with journal: Journal, after reading: Reading
  ) throws(StorageError) -> Commit {
    try home.create()
    let file = try locked(.creatingToAppend)
    let now = try current(file, nil)
    guard now.journal.bytes == reading.journal.bytes else { throw .changedMeanwhile(path) }
    var commit = Commit(reading: Reading(journal: journal, stamp: nil))
    try replace(now.journal, in: file, &commit)
    return commit
  }

  /// Takes in the lines of another journal that this one lacks, as one turn; nil where it lacks none.
  func merge(_ other: Journal) throws(StorageError) -> Commit? {
    try home.create()
    let file = try locked(.creatingToAppend)
    var commit = Commit(reading: try current(file, nil))
    let torn = commit.reading.journal.removeTornLine()
    let before = commit.reading.journal
    guard !commit.reading.journal.merge(other).isEmpty else { return nil }
    if let torn { try keepTorn(torn) }
    commit.torn = torn
    try replace(before, in: file, &commit)
    return commit
  }

  /// Puts the journal of a commit in the place of another; where only comments or seals are others,
  /// that is no turn to take back.
  private func replace(
    _ before: Journal, in file: borrowing OpenFile, _ commit: inout Commit
  ) throws(StorageError) {
    let after = commit.reading.journal
    let change = JournalChange(from: before, to: after)
    commit.made = change.inverse.reversed().map(\.inverse)
    guard commit.made.isEmpty else {
      return try write(change, at: nil, from: before, to: file, &commit)
    }
    try follow(before, in: file, &commit)
  }

  /// Puts the journal of a commit in the place of one that says the same, where undo goes on.
  private func follow(
    _ before: Journal, in file: borrowing OpenFile, _ commit: inout Commit
  ) throws(StorageError) {
    let after = commit.reading.journal
    var log = UndoFile(undoPath, in: home.folder, disk: disk)
    let seals = SealFile(of: self, before: before, undo: log.bytes)
    if !seals.isFollowed(by: log.bytes) { log.breakOff() }
    try seals.prepare(before, leadingTo: after, undo: log.bytes)
    let written = try replacement(of: path, after.bytes, like: file)
    log.follow(from: before, to: after)
    seals.confirm(after, undo: log.bytes)
    finish(&commit, written, instead: file)
  }

  /// Writes a turn: first how to take it back, then the journal. Where there is room for the journal
  /// alone, the turn is kept and cannot be taken back.
  private func write(
    _ change: JournalChange?, at start: Int?, from before: Journal,
    to file: borrowing OpenFile, _ commit: inout Commit
  ) throws(StorageError) {
    let after = commit.reading.journal
    var log = UndoFile(undoPath, in: home.folder, disk: disk)
    let seals = SealFile(of: self, before: before, undo: log.bytes)
    if !seals.isFollowed(by: log.bytes) { log.breakOff() }
    if let change, !change.isEmpty {
      commit.canUndo = log.note(change, from: before, to: after)
    }
    do throws(StorageError) {
      if !commit.canUndo || change?.isEmpty != false {
        try? seals.prepare(before, leadingTo: after, undo: log.bytes)
      }
      let written = try write(after, at: start, from: before, to: file)
      seals.confirm(after, undo: log.bytes)
      finish(&commit, written, instead: file)
      return
    } catch {
      log.withdraw()
      guard case .diskFull = error, commit.canUndo, change?.isEmpty == false else { throw error }
      log.forgo(to: after)
      commit.canUndo = false
    }
    do throws(StorageError) {
      try? seals.prepare(before, leadingTo: after, undo: log.bytes)
      let written = try write(after, at: start, from: before, to: file)
      seals.confirm(after, undo: log.bytes)
      finish(&commit, written, instead: file)
    } catch {
      log.withdraw()
      throw error
    }
  }

  private func exists() throws(StorageError) -> Bool {
    do throws(SystemFault) {
      _ = try home.folder.stamp(of: path)
      return true
    } catch {
      guard error.isAbsence else { throw .writing(path, error) }
      return false
    }
  }

  /// The journal as it is in the locked file.
  private func current(
    _ file: borrowing OpenFile, _ reading: Reading?
  ) throws(StorageError) -> Reading {
    do throws(SystemFault) {
      let stamp = try file.stamp()
      var known = reading
      if known?.stamp != stamp {
        known = Reading(journal: Journal(parsing: try file.readAll()), stamp: stamp)
      }
      if let known, !known.journal.isOfLaterVersion { return known }
    } catch {
      throw .reading(path, error)
    }
    throw .laterVersion(path)
  }

  /// Writes a journal whose lines from `start` on are others: at the end of the file where that is
  /// enough; returns the file that took its place if it is not.
  private func write(
    _ after: Journal, at start: Int?, from before: Journal, to file: borrowing OpenFile
  ) throws(StorageError) -> OpenFile? {
    if let start, start >= before.lines.count {
      let size = before.byteCount
      try append(after.bytes(after: size), to: file, keeping: size)
      return nil
    }
    if let start, start == after.lines.count {
      let size = after.byteCount
      try cut(before.bytes(after: size), from: file, keeping: size)
      return nil
    }
    return try replacement(of: path, after.bytes, like: file)
  }

  /// Appends whole lines; when that fails, cuts the file back to its first `size` bytes.
  private func append(
    _ bytes: [UInt8], to file: borrowing OpenFile, keeping size: Int
  ) throws(StorageError) {
    do throws(SystemFault) {
      if try file.stamp().size > size { try file.truncate(to: size) }
      guard !bytes.isEmpty else { return }
      try file.write(bytes, to: disk)
      try file.sync(to: disk)
    } catch {
      try? file.truncate(to: size)
      throw .writing(path, error)
    }
  }

  /// Cuts the file back to its first `size` bytes; when that fails, the last ones are put back.
  private func cut(
    _ bytes: [UInt8], from file: borrowing OpenFile, keeping size: Int
  ) throws(StorageError) {
    do throws(SystemFault) {
      try file.truncate(to: size)
    } catch {
      throw .writing(path, error)
    }
    do throws(SystemFault) {
      try file.sync(to: disk)
    } catch {
      try? file.write(bytes, to: disk)
      throw .writing(path, error)
    }
  }

  func keepTorn(_ line: [UInt8]) throws(StorageError) {
    do throws(SystemFault) {
      let file = try home.folder.open(tornPath, for: .creatingToAppend)
      try file.write(line + [UInt8(ascii: "\n")], to: disk)
      try file.sync(to: disk)
    } catch {
      throw .writing(tornPath, error)
    }
  }

  /// The state of the file after a write; where it cannot be had, the file is read anew later.
  private func finish(
    _ commit: inout Commit, _ replaced: consuming OpenFile?, instead file: borrowing OpenFile
  ) {
    switch consume replaced {
    case .some(let file): commit.reading.stamp = try? file.stamp()
    case .none: commit.reading.stamp = try? file.stamp()
    }
  }
}

extension Commit {
  /// Takes a last line that was cut short out of the journal, into a file of its own.
  fileprivate mutating func setTornAside(by file: JournalFile) throws(StorageError) {
    torn = reading.journal.removeTornLine()
    if let torn { try file.keepTorn(torn) }
  }
}
