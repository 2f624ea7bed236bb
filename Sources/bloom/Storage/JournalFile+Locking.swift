import Journal

extension JournalFile {
  /// Opens the journal's file and takes its lock, which goes away with the file.
  func locked(_ access: Access) throws(StorageError) -> OpenFile {
    let file = try OpenFile.locked(path, for: access, in: home.folder, patience: patience)
    do throws(SystemFault) {
      try home.folder.checkIsOpen(path)
    } catch {
      throw .writing(path, error)
    }
    return file
  }

  func replacement(
    of path: String, _ bytes: [UInt8], like file: borrowing OpenFile
  ) throws(StorageError) -> OpenFile {
    do throws(SystemFault) {
      let mode = try file.stamp().mode
      let new = try Replacement.write(
        bytes, over: path, in: home.folder, mode: mode, isDurable: true, disk: disk)
      Replacement.removeLeft(in: home, for: "\(name).journal")
      return new
    } catch {
      throw .writing(path, error)
    }
  }

  /// What takes back the last turns, nothing when it is missing; and what kept it from being read.
  func undoLog() -> (log: UndoLog, fault: StorageError?) {
    let found = UndoFile.read(undoPath, in: home.folder)
    return (found.log, found.fault.map { .reading(undoPath, $0) })
  }

  /// Removes what deleted lines still stand in: how to take turns back, torn lines, the copy of a
  /// repair, what was kept of an edit, typed lines, and what a write that was killed has left.
  func forgetTaken() throws(StorageError) {
    let file = try locked(.creatingToAppend)
    do throws(SystemFault) {
      let journal = Journal(parsing: try file.readAll())
      let seals = SealFile(
        of: self, before: journal, undo: UndoFile.read(undoPath, in: home.folder).bytes)
      seals.confirm(journal, undo: [])
      for kind in ["undo", "torn", "copy", "editing", "history"] {
        try home.removing("\(name).\(kind)")
      }
      for name in names {
        let isUnderLock = !name.hasSuffix(".settings") && !name.hasSuffix(".person")
        Replacement.removeLeft(
          in: home, for: name, olderThan: isUnderLock ? 0 : Replacement.longest)
      }
    } catch {
      throw .writing(path, error)
    }
    extendLifetime(file)
  }

  /// Goes on with the lines and the undo file as they are, after she has said that they are right.
  func settle() throws(StorageError) {
    let file = try locked(.creatingToAppend)
    do throws(SystemFault) {
      let journal = Journal(parsing: try file.readAll())
      var log = UndoFile(undoPath, in: home.folder, disk: disk)
      let seals = SealFile(of: self, before: journal, undo: log.bytes)
      if !seals.isFollowed(by: log.bytes) {
        log.breakOff()
        log.follow(from: journal, to: journal)
      }
      seals.confirm(journal, undo: log.bytes, isAccepted: true)
    } catch {
      throw .reading(path, error)
    }
    extendLifetime(file)
  }
}
