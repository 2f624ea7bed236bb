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
    let written = try write(edits, to: file, &commit)
    var log = undoLog()
    log.note(commit.made)
    commit.canUndo = save(log)
    try finish(&commit, written, instead: file)
    return commit
  }

  /// Takes back the last turn; nil when there is none.
  ///
  /// What was changed by hand meanwhile stays: entries are found by what they say.
  func undo(after reading: Reading? = nil) throws(StorageError) -> Commit? {
    guard try exists() else { return nil }
    let file = try locked(.appending)
    var log = undoLog()
    guard let edits = log.takeLast() else { return nil }
    var commit = Commit(reading: try current(file, reading))
    let written = try write(edits, to: file, &commit)
    commit.canUndo = save(log)
    try finish(&commit, written, instead: file)
    return commit
  }

  /// Seals the lines that were typed or changed by hand, after she has said that they are right.
  func seal() throws(StorageError) -> Commit {
    guard try exists() else { return Commit(reading: try self.read()) }
    let file = try locked(.appending)
    var commit = Commit(reading: try current(file, nil))
    commit.sealed = commit.reading.journal.seal()
    guard commit.sealed > 0 else { return commit }
    let written = try replacement(of: path, commit.reading.journal.bytes, like: file)
    try finish(&commit, written, instead: file)
    return commit
  }

  /// Writes a journal where there is none yet, with its comments; else adds its entries.
  func restore(_ journal: Journal) throws(StorageError) -> Commit {
    try home.create()
    let file = try locked(.creatingToAppend)
    var commit = Commit(reading: try current(file, nil))
    guard commit.reading.journal.lines.isEmpty else { throw .inTheWay(path) }
    try append(journal.bytes, to: file, keeping: 0)
    commit.reading.journal = journal
    commit.made = journal.entries.map(Edit.add)
    var log = undoLog()
    log.note(commit.made)
    commit.canUndo = save(log)
    try finish(&commit, nil, instead: file)
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
    let removed = Arrival(reading.journal.entries).edits(for: journal).map(\.inverse)
    let added = Arrival(journal.entries).edits(for: reading.journal)
    commit.made = removed + added
    let written = try replacement(of: path, journal.bytes, like: file)
    var log = undoLog()
    log.note(commit.made)
    commit.canUndo = save(log)
    try finish(&commit, written, instead: file)
    return commit
  }

  private func exists() throws(StorageError) -> Bool {
    do throws(SystemFault) {
      _ = try System.stamp(of: path)
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

  /// Makes the edits in the file, by appending if they only add; returns the file that took its
  /// place if they do not.
  private func write(
    _ edits: [Edit], to file: borrowing OpenFile, _ commit: inout Commit
  ) throws(StorageError) -> OpenFile? {
    var journal = commit.reading.journal
    commit.torn = journal.removeTornLine()
    if let torn = commit.torn { try keepTorn(torn) }
    let size = journal.byteCount
    let tail = journal.tail(of: edits)
    var isAppended = true
    for (edit, isMade) in zip(edits, journal.apply(edits)) {
      guard isMade else {
        commit.missing.append(edit)
        continue
      }
      commit.made.append(edit)
      if case .remove = edit { isAppended = false }
    }
    commit.reading.journal = journal
    if let tail {
      try cut(tail, from: file, keeping: size - tail.count)
      return nil
    }
    guard isAppended else { return try replacement(of: path, journal.bytes, like: file) }
    try append(journal.bytes(after: size), to: file, keeping: size)
    return nil
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

  private func keepTorn(_ line: [UInt8]) throws(StorageError) {
    do throws(SystemFault) {
      let file = try OpenFile(tornPath, for: .creatingToAppend)
      try file.write(line + [UInt8(ascii: "\n")], to: disk)
      try file.sync(to: disk)
    } catch {
      throw .writing(tornPath, error)
    }
  }

  private func finish(
    _ commit: inout Commit, _ replaced: consuming OpenFile?, instead file: borrowing OpenFile
  ) throws(StorageError) {
    do throws(SystemFault) {
      switch consume replaced {
      case .some(let file): commit.reading.stamp = try file.stamp()
      case .none: commit.reading.stamp = try file.stamp()
      }
    } catch {
      throw .reading(path, error)
    }
  }
}

extension JournalFile {
  /// Opens the journal's file and takes its lock, which goes away with the file.
  ///
  /// A file that was replaced while it was waited for is opened anew.
  private func locked(_ access: Access) throws(StorageError) -> OpenFile {
    let step = 20
    var waited = 0
    while true {
      do throws(SystemFault) {
        let file = try OpenFile(path, for: access)
        let stamp = try file.stamp()
        guard stamp.isFile else { throw SystemFault.notAFile }
        if try file.tryLock(), (try? System.stamp(of: path))?.isSameFile(as: stamp) == true {
          return file
        }
      } catch {
        throw .writing(path, error)
      }
      guard waited < patience else { throw .locked(path) }
      System.pause(milliseconds: step)
      waited += step
    }
  }

  private func replacement(
    of path: String, _ bytes: [UInt8], like file: borrowing OpenFile
  ) throws(StorageError) -> OpenFile {
    do throws(SystemFault) {
      let mode = try file.stamp().mode
      return try Replacement.write(bytes, over: path, mode: mode, isDurable: true, disk: disk)
    } catch {
      throw .writing(path, error)
    }
  }

  /// What takes back the last turns; nothing when it is missing or cannot be read.
  func undoLog() -> UndoLog {
    guard let bytes = try? OpenFile(undoPath, for: .reading).readAll() else { return UndoLog() }
    return UndoLog(parsing: bytes)
  }

  /// Saves the log; if that fails it removes the old one, which would take back another turn.
  private func save(_ log: UndoLog) -> Bool {
    do throws(SystemFault) {
      _ = try Replacement.write(
        log.bytes, over: undoPath, mode: 0o600, isDurable: false, disk: disk)
      return true
    } catch {
      try? System.remove(undoPath)
      return false
    }
  }
}
