import Synchronization

/// What reaches the disk and comes back from it.
extension SealedFolder {
  /// With more turns than this they are put into a new base.
  static let mostTurns = 16

  /// Takes the lock of the folder, so that no other process writes, and takes in what others wrote.
  func hold(patience: Int) throws(SystemFault) {
    try contents.withLock { (contents) throws(SystemFault) in
      if contents.holders == 0 {
        do throws(StorageError) {
          contents.lock = try OpenFile.locked(lockPath, for: .appending, patience: patience)
        } catch {
          if case .locked = error { throw .isBusy }
          throw .lockChanged
        }
        do throws(SystemFault) {
          try refresh(&contents)
        } catch {
          contents.lock = nil
          throw error
        }
      }
      contents.holders += 1
    }
  }

  /// Lets others write again.
  func letGo() {
    contents.withLock { contents in
      contents.holders -= 1
      if contents.holders == 0 { contents.lock = nil }
    }
  }

  /// Writes what changed since the last turn as a turn; nothing where nothing did.
  func save(_ contents: inout Contents, to disk: Disk) throws(SystemFault) {
    var changes: [SealedRecord.Change] = []
    for (name, number) in contents.names.sorted(by: { $0.key < $1.key })
    where Replacement.target(of: name) == nil {
      guard let node = contents.nodes[number] else { continue }
      let saved = contents.saved[name]
      if saved?.node == number, saved?.revision == node.revision { continue }
      if let change = SealedRecord.change(of: name, from: saved?.bytes, to: node.bytes) {
        changes.append(change)
      }
    }
    for name in contents.saved.keys.sorted() where contents.names[name] == nil {
      changes.append(.remove(name))
    }
    if !changes.isEmpty {
      let number = contents.last + 1
      let turn = SealedRecord(turn: changes, id: header.id, number: number)
      try write(turn, as: .turn(id: header.id, number), disk)
      contents.last = number
    }
    contents.noteSaved()
    if contents.last - contents.base >= Self.mostTurns { try? compact(&contents, disk) }
  }

  private func write(
    _ record: SealedRecord, as name: SealedName, _ disk: Disk
  ) throws(SystemFault) {
    let sealed: [UInt8]
    do throws(SealingFault) {
      sealed = try sealing.seal(record.bytes, .key(key))
    } catch {
      throw .sealing
    }
    _ = try Replacement.write(
      sealed, over: "\(path)/\(name.text)", mode: 0o600, isDurable: true, disk: disk)
  }

  /// Puts all turns into a new base; the old one goes once the new one stands.
  private func compact(_ contents: inout Contents, _ disk: Disk) throws(SystemFault) {
    let number = contents.last
    let files = contents.saved.mapValues(\.bytes)
    try write(
      SealedRecord(base: files, id: header.id, number: number), as: .base(id: header.id, number),
      disk)
    contents.base = number
    removeOld(before: number)
  }

  /// Removes what a base holds too: turns up to its own, older bases, and what a kill left of a file.
  private func removeOld(before base: Int) {
    for name in (try? System.names(in: path)) ?? [] {
      let isHalf = Replacement.target(of: name).flatMap { SealedName($0) }?.id == header.id
      let sealed = SealedName(name)
      let isOld =
        switch sealed {
        case .base(_, let number): number < base
        case .turn(_, let number): number <= base
        case nil: false
        }
      if isHalf || isOld && sealed?.id == header.id { try? System.remove("\(path)/\(name)") }
    }
  }

  /// Reads what is on the disk and not in memory yet; nothing while something is written here.
  func refresh(_ contents: inout Contents) throws(SystemFault) {
    guard contents.holders == 0 else { return }
    // Another process may put turns into a base while they are read, once or twice.
    for attempt in 0..<8 {
      do throws(SystemFault) {
        return try takeNews(&contents)
      } catch {
        guard error.isAbsence, attempt < 7 else { throw error }
      }
    }
  }

  private func takeNews(_ contents: inout Contents) throws(SystemFault) {
    var (base, turns) = (-1, -1)
    for case .some(let name) in try System.names(in: path).map({ SealedName($0) })
    where name.id == header.id {
      switch name {
      case .base(_, let number): base = max(base, number)
      case .turn(_, let number): turns = max(turns, number)
      }
    }
    if base > contents.last {
      let record = try read(.base(id: header.id, base))
      contents.names = [:]
      contents.saved = [:]
      try contents.take(record)
    }
    contents.base = max(contents.base, base)
    guard contents.base >= 0 else { throw .damage }
    while contents.last < turns {
      try contents.take(try read(.turn(id: header.id, contents.last + 1)))
    }
  }

  private func read(_ name: SealedName) throws(SystemFault) -> SealedRecord {
    let sealed = try OpenFile("\(path)/\(name.text)", for: .reading).readAll()
    let bytes: [UInt8]
    do throws(SealingFault) {
      bytes = try sealing.open(sealed, .key(key))
    } catch {
      if case .wrongSecret = error { throw .damage }
      throw .sealing
    }
    guard let record = SealedRecord(parsing: bytes), record.id == header.id,
      record.number == name.number, record.isBase == (name == .base(id: header.id, name.number))
    else { throw .damage }
    return record
  }
}

extension SealedFolder.Contents {
  /// Takes in what was read from the disk.
  fileprivate mutating func take(_ record: SealedRecord) throws(SystemFault) {
    var files = saved.mapValues(\.bytes)
    for change in record.changes {
      guard files.make(change) else { throw .damage }
      let name =
        switch change {
        case .put(let name, _, _, _), .remove(let name): name
        }
      guard let bytes = files[name] else {
        names[name] = nil
        saved[name] = nil
        continue
      }
      nodes[nextNode] = SealedFolder.Node(bytes: bytes, changed: record.number)
      names[name] = nextNode
      saved[name] = SealedFolder.Saved(node: nextNode, revision: 0, bytes: bytes)
      nextNode += 1
    }
    last = record.number
    dropUnused()
  }

  /// Keeps that everything in memory is on the disk.
  fileprivate mutating func noteSaved() {
    var now: [String: SealedFolder.Saved] = [:]
    for (name, number) in names where Replacement.target(of: name) == nil {
      guard var node = nodes[number] else { continue }
      if node.changed < 0 {
        node.changed = last
        nodes[number] = node
      }
      now[name] = SealedFolder.Saved(node: number, revision: node.revision, bytes: node.bytes)
    }
    saved = now
  }
}
