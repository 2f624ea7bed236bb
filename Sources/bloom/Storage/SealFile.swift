import Journal

/// `NAME.seals` while the journal's lock is held: which sealed lines there are.
///
/// A locked home has none, since what is sealed as a whole cannot lose a line.
struct SealFile {
  private let store: JournalFile
  private let count: SealCount?
  /// Whether the journal is the one that was written last, or one that a turn broken off has made of it.
  private let isKnown: Bool
  private let isInDoubt: Bool
  private let size: Int?

  /// Looks whether a journal is as it was left.
  init(of store: JournalFile, before: Journal, undo: [UInt8]) {
    self.store = store
    let bytes = Self.bytes(of: store)
    size = bytes?.count
    count = bytes.flatMap { SealCount(parsing: $0) }
    isKnown =
      count?.fits(before) { undo }
      ?? (store.home.folder != .disk || UndoLog(parsing: undo).mayLead(to: before))
    isInDoubt = bytes?.isEmpty == false && (count?.isInDoubt ?? true) || !isKnown
  }

  /// Whether the journal and the undo file may be those that were written last; where there is no count,
  /// any may.
  func isFollowed(by undo: [UInt8]) -> Bool { isKnown && (count?.fits(undo: undo) ?? true) }

  /// The count as it stands; nil where there is none, and where the home is locked; none that can be
  /// followed where it cannot be read.
  static func bytes(of store: JournalFile) -> [UInt8]? {
    guard store.home.folder == .disk else { return nil }
    do throws(StorageError) {
      return try store.home.read(store.sealsName)
    } catch {
      return [UInt8(ascii: "?")]
    }
  }

  /// Keeps what a turn leads to, before it is made; it is on the disk on return.
  func prepare(_ before: Journal, leadingTo after: Journal, undo: [UInt8]) throws(StorageError) {
    do throws(SystemFault) {
      try write(
        SealCount(of: before, leadingTo: after, undo: undo, isInDoubt: isInDoubt), isDurable: true)
    } catch {
      throw .writing(store.sealsPath, error)
    }
  }

  /// Keeps which lines there are now. Where that is lost, what takes the last turn back still says so.
  func confirm(_ journal: Journal, undo: [UInt8], isAccepted: Bool = false) {
    try? write(
      SealCount(of: journal, undo: undo, isInDoubt: isInDoubt && !isAccepted), isDurable: false)
  }

  private func write(_ count: SealCount, isDurable: Bool) throws(SystemFault) {
    guard store.home.folder == .disk else { return }
    let bytes = count.bytes
    guard size == bytes.count, let file = try? OpenFile(store.sealsPath, for: .overwriting) else {
      _ = try Replacement.write(
        bytes, over: store.sealsPath, mode: 0o600, isDurable: isDurable, disk: store.disk)
      return
    }
    try file.overwrite(bytes)
    if isDurable { try file.sync(to: store.disk) }
  }
}

extension JournalFile {
  var sealsName: String { "\(name).seals" }
  /// The file with the count of the sealed lines.
  var sealsPath: String { "\(home.path)/\(sealsName)" }

  /// What is to be known where the sealed lines are others than were written; read once more under the
  /// lock where it seems so, as another Bloom may be writing.
  func looked(over reading: Reading) throws(StorageError) -> Reading {
    guard home.folder == .disk, lineIssue(of: reading) != nil,
      let file = try? OpenFile.locked(path, for: .reading, in: home.folder, patience: 200)
    else {
      var reading = reading
      if reading.stamp == nil { reading.doubts = [lineIssue(of: reading)].compactMap(\.self) }
      return reading
    }
    var fresh = reading
    do throws(SystemFault) {
      fresh.stamp = try file.stamp()
      fresh.journal = Journal(parsing: try file.readAll())
    } catch {
      throw .reading(path, error)
    }
    fresh.doubts = [lineIssue(of: fresh)].compactMap(\.self)
    extendLifetime(file)
    return fresh
  }

  private func lineIssue(of reading: Reading) -> JournalIssue? {
    guard let bytes = SealFile.bytes(of: self), !bytes.isEmpty else {
      let isLedTo = UndoLog(parsing: UndoFile.read(undoPath).bytes).mayLead(to: reading.journal)
      return isLedTo ? nil : Journal.countMissing(file: "\(name).journal")
    }
    guard let count = SealCount(parsing: bytes) else {
      return Journal.countIssue(file: sealsName)
    }
    let issue = reading.journal.lineIssue(against: count, file: "\(name).journal") {
      UndoFile.read(undoPath).bytes
    }
    guard issue == nil, count.undoSize > 0 else { return issue }
    let size = (try? home.folder.stamp(of: undoPath))?.size ?? 0
    guard size < count.undoSize, !count.fits(undo: UndoFile.read(undoPath).bytes) else {
      return nil
    }
    return Journal.undoIssue(file: "\(name).undo")
  }

  /// Whether the undo file is as it was written, byte for byte.
  var undoIssue: JournalIssue? {
    guard let bytes = SealFile.bytes(of: self), let count = SealCount(parsing: bytes),
      !count.fits(undo: UndoFile.read(undoPath, in: home.folder).bytes)
    else { return nil }
    return Journal.undoIssue(file: "\(name).undo")
  }
}
