/// Putting the lock on a home, opening it, and taking the lock off.
extension Home {
  var lockPath: String { "\(path)/\(LockHeader.name)" }

  /// Whether the files here are sealed.
  var isLocked: Bool { (try? System.stamp(of: lockPath)) != nil }

  /// Whether sealed files lie here and nothing else: what opens them was lost.
  var hasLostLock: Bool {
    guard folder == .disk, !isLocked, let names = try? names(), let people = try? people() else {
      return false
    }
    return people.isEmpty && names.contains { SealedName.isOfLock($0) }
  }

  /// What the lock says of itself; nil where there is none.
  func lockHeader() throws(StorageError) -> LockHeader? {
    guard let bytes = try Home(path: path).read(LockHeader.name) else { return nil }
    return try LockHeader(parsing: bytes, at: lockPath)
  }

  /// The same home with its files opened; itself where there is no lock.
  func opened(
    with passphrase: [UInt8], by sealing: Sealing
  ) throws(StorageError) -> Home {
    guard let header = try lockHeader() else { return self }
    let key = try Home.sealed(by: sealing) { () throws(SealingFault) in
      try sealing.open(header.sealedKey, .passphrase(passphrase))
    }
    let folder = SealedFolder(path: path, header: header, key: key, sealing: sealing)
    do throws(SystemFault) {
      _ = try folder.names()
    } catch {
      throw .reading(lockPath, error)
    }
    let home = Home(path: path, folder: .sealed(folder))
    home.finishLocking(folder)
    return home
  }

  private static func sealed<Value>(
    by sealing: Sealing, _ work: () throws(SealingFault) -> Value
  ) throws(StorageError) -> Value {
    do throws(SealingFault) {
      return try work()
    } catch {
      switch error {
      case .noProgram(let name): throw .noSealer(name)
      case .wrongSecret: throw .wrongPassphrase
      case .failed(let reason): throw .sealing(reason)
      }
    }
  }

  /// Removes plain files that are sealed as they are: a kill left them while the lock was put on or
  /// taken off.
  private func finishLocking(_ folder: SealedFolder) {
    let plain = Home(path: path)
    let left = plainNames
    guard !left.isEmpty, (try? folder.hold(patience: 0)) != nil else { return }
    defer { folder.letGo() }
    let files = (try? folder.files()) ?? [:]
    for name in left {
      let isHalf = Replacement.target(of: name) != nil
      if isHalf || Self.isReckoned(name) || (try? plain.read(name)) == files[name] {
        try? plain.remove(name)
      }
    }
  }

  /// The names of Bloom's files here that are not sealed.
  var plainNames: [String] {
    let names = (try? Remains(Home(path: path)).names) ?? []
    return names.filter { !SealedName.isOfLock($0) }
  }

  /// Puts the lock on: the files are sealed, opened again and held against the plain ones before
  /// those go.
  ///
  /// Until `bloom.lock` has its name the plain files stand; from then on the sealed ones do.
  func lock(
    with passphrase: [UInt8], by sealing: Sealing, disk: Disk = .real
  ) throws(StorageError) -> Home {
    guard folder == .disk, !isLocked else { throw .lockChanged(lockPath) }
    try create()
    if let fault = try Remains(Home(path: path)).fault { throw fault }
    let names = plainNames
    return try holding(names[...]) { () throws(StorageError) in
      var files: [String: [UInt8]] = [:]
      for name in names where Self.isSealed(name) { files[name] = try read(name) }
      let id = LockHeader.newID()
      let key = LockHeader.newKey()
      let header = LockHeader(
        program: sealing.program, id: id,
        sealedKey: try Self.sealed(by: sealing) { () throws(SealingFault) in
          try sealing.seal(key, .passphrase(passphrase))
        })
      let base = SealedRecord(base: files, id: id, number: 0)
      let sealed = try Self.sealed(by: sealing) { () throws(SealingFault) in
        try sealing.seal(base.bytes, .key(key))
      }
      let baseName = SealedName.base(id: id, 0).text
      do throws(StorageError) {
        try write(baseName, sealed, disk: disk)
        try check(header, baseName, holds: base, passphrase, sealing)
        guard Set(plainNames) == Set(names) else { throw .locked(path) }
        try write(LockHeader.name, header.bytes, disk: disk)
      } catch {
        if !isLocked { try? remove(baseName) }
        throw error
      }
      for name in names { try remove(name) }
      try? OpenFile(path, for: .reading).sync(to: disk)
      return try opened(with: passphrase, by: sealing)
    }
  }

  /// Whether a file is sealed, and not only removed: what is half written or reckoned anew goes.
  private static func isSealed(_ name: String) -> Bool {
    Replacement.target(of: name) == nil && !isReckoned(name)
  }

  /// Whether what a file holds is reckoned anew from the others.
  private static func isReckoned(_ name: String) -> Bool {
    ["glance", "seals"].contains(Backup.owner(of: name)?.kind)
  }

  /// Opens what was written to the disk, as a later start would, and holds it against the plain files.
  private func check(
    _ header: LockHeader, _ baseName: String, holds base: SealedRecord, _ passphrase: [UInt8],
    _ sealing: Sealing
  ) throws(StorageError) {
    let written = try read(baseName) ?? []
    let bytes = try Self.sealed(by: sealing) { () throws(SealingFault) in
      let key = try sealing.open(header.sealedKey, .passphrase(passphrase))
      return try sealing.open(written, .key(key))
    }
    guard bytes == base.bytes, SealedRecord(parsing: bytes) == base,
      try LockHeader(parsing: header.bytes, at: lockPath) == header
    else { throw .damagedLock("\(path)/\(baseName)") }
  }

  /// Does something while no other process may write any of some files.
  private func holding<Value>(
    _ names: ArraySlice<String>, _ work: () throws(StorageError) -> Value
  ) throws(StorageError) -> Value {
    guard let name = names.first else { return try work() }
    let file = try OpenFile.locked(
      "\(path)/\(name)", for: .reading, patience: JournalFile.patience)
    defer { extendLifetime(file) }
    return try holding(names.dropFirst(), work)
  }

  /// Takes the lock off: the files stand in plain again before the sealed ones go.
  func unlock(disk: Disk = .real) throws(StorageError) -> Home {
    guard case .sealed(let folder) = folder else { return self }
    let plain = Home(path: path)
    do throws(SystemFault) {
      try folder.hold(patience: JournalFile.patience)
    } catch {
      throw .writing(lockPath, error)
    }
    defer { folder.letGo() }
    let files: [String: [UInt8]]
    do throws(SystemFault) {
      files = try folder.files()
    } catch {
      throw .reading(lockPath, error)
    }
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      if let there = try plain.read(name), there != bytes { throw .inTheWay("\(path)/\(name)") }
    }
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let path = "\(path)/\(name)"
      do throws(SystemFault) {
        _ = try Replacement.write(bytes, over: path, mode: 0o600, isDurable: true, disk: disk)
      } catch {
        throw .writing(path, error)
      }
      guard try plain.read(name) == bytes else { throw .damagedLock(path) }
    }
    try plain.remove(LockHeader.name)
    try? OpenFile(path, for: .reading).sync(to: disk)
    for name in try plain.names() where SealedName.isOfLock(name, id: folder.header.id) {
      try? plain.remove(name)
    }
    return plain
  }
}

extension SealedName {
  /// Whether a file is one of a lock, or what a kill left of one.
  static func isOfLock(_ name: String, id: String? = nil) -> Bool {
    let whole = Replacement.target(of: name) ?? name
    if whole == LockHeader.name { return id == nil || whole != name }
    return SealedName(whole).map { id == nil || $0.id == id } ?? false
  }
}
