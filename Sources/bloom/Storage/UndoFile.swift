import Journal

/// `NAME.undo` while the journal's lock is held: what takes back the last turns, as read and as it is
/// to be.
struct UndoFile {
  private(set) var log: UndoLog
  private let original: UndoLog
  private let path: String
  private let folder: Folder
  private let disk: Disk
  /// The bytes of the file as it was read.
  private let kept: [UInt8]
  /// The bytes of the file as it is.
  private(set) var bytes: [UInt8]
  private var state = State.asRead
  /// Why the file that is there could not be read: then it stays as it is.
  private let fault: SystemFault?

  private enum State { case asRead, grown, replaced, cut }

  init(_ path: String, in folder: Folder = .disk, disk: Disk) {
    self.path = path
    self.folder = folder
    self.disk = disk
    (original, kept, fault) = Self.read(path, in: folder)
    bytes = kept
    log = original
  }

  /// Nothing where there is no file; a log that takes nothing back where it cannot be read, and why.
  static func read(
    _ path: String, in folder: Folder = .disk
  ) -> (log: UndoLog, bytes: [UInt8], fault: SystemFault?) {
    do throws(SystemFault) {
      let bytes = try folder.open(path, for: .reading).readAll()
      return (UndoLog(parsing: bytes), bytes, nil)
    } catch {
      return error.isAbsence ? (UndoLog(), [], nil) : (.unreadable, [], error)
    }
  }

  /// Notes a turn before the journal has it; it is on the disk on return.
  ///
  /// False where that cannot be.
  mutating func note(_ change: JournalChange, from before: Journal, to after: Journal) -> Bool {
    log.note(change, from: before, to: after)
    do throws(SystemFault) {
      try save()
      return true
    } catch {
      forgo(to: after)
      return false
    }
  }

  /// Goes without a note of the turn to come.
  ///
  /// The journal it leads to is mostly none that the file knows. Where it is, as when a line just added
  /// is taken out, the file's last line loses its end, so that no earlier turn is taken for this one.
  mutating func forgo(to after: Journal) {
    withdraw()
    guard original.last(of: after) != .unknown, kept.last == UInt8(ascii: "\n") else { return }
    state = .cut
    bytes = kept.dropLast()
    do throws(SystemFault) {
      let file = try folder.open(path, for: .appending)
      try file.truncate(to: kept.count - 1)
      try file.sync(to: disk)
    } catch {
      try? folder.remove(path)
    }
  }

  /// Takes nothing back from before, as what was last then is not known.
  mutating func breakOff() { log.breakOff() }

  /// Puts the file back as it was read, as the journal did not take the turn; what cannot be put back
  /// is known later as a turn that is not in the journal.
  mutating func withdraw() {
    defer { (state, bytes) = (.asRead, kept) }
    switch state {
    case .asRead: break
    case .grown: try? folder.open(path, for: .appending).truncate(to: kept.count)
    case .cut: try? folder.open(path, for: .appending).write([UInt8(ascii: "\n")], to: .real)
    case .replaced: replaceWithKept()
    }
  }

  /// Forgets the turn that was taken back in a journal as it was before; where that fails the file
  /// still says so by itself.
  mutating func takeLast(of journal: Journal) {
    log.takeLast(of: journal)
    try? save()
  }

  /// Goes on after lines of the journal were given seals.
  mutating func follow(from before: Journal, to after: Journal) {
    log.follow(from: before, to: after)
    try? save()
  }

  private func replaceWithKept() {
    if kept.isEmpty {
      try? folder.remove(path)
    } else {
      _ = try? Replacement.write(
        kept, over: path, in: folder, mode: 0o600, isDurable: false, disk: disk)
    }
  }

  /// Makes the file say what the log says: at its end where that is enough.
  private mutating func save() throws(SystemFault) {
    if let fault { throw fault }
    let bytes = log.bytes
    if kept.starts(with: bytes), !bytes.isEmpty {
      try folder.open(path, for: .appending).truncate(to: bytes.count)
      self.bytes = bytes
      return
    }
    if bytes.starts(with: kept), !kept.isEmpty, (try? grow(bytes[kept.count...])) != nil {
      state = .grown
      self.bytes = bytes
      return
    }
    _ = try Replacement.write(
      bytes, over: path, in: folder, mode: 0o600, isDurable: true, disk: disk)
    state = .replaced
    self.bytes = bytes
  }

  private func grow(_ bytes: ArraySlice<UInt8>) throws(SystemFault) {
    let file = try folder.open(path, for: .appending)
    guard try file.stamp().size == kept.count else { throw .notAFile }
    do throws(SystemFault) {
      try file.write(Array(bytes), to: disk)
      try file.sync(to: disk)
    } catch {
      try? file.truncate(to: kept.count)
      throw error
    }
  }
}
