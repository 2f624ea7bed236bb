import Civil

/// A copy of a whole home in a folder of its own, such as `bloom-2026-03-09T1230`.
struct Backup {
  /// The folder.
  let path: String
  let made: Moment
  /// The bytes of each file by its name.
  let files: [String: [UInt8]]

  private static let prefix = "bloom-"

  /// Whether a file of a home goes into a backup: all but what is only there while something is done,
  /// and what is reckoned anew.
  static func isKept(_ name: String) -> Bool {
    if let kind = owner(of: name)?.kind {
      return !["editing", "glance", "seals", "copy"].contains(kind)
    }
    return SealedName(name) != nil || name == LockHeader.name
  }

  /// Whose file it is by its name, and of which kind; nil for other names.
  static func owner(of name: String) -> (person: String, kind: String)? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let kind = String(name[name.index(after: dot)...])
    guard JournalFile.kinds.contains(kind), let person = Home.person(of: name[..<dot]),
      !person.isEmpty
    else { return nil }
    return (person, kind)
  }

  private init(path: String, made: Moment, files: [String: [UInt8]]) {
    self.path = path
    self.made = made
    self.files = files
  }

  /// Reads a backup, or the newest one in a folder of them, and holds every file to its manifest.
  init(in folder: String) throws(StorageError) {
    let path = try Self.newest(in: Home(path: folder).path)
    let home = Home(path: path)
    guard let bytes = try home.read(Manifest.name) else { throw .noBackup(folder) }
    let manifest = try Manifest(parsing: bytes, in: path)
    var files: [String: [UInt8]] = [:]
    for file in manifest.files {
      guard let bytes = try home.read(file.name) else {
        throw .damagedBackup(path, .missing(file.name))
      }
      guard Manifest.File(file.name, bytes) == file else {
        throw .damagedBackup(path, .changed(file.name))
      }
      files[file.name] = bytes
    }
    self.path = path
    self.files = files
    made = manifest.made
  }

  /// Whether it is the copy of a locked home, sealed as that was.
  var isSealed: Bool { files[LockHeader.name] != nil }

  /// The backup with its files opened.
  func opened(with passphrase: [UInt8], by sealing: Sealing) throws(StorageError) -> Backup {
    guard isSealed else { return self }
    guard
      case .sealed(let folder) = try Home(path: path).opened(with: passphrase, by: sealing).folder
    else { return self }
    do throws(SystemFault) {
      return Backup(path: path, made: made, files: try folder.files())
    } catch {
      throw .reading(path, error)
    }
  }

  /// The folder itself where it is a backup, else the newest backup in it.
  private static func newest(in folder: String) throws(StorageError) -> String {
    let names: [String]
    do throws(SystemFault) {
      names = try System.names(in: folder)
    } catch {
      throw error.isAbsence ? .noFolder(folder) : .reading(folder, error)
    }
    if names.contains(Manifest.name) { return folder }
    guard let newest = names.last(where: { moment(of: $0) != nil }) else {
      throw .noBackup(folder)
    }
    return "\(folder)/\(newest)"
  }

  /// When the backup of a name like `bloom-2026-03-09T1230` was made; nil for other names.
  private static func moment(of name: String) -> Moment? {
    let digits = name.dropFirst(prefix.count)
    guard name.hasPrefix(prefix), digits.count == 15 else { return nil }
    return Moment(iso: digits.dropLast(2) + ":" + digits.suffix(2))
  }

  private static func name(at moment: Moment) -> String {
    prefix + moment.iso.filter { $0 != ":" }
  }
}

extension Backup {
  /// Copies a home into a new folder below `folder`, which stands under its name only once every byte
  /// is on the disk; one of the same minute stays unless `replacing`.
  static func write(
    _ home: Home, into folder: String, at now: Moment, replacing: Bool, disk: Disk = .real
  ) throws(StorageError) -> Backup {
    let folder = Home(path: folder).path
    guard NewFile.isFolder(folder) else { throw .noFolder(folder) }
    guard !isInside(folder, home.path) else { throw .backupInHome(folder) }
    let path = "\(folder)/\(name(at: now))"
    let isThere = (try? System.stamp(of: path)) != nil
    guard replacing || !isThere else { throw .inTheWay(path) }
    let files = try home.snapshot()
    guard !files.isEmpty else { throw .nothingKept(home.path) }
    let temporary = "\(path).\(RecordID.random()).new"
    do throws(SystemFault) {
      try System.makeFolder(temporary)
      try fill(temporary, files, at: now, disk)
    } catch {
      remove(temporary)
      throw .writing(path, error)
    }
    do throws(StorageError) {
      // What the disk took is read once more before it stands for the diary.
      let backup = try Backup(in: temporary)
      try put(temporary, at: path, isThere: isThere)
      try? OpenFile(folder, for: .reading).sync(to: disk)
      return Backup(path: path, made: backup.made, files: backup.files)
    } catch {
      remove(temporary)
      throw error
    }
  }

  /// Whether a folder is another, by whatever path, or stands below it.
  private static func isInside(_ folder: String, _ home: String) -> Bool {
    if folder.hasPrefix(home + "/") { return true }
    guard let one = try? OpenFile(folder, for: .reading).stamp(),
      let other = try? OpenFile(home, for: .reading).stamp()
    else { return false }
    return one.isSameFile(as: other)
  }

  private static func fill(
    _ folder: String, _ files: [String: [UInt8]], at now: Moment, _ disk: Disk
  ) throws(SystemFault) {
    let sorted = files.sorted { $0.key < $1.key }
    let manifest = Manifest(made: now, files: sorted.map { Manifest.File($0.key, $0.value) })
    for (name, bytes) in sorted + [(Manifest.name, manifest.bytes)] {
      let file = try OpenFile("\(folder)/\(name)", for: .creatingAnew)
      try file.write(bytes, to: disk)
      try file.sync(to: disk)
    }
    try? OpenFile(folder, for: .reading).sync(to: disk)
  }

  /// Gives the folder its name; an older one there goes once the new one stands.
  private static func put(
    _ temporary: String, at path: String, isThere: Bool
  ) throws(StorageError) {
    let old = "\(path).\(RecordID.random()).old"
    do throws(SystemFault) {
      if isThere { try System.rename(path, to: old) }
      try System.rename(temporary, to: path)
    } catch {
      if isThere { try? System.rename(old, to: path) }
      throw .writing(path, error)
    }
    if isThere { remove(old) }
  }

  /// Removes a folder that was made here, with the files in it.
  private static func remove(_ folder: String) {
    for name in (try? System.names(in: folder)) ?? [] { try? System.remove("\(folder)/\(name)") }
    try? System.removeFolder(folder)
  }
}

extension Home {
  /// The bytes of every file that a backup keeps, those of one person as of one moment.
  func snapshot() throws(StorageError) -> [String: [UInt8]] {
    if isLocked { return try sealedSnapshot() }
    let remains = try Remains(self)
    if let fault = remains.fault { throw fault }
    let names = remains.names.filter { Backup.isKept($0) && Backup.owner(of: $0) != nil }
    var files: [String: [UInt8]] = [:]
    for person in try people() {
      let store = try journal(of: person)
      let file = try OpenFile.locked(
        store.path, for: .reading, in: folder, patience: JournalFile.patience)
      for name in store.names where names.contains(name) { files[name] = try read(name) }
      extendLifetime(file)
    }
    for name in names where files[name] == nil { files[name] = try read(name) }
    return files
  }

  /// The files of a locked home, sealed as they are.
  private func sealedSnapshot() throws(StorageError) -> [String: [UInt8]] {
    let file = try OpenFile.locked(lockPath, for: .reading, patience: JournalFile.patience)
    let header = try lockHeader()
    var files: [String: [UInt8]] = [:]
    for name in try names() where SealedName(name)?.id == header?.id || name == LockHeader.name {
      files[name] = try read(name)
    }
    extendLifetime(file)
    return files
  }
}
